import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { startPhoneChange } from '@/contract/phone/startPhoneChange'
import { proofsToBegin } from '@/domain/phone/change'
import type { PhoneMethod } from '@/domain/phone/change'
import type { Result } from '@/domain/result'
import { refusedAs } from '@/features/identity/refusedAs'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { besidesPassword } from '@/features/order/useObstacles'
import { useWithPassword } from '@/features/order/useWithPassword'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { confirm, tell } from '@/session/overlay'
import { isEarly, nextStep, sayPhoneRefusal, usePhoneStanding } from '../steps'

/** Which way is begun: by the old number, without it, or for a customer who has none. */
export type Way = 'old' | 'face' | 'first'

const METHODS: Readonly<Record<Way, PhoneMethod>> = { old: 'OLD_CODE', face: 'FACE', first: 'FACE' }
const END = /^\d{3}[\dX]$/

/**
 * The beginning of a change: a face and the end of the ID card where the old number isn't at hand, and the password where
 * somebody is signed in or has no number to sign in with.
 */
export function useStart(way: Way, bizToken: string | undefined) {
  const read = usePhoneStanding()
  const [proved, setProved] = useState(way === 'old')
  const [idCardEnd, setEnd] = useState('')
  const [endError, setEndError] = useState<string>()
  const face = useConsentedFace(
    {
      scene: 'changePhone',
      returnTo: way === 'first' ? link('/setMyPhoneNumber') : link('/ChangePhoneTwo'),
      bizToken,
      onPassed: async () => setProved(true),
    },
    way !== 'old',
  )
  const method = way === 'face' && read.data && isEarly(read.data) ? 'RECOVER' : METHODS[way]
  const send = async (by: PhoneMethod, password?: string): Promise<Result<unknown, CallError>> => {
    const given = way === 'old' ? {} : { idCardEnd }
    const begun = await call(startPhoneChange, { method: by, password, ...given })
    if (begun.ok) go(nextStep(begun.value), { replace: true })
    return begun
  }
  const refused = async (error: CallError): Promise<void> => {
    const name = refusedAs(error)
    if (name === 'IdCardEndWrong') return setEndError(error.message)
    if (name === 'FaceMissing' && way !== 'old') {
      setProved(false)
      return tell({ text: error.message })
    }
    await sayPhoneRefusal(error)
  }
  const sendBare = async (by: PhoneMethod): Promise<void> => {
    const begun = await send(by)
    if (!begun.ok) await refused(begun.error)
  }
  // A reset would ask for a code to a number that isn't there, or is gone.
  const recovers = way === 'first' && read.data?.methods.includes('RECOVER') === true
  const byPerson = async (): Promise<void> =>
    recovers ? sendBare('RECOVER') : go('/VerifyPhoneNumberCs', {}, { replace: true })
  const lockedOut = async (text: string): Promise<void> => {
    if (await confirm({ text, yes: '由工作人员审核' })) await byPerson()
  }
  const password = useWithPassword(startPhoneChange, {
    send: (typed) => send(method, typed),
    onRefused: refused,
    ...((recovers || way === 'face') && { onLocked: lockedOut, onForgotten: () => forgotten() }),
  })
  const forgotten = (): void => {
    password.close()
    void byPerson()
  }
  const takesPassword = read.data && proofsToBegin(method, read.data.hasPassword).includes('password')
  const locked = password.obstacles.found.find(({ name }) => name === 'PasswordLocked')
  const begin = async (): Promise<void> => {
    if (way !== 'old' && !END.test(idCardEnd)) return setEndError('请输入身份证号后4位')
    if (takesPassword) return password.ask()
    await sendBare(method)
  }
  return {
    read,
    obstacles: besidesPassword(password.obstacles),
    /** Why a face would be for nothing: the password that comes after it is locked. */
    lockedAfterFace: way === 'face' && takesPassword ? locked?.message : undefined,
    byPerson,
    proved,
    face,
    password,
    begin,
    idCardEnd,
    endError,
    setIdCardEnd: (typed: string): void => {
      setEnd(typed)
      setEndError(undefined)
    },
  }
}
