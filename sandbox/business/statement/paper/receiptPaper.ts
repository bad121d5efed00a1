import { lastFour } from '@/domain/masks/mask'
import { capitalAmount } from '@/domain/money/capital'
import { addFen } from '@/domain/money/fen'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import { payoutFacts } from '@sandbox/business/special'
import { cardsOfTransfers, findTransfer, shortOf } from '@sandbox/business/transfer'
import { named } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import type { Order } from '@sandbox/kernel/orders/orders'
import { amountText, holderFacts, timeText } from './format'
import type { Fact, Holder, Paper } from './paper'

/** What became of an order that has a receipt. */
const STATES: Readonly<Partial<Record<Order['status'], string>>> = {
  done: '交易成功',
  returned: '交易成功，其后退回',
  reversed: '银行更正，付款银行收回资金',
}

/** What comes back of a transfer is an order of its own; other orders are themselves what was returned. */
const stateOf = ({ kind, status }: Order): string =>
  kind === 'transferReturned' ? '已退汇，资金已退回账户' : (STATES[status] ?? '')

/** One order that was carried out. */
export async function receiptPaper(
  on: Queryable,
  capabilities: readonly Capability[],
  holder: Holder,
  order: Order,
): Promise<Paper> {
  const card = (await cardsOfTransfers(on, holder.customerId, [order.id])).get(order.id)
  const title =
    named(
      capabilities.map(({ orders }) => orders),
      order.kind,
    ) ?? '交易'
  const other: readonly Fact[] = card
    ? [{ label: '对方账户', value: `${card.bankName}（${lastFour(card.cardNo)}）` }]
    : []
  const transfer = await findTransfer(on, holder.customerId, order.id)
  const short = transfer && shortOf(transfer)
  const total = addFen(order.amount, order.interest)
  const parts: readonly Fact[] =
    order.interest > 0 && order.amount > 0
      ? [
          { label: '本金', value: `${amountText(order.amount)} 元` },
          { label: '利息', value: `${amountText(order.interest)} 元` },
        ]
      : []
  return {
    kind: 'RECEIPT',
    title: STATEMENT_TITLES.RECEIPT,
    facts: [
      ...holderFacts(holder),
      { label: '交易类型', value: title },
      { label: '订单号', value: order.id },
      { label: '交易时间', value: timeText(order.createdAt) },
      { label: '完成时间', value: timeText(order.settledAt ?? order.createdAt) },
      ...other,
      ...(await payoutFacts(on, holder.customerId, order.id)),
      { label: '状态', value: stateOf(order) },
      ...(short
        ? [
            { label: '已扣回', value: `${amountText(short.taken)} 元` },
            { label: '待补扣', value: `${amountText(short.owed)} 元` },
          ]
        : []),
    ],
    columns: [],
    rows: [],
    sums: [
      ...parts,
      { label: '金额', value: `${amountText(total)} 元` },
      { label: '大写', value: capitalAmount(total) },
    ],
    notes: ['同一笔交易可重复开具回单，请勿重复记账。'],
    closing: undefined,
  }
}
