import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { changeFamilyCard } from '@/contract/family/changeFamilyCard'
import { queryFamilyCards } from '@/contract/family/queryFamilyCards'
import type { RequestOf } from '@/contract/call'
import { areGrantLimits, grantLimitsText, raisesLimits } from '@/domain/family/grant'
import { typedYuan } from '@/domain/money/input'
import { link } from '@/routes/link'
import type { EffectProps } from '@/features/order/Effect'
import { askAnew, call } from '@/session/bank'
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

/** What is asked before a card ends: of one that nobody has accepted there is nothing to stop. */
const ENDING = {
  invited: { text: '撤回后对方不能再接受，需要时可重新赠送，确定撤回吗？', yes: '撤回' },
  used: { text: '停用后不能恢复，需要时可重新赠送，确定停用吗？', yes: '停用' },
} as const

/** A family card that the customer gave, and its switches. */
export function useGrant(grantId: string) {
  const read = useCall(queryFamilyCards, {})
  const grant: Read<GivenGrant | undefined> =
    read.state === 'ready' ? { ...read, data: read.data.given.find((one) => one.grantId === grantId) } : read
  const invited = grant.data?.state === 'INVITED'
  const change = async (asked: Omit<Change, 'grantId'>) => {
    const outcome = await call(changeFamilyCard, { ...asked, grantId })
    if (outcome.ok) showToast(asked.action === 'end' && invited ? '已撤回' : DONE[asked.action])
    return outcome
  }
  const refused = (error: CallError): Promise<void> => sayFamilyRefusal(error, link('/familyChangeCard', { grantId }))
  const resuming = useWithPassword(changeFamilyCard, {
    send: (password) => change({ action: 'resume', password }),
    onRefused: refused,
  })
  /** What takes no password, because it gives the other no more. */
  const lower = async (asked: Omit<Change, 'grantId'>): Promise<void> => {
    const outcome = await change(asked)
    if (outcome.ok) return
    askAnew(changeFamilyCard, outcome.error)
    await refused(outcome.error)
  }
  const turn = async (action: 'pause' | 'end'): Promise<void> => {
    if (action === 'end' && !(await confirm(ENDING[invited ? 'invited' : 'used']))) return
    await lower({ action })
  }
  return { grant, change, lower, refused, turn, resuming }
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
  { change, lower, refused }: Pick<ReturnType<typeof useGrant>, 'change' | 'lower' | 'refused'>,
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
      setError(changed ? grantLimitsText() : '额度没有改动')
      return showComplaint()
    }
    if (raisesLimits(grant, limits)) return password.ask()
    await lower({ action: 'limits', ...limits })
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
