import { useState } from 'react'
import { confirm } from '@/session/overlay'
import { querySubAccounts } from '@/contract/subaccount/querySubAccounts'
import { setSubState } from '@/contract/subaccount/setSubState'
import type { ResponseOf } from '@/contract/call'
import type { AccountClass } from '@/domain/subaccount/classes'
import type { SubAction } from '@/domain/subaccount/machine'
import { addFen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { keepLooked, lookedAt } from '../lastLooked'

export type Subs = ResponseOf<typeof querySubAccounts>
export type Sub = Subs['accounts'][number]

const DONE: Readonly<Record<SubAction, string>> = { STOP: '已停用', RESUME: '已恢复使用', CLOSE: '已注销' }

/** What is asked before an account is stopped; closing shows what it pays back, and resuming harms nobody. */
const STOP_QUESTION = '停用后不能消费，也不接收转入；余额可随时转回电子账户，也可随时恢复使用。'

export const ACTION_NAMES: Readonly<Record<SubAction, string>> = {
  STOP: '停用账户',
  RESUME: '恢复使用',
  CLOSE: '注销账户',
}

/** The accounts of a class, the one that is looked at, and the changes of its state. @param acctId which one was meant, if any */
export function useClassHome(accountClass: AccountClass, acctId: string) {
  const read = useCall(querySubAccounts, { class: accountClass })
  const [chosen, setChosen] = useState(acctId)
  const [action, setAction] = useState<SubAction>('STOP')
  const [closing, setClosing] = useState(false)
  const accounts = read.data?.accounts ?? []
  const sub = accounts.find((one) => one.acctId === chosen && one.state !== 'CLOSED') ?? lookedAt(accounts)
  const password = useWithPassword(setSubState, {
    asked: sub ? { acctId: sub.acctId } : 'nobody',
    async send(digits) {
      if (!sub) return undefined
      const outcome = await call(setSubState, { acctId: sub.acctId, action, password: digits })
      if (!outcome.ok) return outcome
      const paid = addFen(outcome.value.swept, outcome.value.interest)
      showToast(paid > 0 ? `${DONE[action]}，${formatAmount(paid)}元已转入电子账户` : DONE[action])
      return outcome
    },
    onRefused: sayRefusedOrder,
  })
  const begin = (wanted: SubAction): void => {
    setAction(wanted)
    password.ask()
  }
  return {
    read,
    sub,
    choose: (wanted: string) => {
      setChosen(wanted)
      const one = accounts.find((each) => each.acctId === wanted)
      if (one) keepLooked(one.acctNo)
    },
    /** Asks whether it is meant, then for the password. */
    change: async (wanted: SubAction): Promise<void> => {
      if (password.obstacles.stop()) return
      if (wanted === 'CLOSE') return setClosing(true)
      const question = { title: ACTION_NAMES[wanted], text: STOP_QUESTION, yes: '继续' }
      if (wanted === 'STOP' && !(await confirm(question))) return
      begin(wanted)
    },
    /** What is shown before an account is closed. */
    closing: {
      open: closing,
      goOn: () => {
        setClosing(false)
        begin('CLOSE')
      },
      close: () => setClosing(false),
    },
    password,
    action,
  }
}
