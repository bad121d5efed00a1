import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { changeFamilyCard } from '@/contract/family/changeFamilyCard'
import { queryFamilyCards } from '@/contract/family/queryFamilyCards'
import type { RequestOf } from '@/contract/call'
import { areGrantLimits, raisesLimits } from '@/domain/family/grant'
import { typedYuan } from '@/domain/money/input'
import { link } from '@/routes/link'
import type { EffectProps } from '@/features/order/Effect'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import { useWithPassword } from '@/features/order/useWithPassword'
import type { WithPassword } from '@/features/order/useWithPassword'
import { effectOfLimits } from '../grants'
import type { GivenGrant } from '../grants'
import { sayFamilyRefusal } from '../refusal'
import { limitTyped } from '../useGiving'

type Change = RequestOf<typeof changeFamilyCard>

const DONE: Readonly<Record<Change['action'], string>> = {
  limits: '额度已调整',
  pause: '已暂停',
  resume: '已恢复使用',
  end: '已停用',
}

const LIMITS_TEXT = '每月最多5,000元，单笔最多1,000元且不超过每月额度'

/** A family card that the customer gave, and its switches. */
export function useGrant(grantId: string) {
  const read = useCall(queryFamilyCards, {})
  const grant: Read<GivenGrant | undefined> =
    read.state === 'ready' ? { ...read, data: read.data.given.find((one) => one.grantId === grantId) } : read
  const change = async (asked: Omit<Change, 'grantId'>) => {
    const outcome = await call(changeFamilyCard, { ...asked, grantId })
    if (outcome.ok) showToast(DONE[asked.action])
    return outcome
  }
  const refused = (error: CallError): Promise<void> => sayFamilyRefusal(error, link('/familyChangeCard', { grantId }))
  const resuming = useWithPassword(changeFamilyCard, {
    send: (password) => change({ action: 'resume', password }),
    onRefused: refused,
  })
  const turn = async (action: 'pause' | 'end'): Promise<void> => {
    const sure =
      action !== 'end' || (await confirm({ text: '停用后不能恢复，需要时可重新赠送，确定停用吗？', yes: '停用' }))
    if (!sure) return
    const outcome = await change({ action })
    if (!outcome.ok) await refused(outcome.error)
  }
  return { grant, change, refused, turn, resuming }
}

interface LimitsForm {
  readonly month: string
  readonly single: string
  readonly error: string | undefined
  readonly setMonth: (text: string) => void
  readonly setSingle: (text: string) => void
  /** Whether they can be saved: they are other ones, and allowed. */
  readonly ready: boolean
  /** Of limits that aren't saved yet and could be. */
  readonly effect: EffectProps | undefined
  readonly save: () => Promise<void>
  readonly password: WithPassword
}

/** New limits of a card: lower at once, higher by the payment password. */
export function useLimits(
  grant: GivenGrant,
  { change, refused }: Pick<ReturnType<typeof useGrant>, 'change' | 'refused'>,
): LimitsForm {
  const [month, setMonth] = useState(typedYuan(grant.monthLimit))
  const [single, setSingle] = useState(typedYuan(grant.single))
  const [error, setError] = useState<string>()
  const limits = { monthLimit: limitTyped(month), single: limitTyped(single) }
  const changed = limits.monthLimit !== grant.monthLimit || limits.single !== grant.single
  const ready = changed && areGrantLimits(limits)
  const password = useWithPassword(changeFamilyCard, {
    send: (typed) => change({ action: 'limits', ...limits, password: typed }),
    onRefused: refused,
  })
  const save = async (): Promise<void> => {
    if (!ready) {
      setError(changed ? LIMITS_TEXT : '额度没有改动')
      return showComplaint()
    }
    if (raisesLimits(grant, limits)) return password.ask()
    const outcome = await change({ action: 'limits', ...limits })
    if (!outcome.ok) await refused(outcome.error)
  }
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text)
    setError(undefined)
  }
  const effect = changed ? effectOfLimits(limits, grant.usedThisMonth) : undefined
  return {
    month,
    single,
    error,
    setMonth: typed(setMonth),
    setSingle: typed(setSingle),
    ready,
    effect,
    save,
    password,
  }
}
