import type { queryWalletRecord } from '@/contract/account/queryWalletRecord'
import type { ResponseOf } from '@/contract/call'
import { formatInstant } from '@/domain/dates/format'
import type { Fen } from '@/domain/money/fen'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { productRoute } from '@/products/entrance'
import { interestMethod } from '@/domain/interest/told'
import { isFinalTransferState } from '@/domain/transfer/machine'

export type RecordDetail = ResponseOf<typeof queryWalletRecord>

export interface Fact {
  readonly label: string
  readonly value?: string
  readonly amount?: Fen
  readonly income?: true
}

const DIRECTIONS = { IN: '付款方', OUT: '收款方' } as const

/** Who is on the other side: a card of another bank, or the product. */
function otherSide({ transfer, product, about }: RecordDetail): Fact | undefined {
  if (transfer?.bankName !== undefined)
    return { label: DIRECTIONS[transfer.direction], value: `${transfer.bankName} ${transfer.cardNo ?? ''}`.trim() }
  if (product) return { label: '产品', value: product.prodDesc }
  return about === undefined ? undefined : { label: '名称', value: about }
}

/** All that is known of a record, by lines. */
export function factsOf(record: RecordDetail): readonly Fact[] {
  const { acctNo, memo, at, orderNo, earned, amount, balance, transfer } = record
  const other = otherSide(record)
  return [
    ...(other ? [other] : []),
    { label: '电子账户', value: acctNo },
    ...(memo === '' ? [] : [{ label: '备注', value: memo }]),
    ...(transfer?.reason === undefined ? [] : [{ label: '原因', value: transfer.reason }]),
    { label: balance === undefined ? '申请时间' : '入账时间', value: formatInstant(at) },
    ...(earned === 0 || earned === amount ? [] : [{ label: '其中利息', amount: earned, income: true as const }]),
    balance === undefined ? { label: '账户余额', value: '本笔不计入收支' } : { label: '交易后余额', amount: balance },
    ...(orderNo === undefined ? [] : [{ label: '订单号', value: orderNo }]),
  ]
}

/** What a transfer has gone through; one step says nothing that the page doesn't. */
export const stepsOf = ({ transfer }: RecordDetail): NonNullable<RecordDetail['transfer']>['timeline'] =>
  transfer && transfer.timeline.length > 1 ? transfer.timeline : []

export interface Way {
  readonly text: string
  readonly to: Link
}

const wayTo = (text: string, to: Link | undefined): readonly Way[] => (to ? [{ text, to }] : [])

/** What a coupon brings beside a deposit's own interest, which its check doesn't contain. */
const OF_COUPONS: readonly string[] = ['couponInterest', 'couponCash']

/** Where a record leads: what is still to come of it, the transfer it belongs to, its product, the bank's receipt, and the bank's ear. */
export function waysOf({ kind, transfer, product, orderNo, receipt, earned }: RecordDetail): readonly Way[] {
  const { originNo, followedBy } = transfer ?? {}
  const detail = (recordId: string): Link => link('/walletTransactionRecordDetail', { recordId })
  const holding = product && productRoute(product.prodType, 'HoldInfo')
  return [
    ...(transfer && !isFinalTransferState(transfer.state)
      ? wayTo(transfer.cancellable ? '撤销转出' : '转账进度', link('/AccountTurnStatus', { orderNo: transfer.orderNo }))
      : []),
    ...(originNo === undefined ? [] : wayTo('原交易', detail(originNo))),
    ...(followedBy === undefined
      ? []
      : wayTo(followedBy.state === 'RETURNED' ? '退汇记录' : '更正记录', detail(followedBy.orderNo))),
    ...(product && holding ? wayTo('查看产品', link(holding, { seqNo: product.seqNo })) : []),
    ...(product && earned > 0 && !OF_COUPONS.includes(kind) && interestMethod(product.prodType) !== 'netValue'
      ? wayTo('利息怎么算的', link('/interestCheck', { seqNo: product.seqNo }))
      : []),
    ...(!receipt || orderNo === undefined ? [] : wayTo('电子回单', link('/pdfshow', { orderNo }))),
    ...(orderNo === undefined ? [] : wayTo('评价本次服务', link('/satisfactionQuestionnaire', { orderNo }))),
    ...(orderNo === undefined ? [] : wayTo('有问题，告诉我们', link('/Complaint', { orderNo }))),
  ]
}
