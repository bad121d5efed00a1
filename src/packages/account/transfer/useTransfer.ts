import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { checkTrading } from '@/app/trading'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { isElsewhere } from '@/domain/limits/elsewhere'
import { readYuan, typedYuan } from '@/domain/money/input'
import type { Fen } from '@/domain/money/fen'
import type { TransferDirection, TransferSpeed } from '@/domain/transfer/machine'
import { location } from '@/platform/location'
import type { Position } from '@/platform/location/types'
import { link } from '@/routes/link'
import type { transferQuery } from '@/routes/queries/account'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { keepWaitingOrder, takeWaitingOrder } from '@/session/waitingOrder'
import { showComplaint } from '@/ui/complaint'
import { takeDraft } from './draft'
import type { OrderPlace, TransferDraft } from './draft'
import { amountProblem, needsWarning, transferProblem } from './limits'
import type { AmountProblem } from './limits'
import { namedDay } from './speeds'
import { useTransferOrder } from './useTransferOrder'

interface Form {
  /** Undefined: the first card. */
  readonly cardId: string | undefined
  readonly text: string
  readonly amount: Fen | undefined
  /** Said at the amount, by the bank. */
  readonly amountError: AmountProblem | undefined
  readonly speed: TransferSpeed
  readonly memo: string
}

function formOf(draft: TransferDraft | undefined, named: string | undefined, lacks: Fen | undefined): Form {
  const {
    cardId = named,
    text = lacks === undefined ? '' : typedYuan(lacks),
    speed = 'REALTIME',
    memo = '',
  } = draft ?? {}
  const amount = readYuan(text)
  return { cardId, text, amount: amount.ok ? amount.value : undefined, amountError: undefined, speed, memo }
}

export const DIRECTION_WORDS = {
  IN: { what: '转入', card: '付款银行卡' },
  OUT: { what: '转出', card: '收款银行卡' },
} as const satisfies Readonly<Record<TransferDirection, { readonly what: string; readonly card: string }>>

const WARNING = [
  '凡自称公检法、客服、领导，要求您把钱转到“安全账户”、刷流水、交保证金或共享屏幕的，都是诈骗。',
  '请确认这笔转出是您本人的意愿。如有疑问，请先停下来，拨打反诈专线96110。',
].join('\n')

/** Whether the customer still wants to send money after what is said of fraud. */
const hearsWarning = (): Promise<boolean> =>
  confirm({ title: '谨防电信诈骗', text: WARNING, yes: '是本人意愿，继续', no: '暂不转出', closable: false })

/** The table of provinces is large and comes when a lock asks for it; without it nobody knows where the phone is. */
const provinceOf = (place: Position): Promise<string | undefined> =>
  import('@/domain/limits/provinces').then(
    ({ provinceAt }) => provinceAt(place),
    () => undefined,
  )

/** Where the phone is, once the customer knows what for: only the province is told to the bank, and only with the lock on. */
async function placeOfOrder(provinces: readonly string[] | undefined): Promise<OrderPlace> {
  if (!provinces) return { elsewhere: false }
  const found = await location.locate()
  const province = found.ok ? await provinceOf(found.value) : undefined
  return { province, elsewhere: isElsewhere(provinces, province) }
}

/** Money into or out of the account: what is chosen and typed, and the order's way to the bank. */
export function useTransfer({ direction, cardId: named, bizToken }: v.InferOutput<typeof transferQuery>) {
  const [draft] = useState(() => (bizToken === undefined ? undefined : takeDraft()))
  const [waiting] = useState(() => (direction === 'IN' ? takeWaitingOrder() : undefined))
  const [form, setForm] = useState(() => formOf(draft, named, waiting?.lacks))
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const [warned, setWarned] = useState(false)
  const limits = useCall(queryTransferLimits, {})
  const { data } = limits
  const card = data?.cards.find(({ cardId }) => cardId === form.cardId) ?? data?.cards[0]
  const { amount, speed } = form
  const problem = data && card && amount !== undefined ? transferProblem(direction, data, card, amount) : undefined
  const ready = amount !== undefined && (form.amountError ?? problem) === undefined
  const memo = form.memo.trim()
  const cardId = card?.cardId ?? draft?.cardId

  const sendingDay = direction === 'OUT' && data ? namedDay(data.sending, speed) : undefined
  const order = useTransferOrder({
    direction,
    asked: cardId === undefined ? {} : { cardId },
    order:
      amount === undefined || cardId === undefined ? undefined : { direction, cardId, amount, speed, memo, sendingDay },
    faceOver: data?.out.faceOver,
    draft,
    onAmountRefused: (amountError) => change({ amountError }),
    onRefused: limits.reload,
    onSent: () => waiting && keepWaitingOrder(waiting),
  })

  // Of money out the route's own access asks; money in may come to an account that only receives.
  useEffect(() => {
    if (direction === 'IN') void checkTrading(link('/AccountTurnInto'), true)
  }, [direction])

  const review = useAction(async () => {
    if (!data || !card || order.obstacles.stop()) return
    if (amount === undefined) change({ amountError: amountProblem(`请输入${DIRECTION_WORDS[direction].what}金额`) })
    if (amount === undefined || problem !== undefined) return showComplaint()
    if (direction === 'OUT' && !warned && needsWarning(data, amount)) {
      if (!(await hearsWarning())) return
      setWarned(true)
    }
    change({ amountError: undefined })
    order.review(direction === 'OUT' ? await placeOfOrder(data.out.provinces) : { elsewhere: false })
  })

  return {
    ...{ direction, form, change, limits, card, problem, ready, memo, order, review, waiting },
    bizToken: draft && bizToken,
  }
}

export type Transferring = ReturnType<typeof useTransfer>
