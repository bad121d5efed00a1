import { useState } from 'react'
import { go } from '@/app/navigate'
import { queryWithdrawals } from '@/contract/campaign/queryWithdrawals'
import { withdrawActivity } from '@/contract/campaign/withdrawActivity'
import { withdrawalProblem, WITHDRAWALS_A_DAY } from '@/domain/campaign/withdrawal'
import type { WithdrawalProblem } from '@/domain/campaign/withdrawal'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { refusalPlace } from '@/features/order/refusal'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call, prepare } from '@/session/bank'
import { tell } from '@/session/overlay'
import { useClientId } from '@/session/useClientId'
import { useCall } from '@/session/useCall'

const LABELS: Readonly<Record<WithdrawalProblem, string>> = {
  AmountInvalid: '请输入提现金额',
  ActivityBalanceLow: '超过红包余额',
  WithdrawnTooOften: `今日提现已达${WITHDRAWALS_A_DAY}次，请明日再试`,
}

/** Withdrawing red-packet money: amount, password, result. */
export function useWithdraw() {
  const read = useCall(queryWithdrawals, {})
  const [form, setForm] = useState({
    text: '',
    amount: undefined as Fen | undefined,
    error: undefined as string | undefined,
  })
  const ids = useClientId()
  const balance = fen(read.data?.balance ?? 0)
  const problem = withdrawalProblem(form.amount ?? 0, {
    balance,
    today: WITHDRAWALS_A_DAY - (read.data?.timesLeft ?? WITHDRAWALS_A_DAY),
  })
  const password = useWithPassword(withdrawActivity, {
    async send(digits) {
      const amount = form.amount ?? fen(0)
      const clientId = await ids.of(amount)
      const outcome = await call(withdrawActivity, { clientId, amount, password: digits })
      ids.settle(outcome)
      if (outcome.ok) {
        setForm({ text: '', amount: undefined, error: undefined })
        go('/withDrawalResult', { orderNo: outcome.value.orderNo })
      }
      return outcome
    },
    async onRefused(error) {
      read.reload()
      if (refusalPlace(error) === 'unknown')
        return tell({ text: '网络不稳定，提现结果正在核实，请以红包余额为准，请勿重复提现' })
      return sayRefusedOrder(error)
    },
  })
  return {
    read,
    balance,
    form,
    password,
    /** What is typed, when it can be withdrawn. */
    possible: problem === undefined ? form.amount : undefined,
    type: (text: string, amount: Fen | undefined) => setForm({ text, amount, error: undefined }),
    next: () => {
      if (password.obstacles.stop()) return
      if (problem !== undefined) return setForm((before) => ({ ...before, error: LABELS[problem] }))
      void prepare(withdrawActivity)
      password.ask()
    },
  }
}
