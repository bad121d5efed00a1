import { useState } from 'react'
import { go } from '@/app/navigate'
import { claimSpecial } from '@/contract/special/claimSpecial'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { refusalPlace } from '@/features/order/refusal'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call, prepare } from '@/session/bank'
import { tell } from '@/session/overlay'
import { useClientId } from '@/session/useClientId'
import type { Payout } from '../payouts'

/** Where a payout goes: the electronic account, or a card by its id. */
export type Goal = 'ACCOUNT' | `CARD ${string}`

const wayOf = (goal: Goal) =>
  goal === 'ACCOUNT' ? ({ way: 'ACCOUNT' } as const) : ({ way: 'CARD', cardId: goal.slice('CARD '.length) } as const)

/** What the account doesn't take today goes to a card, or waits for a day on which it does, where there is one. */
const tooMuch = ({ accountFrom }: Payout): string =>
  accountFrom === undefined
    ? '超过电子账户的收款限额，请领取到专项卡'
    : `超过电子账户今日的收款限额，请领取到专项卡，或自${formatDay(day(accountFrom))}起领取`

/** Claiming a payout: where to, what it does, the password. @param reload reads the list again */
export function useClaim(reload: () => void) {
  const [payout, setPayout] = useState<Payout>()
  const [goal, setGoal] = useState<Goal>()
  const [complaint, setComplaint] = useState<string>()
  const ids = useClientId()
  const close = (): void => setPayout(undefined)
  const password = useWithPassword(claimSpecial, {
    async send(digits) {
      const { itemId, amount } = payout as Payout
      const way = wayOf(goal ?? 'ACCOUNT')
      const clientId = await ids.of(`${itemId} ${goal ?? ''}`)
      const outcome = await call(claimSpecial, { clientId, itemId, ...way, amount, password: digits })
      ids.settle(outcome)
      if (outcome.ok) {
        close()
        go('/specialReceiptOne', { itemId })
      }
      return outcome
    },
    async onRefused(error) {
      close()
      reload()
      if (refusalPlace(error) === 'unknown')
        return tell({ text: '网络不稳定，领取结果正在核实，请以列表显示为准，请勿重复领取' })
      return sayRefusedOrder(error)
    },
  })
  return {
    payout,
    goal,
    complaint,
    password,
    begin: (one: Payout) => {
      if (password.obstacles.stop()) return
      setGoal(undefined)
      setComplaint(undefined)
      setPayout(one)
      void prepare(claimSpecial)
    },
    choose: (wanted: Goal) => {
      setGoal(wanted)
      setComplaint(undefined)
    },
    close,
    /** @param accountTakes what of payouts the account still takes today, fen */
    next: (accountTakes: number) => {
      if (goal === undefined) return setComplaint('请选择收款账户')
      if (goal === 'ACCOUNT' && payout && payout.amount > accountTakes) return setComplaint(tooMuch(payout))
      password.ask()
    },
  }
}
