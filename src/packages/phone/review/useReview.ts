import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { requestPhoneReview } from '@/contract/phone/requestPhoneReview'
import { startPhoneChange } from '@/contract/phone/startPhoneChange'
import type { ErrorName } from '@/domain/errors/catalogue'
import { askedInReview, isHeld } from '@/domain/phone/change'
import type { HolderRelation, ReviewReason } from '@/domain/phone/change'
import type { Result } from '@/domain/result'
import { useIdCardReading } from '@/features/identity/idCard/useIdCardReading'
import { refusedAs } from '@/features/identity/refusedAs'
import { besidesPassword } from '@/features/order/useObstacles'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call } from '@/session/bank'
import { showComplaint } from '@/ui/complaint'
import { askToTick } from '@/ui/RequiredCheckbox'
import { showToast } from '@/ui/Toast'
import { isEarly, mayBegin, nextStep, sayPhoneRefusal, usePhoneStanding } from '../steps'
import type { PhoneChange } from '../steps'

export interface ReviewErrors {
  readonly reason?: string
  readonly relation?: string
}

/** What a person who decides is asked for a change: papers and a reason, or who holds the number, or both. */
export const askedFor = ({ method, owner = 'unavailable' }: PhoneChange) => askedInReview(method, owner)

/** Refusals that other pictures mend. */
const PICTURES = new Set<ErrorName | undefined>([
  'ImageUnknown',
  'OcrBlurred',
  'OcrWrongSide',
  'IdCardLost',
  'IdCardOfAnother',
])

/** The way by a person: begun, and asked for once the new number is proved. */
export function usePhoneReview() {
  const read = usePhoneStanding()
  const change = read.data?.change
  const reading = useIdCardReading({ told: false })
  const [reason, setReason] = useState<ReviewReason>()
  const [relation, setRelation] = useState<HolderRelation>()
  const [declared, setDeclared] = useState(false)
  const [errors, setErrors] = useState<ReviewErrors>({})

  const start = async (typed?: string): Promise<Result<unknown, CallError>> => {
    const begun = await call(startPhoneChange, { method: 'REVIEW', password: typed })
    if (begun.ok) go(nextStep(begun.value))
    return begun
  }
  const password = useWithPassword(startPhoneChange, { send: start, onRefused: sayPhoneRefusal })
  const obstacles = besidesPassword(password.obstacles)
  const begin = async (): Promise<void> => {
    if (obstacles.stop()) return
    if (!read.data || !(await mayBegin(change))) return
    if (isEarly(read.data)) return go('/ChangePhoneTwo')
    // What took a proof is given up by one only.
    if (change && isHeld(change) && read.data.hasPassword) return password.ask()
    const begun = await start()
    if (!begun.ok) await sayPhoneRefusal(begun.error)
  }
  const papers = reading.reading
  const asked = change && askedFor(change)
  const wrong: ReviewErrors = {
    ...(asked?.reason && reason === undefined && { reason: '请选择申请原因' }),
    ...(asked?.relation && relation === undefined && { relation: '请选择机主与您的关系' }),
  }
  const ready = Object.keys(wrong).length === 0 && !(asked?.papers && !papers) && !(asked?.relation && !declared)
  const submit = async (): Promise<void> => {
    if (!change || !asked) return
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return showComplaint()
    if (asked.papers && !papers) return showToast('请先拍摄身份证正反面')
    if (asked.relation && !declared) return askToTick()
    const { portraitImageId, emblemImageId } = papers ?? {}
    const sent = await call(requestPhoneReview, {
      changeId: change.changeId,
      ...(asked.reason && { reason }),
      ...(asked.papers && { portraitImageId, emblemImageId }),
      ...(asked.relation && { relation, declared }),
    })
    if (sent.ok) return
    if (PICTURES.has(refusedAs(sent.error))) reading.retake()
    await sayPhoneRefusal(sent.error, change)
  }
  return {
    read,
    reading,
    reason,
    setReason,
    relation,
    setRelation,
    declared,
    setDeclared,
    errors,
    obstacles,
    begin,
    password,
    ready,
    submit,
  }
}
