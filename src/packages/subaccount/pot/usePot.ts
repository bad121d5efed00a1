import { useState } from 'react'
import { goBack } from '@/app/navigate'
import { closePot } from '@/contract/pots/closePot'
import { movePot } from '@/contract/pots/movePot'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatHidableAmount } from '@/domain/money/format'
import { POT_MOST, POT_MOST_TEXT } from '@/domain/pots/pots'
import type { CallError } from '@/api/errors'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useObstacles } from '@/features/order/useObstacles'
import { askAnew, call } from '@/session/bank'
import { confirm, tell } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { showToast } from '@/ui/Toast'
import type { Pot } from '../potTexts'

export type Direction = 'IN' | 'OUT'

const EMPTY = { text: '', amount: undefined as Fen | undefined, error: undefined as string | undefined }

/** Why an amount can't be moved, as far as the phone knows; undefined when it can. */
export function potComplaint(
  direction: Direction,
  amount: Fen | undefined,
  { balance, available }: { readonly balance: Fen; readonly available: Fen },
): string | undefined {
  if (amount === undefined || amount === 0) return '请输入金额'
  if (direction === 'OUT') return amount > balance ? '超过存钱罐余额' : undefined
  if (amount > available) return '超过电子账户可用余额'
  return amount > POT_MOST ? `单笔最多存入${POT_MOST_TEXT}` : undefined
}

const isUnknown = (error: CallError): boolean => error.kind !== 'refused' && error.unresolved === true

/** Both calls change the same: what the page shows of the pots and of the account. */
function sayFailed(error: CallError): Promise<void> {
  if (isUnknown(error)) return tell({ text: '网络不稳定，结果暂未确认。请勿重复操作，稍后以存钱罐余额为准。' })
  askAnew(movePot, error)
  return sayRefusedOrder(error)
}

/** Moving money into a pot and out of it, at once. */
export function useMovePot({ potId, balance }: Pick<Pot, 'potId' | 'balance'>, available: Fen) {
  const [hidden] = useAmountsHidden()
  const [direction, setDirection] = useState<Direction>()
  const [form, setForm] = useState(EMPTY)
  const ids = useClientId()
  const wanted = direction ?? 'IN'
  const obstacles = useObstacles(movePot, { potId, direction: wanted })
  const money = { balance, available }
  const send = useAction(async () => {
    if (obstacles.stop()) return
    const { amount = ZERO_FEN } = form
    const error = potComplaint(wanted, form.amount, money)
    if (error !== undefined) return setForm((before) => ({ ...before, error }))
    const clientId = await ids.of(`${potId} ${wanted} ${amount}`)
    const outcome = await call(movePot, { clientId, potId, direction: wanted, amount })
    ids.settle(outcome)
    if (outcome.ok || isUnknown(outcome.error)) setDirection(undefined)
    if (!outcome.ok) return sayFailed(outcome.error)
    showToast(
      wanted === 'IN'
        ? `已存入${formatHidableAmount(amount, hidden)}元`
        : `${formatHidableAmount(amount, hidden)}元已转回电子账户`,
    )
  })
  return {
    direction,
    form,
    obstacles,
    possible: potComplaint(wanted, form.amount, money) === undefined ? form.amount : undefined,
    most: wanted === 'OUT' ? balance : fen(Math.min(available, POT_MOST)),
    begin: (chosen: Direction) => {
      setForm(EMPTY)
      setDirection(chosen)
    },
    close: () => setDirection(undefined),
    type: (text: string, amount: Fen | undefined) => setForm({ text, amount, error: undefined }),
    send,
  }
}

/** Closing a pot, which empties it on the way. */
export function useClosePot({ potId, name, balance }: Pick<Pot, 'potId' | 'name' | 'balance'>) {
  const [hidden] = useAmountsHidden()
  const ids = useClientId()
  const obstacles = useObstacles(closePot, { potId })
  const close = useAction(async () => {
    if (obstacles.stop()) return
    const back = balance > 0 ? `其中的${formatHidableAmount(balance, hidden)}元将转回电子账户。` : ''
    const question = {
      title: `关闭“${name}”`,
      text: `${back}关闭后自动存入停止，不能恢复。`,
      yes: '确认关闭',
      no: '暂不关闭',
    }
    if (!(await confirm(question))) return
    const outcome = await call(closePot, { clientId: await ids.of(potId), potId })
    ids.settle(outcome)
    if (!outcome.ok) return sayFailed(outcome.error)
    const { swept } = outcome.value
    showToast(swept > 0 ? `已关闭，${formatHidableAmount(swept, hidden)}元已转回电子账户` : '已关闭')
    goBack()
  })
  return { obstacles, close }
}
