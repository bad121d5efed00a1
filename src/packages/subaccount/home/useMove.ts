import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { moveSub } from '@/contract/subaccount/moveSub'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { roomOf } from '@/domain/subaccount/effect'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { call, prepare } from '@/session/bank'
import { tell } from '@/session/overlay'
import { useClientId } from '@/session/useClientId'
import type { Sub } from './useClassHome'

export type Direction = 'IN' | 'OUT'

/** A move that the bank has carried out. */
export interface Moved extends ResponseOf<typeof moveSub> {
  readonly direction: Direction
}

/** The most that can be moved this way. */
export function mostOf(direction: Direction, accountClass: AccountClass, balance: Fen, available: Fen): Fen {
  if (direction === 'OUT') return balance
  const room = roomOf(accountClass, balance)
  return room !== undefined && room < available ? room : available
}

/** Why an amount can't be moved, as far as the phone knows; undefined when it can. */
export function moveComplaint(
  direction: Direction,
  accountClass: AccountClass,
  amount: Fen | undefined,
  { balance, available }: { readonly balance: Fen; readonly available: Fen },
): string | undefined {
  if (amount === undefined || amount === 0) return '请输入金额'
  if (direction === 'OUT') return amount > balance ? '超过该账户余额' : undefined
  const room = roomOf(accountClass, balance)
  if (room !== undefined && amount > room) {
    const { name, balanceCap = fen(0) } = CLASS_FACTS[accountClass]
    return `${name}余额最多${formatShortAmount(balanceCap)}元，目前还可转入${formatShortAmount(room)}元`
  }
  return amount > available ? '超过电子账户可用余额' : undefined
}

const EMPTY = { text: '', amount: undefined as Fen | undefined, error: undefined as string | undefined }

/** Moving money between the electronic account and another: amount, then password. */
export function useMove(accountClass: AccountClass, sub: Sub | undefined, available: Fen) {
  const [direction, setDirection] = useState<Direction>()
  const [form, setForm] = useState(EMPTY)
  const [moved, setMoved] = useState<Moved>()
  const money = { balance: sub?.balance ?? fen(0), available }
  const ids = useClientId()
  const password = useWithPassword(moveSub, {
    asked: sub ? { acctId: sub.acctId, direction: direction ?? 'IN' } : 'nobody',
    async send(digits) {
      if (!sub || form.amount === undefined || direction === undefined) return undefined
      const clientId = await ids.of(`${sub.acctId} ${direction} ${form.amount}`)
      const request = { clientId, acctId: sub.acctId, direction, amount: form.amount, password: digits }
      const outcome = await call(moveSub, request)
      ids.settle(outcome)
      if (outcome.ok) {
        setDirection(undefined)
        setMoved({ ...outcome.value, direction })
      }
      return outcome
    },
    async onRefused(error) {
      if (error.kind !== 'refused' && error.unresolved) {
        setDirection(undefined)
        return tell({ text: '网络不稳定，结果暂未确认。请勿重复操作，稍后以账户余额为准。' })
      }
      if (refusedAs(error) === 'BalanceCap') return setForm((before) => ({ ...before, error: error.message }))
      return sayRefusedOrder(error)
    },
  })
  return {
    direction,
    form,
    /** What is typed, when it can be moved. */
    possible:
      moveComplaint(direction ?? 'IN', accountClass, form.amount, money) === undefined ? form.amount : undefined,
    most: mostOf(direction ?? 'IN', accountClass, money.balance, available),
    password,
    begin: (wanted: Direction) => {
      setForm(EMPTY)
      setDirection(wanted)
      void prepare(moveSub)
    },
    close: () => setDirection(undefined),
    moved,
    done: () => setMoved(undefined),
    type: (text: string, amount: Fen | undefined) => setForm({ text, amount, error: undefined }),
    next: () => {
      if (password.obstacles.stop()) return
      const error = moveComplaint(direction ?? 'IN', accountClass, form.amount, money)
      if (error === undefined) password.ask()
      else setForm((before) => ({ ...before, error }))
    },
  }
}
