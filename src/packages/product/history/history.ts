import type { RequestOf, ResponseOf } from '@/contract/call'
import type { queryHistory } from '@/contract/holding/queryHistory'
import type { Fen } from '@/domain/money/fen'
import { addFen } from '@/domain/money/fen'
import { productRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { MonthFigure } from '@/features/list/ListRow'

type Page = ResponseOf<typeof queryHistory>
export type HistoryFilter = Omit<RequestOf<typeof queryHistory>, 'after'>
export type MonthSums = Page['months'][number]

/** An order with the sums of its month, which come with each page. */
export type HistoryOrder = Page['orders'][number] & { readonly sums: MonthSums | undefined }

export const withSums = ({ orders, months }: Page): readonly HistoryOrder[] =>
  orders.map((order) => ({ ...order, sums: months.find(({ month }) => order.orderNo.startsWith(month)) }))

/** The month an order belongs to, which its number begins with. */
export const monthOfOrder = ({ orderNo }: HistoryOrder): string => orderNo.slice(0, 6)

const KIND_TEXTS: Readonly<Record<HistoryOrder['kind'], string>> = {
  depositPurchase: '存入',
  depositWithdrawal: '提前支取',
  depositMaturity: '到期转出',
  depositRenewal: '到期续存',
  depositPayout: '付息',
  wealthSubscription: '申购',
  wealthRedemption: '赎回',
  wealthFastRedemption: '快速赎回',
}

/** What was done, which alone says whether its money went into the product or came back. */
export const orderAct = ({ kind }: HistoryOrder): string => KIND_TEXTS[kind]

/** What an order opens: its record, with the receipt; without one the holding, which shows what is on its way. */
export function orderLink({ recorded, orderNo, prodType, seqNo }: HistoryOrder): Link | undefined {
  if (recorded) return link('/walletTransactionRecordDetail', { recordId: orderNo })
  const holding = productRoute(prodType, 'HoldInfo')
  return holding && seqNo !== '' ? link(holding, { seqNo }) : undefined
}

interface OrderAmount {
  readonly amount: Fen
  /** Interest paid by itself: red with its sign. Own money put away and taken back is neither spent nor earned. */
  readonly earned: boolean
}

/** What an order put into a product or brought back with its interest, in fen; a renewed deposit's interest is no part of it. */
export const orderAmount = ({ kind, amount, interest }: HistoryOrder): OrderAmount => ({
  amount: kind === 'depositRenewal' ? amount : addFen(amount, interest),
  earned: amount === 0 && interest > 0,
})

/** What a month adds up to, in words with amounts; only what there was. */
export const monthFigures = (sums: MonthSums): readonly MonthFigure[] =>
  [
    { caption: '存入', amount: sums.saved },
    { caption: '支取到账', amount: sums.returned },
    { caption: '申购', amount: sums.subscribed },
    // Of the redemptions of this month, which may be paid in the next one.
    { caption: '赎回已到账', amount: sums.redeemed },
    { caption: '利息', amount: sums.interest, earned: true },
  ].filter(({ amount }) => amount > 0)

export const HISTORY_KINDS = [
  { key: 'all', label: '全部' },
  { key: 'purchase', label: '存入申购' },
  { key: 'withdrawal', label: '支取赎回' },
  { key: 'maturity', label: '到期' },
  { key: 'interest', label: '付息' },
] as const satisfies readonly { key: HistoryFilter['kind']; label: string }[]

export const HISTORY_PRODUCTS = [
  { key: 'all', label: '全部产品' },
  { key: 'deposit', label: '存款' },
  { key: 'wealth', label: '理财' },
] as const satisfies readonly { key: HistoryFilter['product']; label: string }[]
