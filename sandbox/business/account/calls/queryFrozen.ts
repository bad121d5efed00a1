import { queryFrozen as call } from '@/contract/account/queryFrozen'
import { dayOfInstant } from '@/domain/dates/instant'
import { lastFour } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { cardsOf } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import { findProduct } from '@sandbox/business/product'
import { unsettledOut } from '@sandbox/business/transfer'
import { pendingShareOrders } from '@sandbox/business/wealth'
import type { Freeze } from '@sandbox/kernel/db/schema/freezes'
import { balanceOf, frozenMoney } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { freezesOf } from '../freezes'
import { moneyOnItsWay } from '../onItsWay'

export const queryFrozen = accountHandler(call, async ({ bank, customer }) => {
  const on = bank.db.drizzle
  const cards = new Map((await cardsOf(on, customer.id)).map((card) => [card.id, card]))
  const out = (await unsettledOut(on, customer.id)).map(({ orderNo, cardId, amount, createdAt, state, dueAt }) => ({
    kind: 'transferOut' as const,
    orderNo,
    name: cardName(cards.get(cardId ?? '')),
    amount,
    at: createdAt,
    dueDay: state === 'UNKNOWN' ? '' : dayOfInstant(dueAt),
  }))
  const shareOrders = await pendingShareOrders(on, customer.id)
  const names = new Map<string | null, string>()
  for (const { productType } of shareOrders) {
    if (productType !== null && !names.has(productType))
      names.set(productType, (await findProduct(on, productType))?.name ?? '')
  }
  const ofShares = shareOrders.map(({ id, kind, productType, amount, createdAt, dueDay }) => ({
    kind,
    orderNo: id,
    name: names.get(productType) ?? '',
    amount,
    at: createdAt,
    dueDay,
  }))
  const onItsWay = await moneyOnItsWay(on, customer.id)
  const onTheWay = [...out, ...ofShares].sort((a, b) => b.at - a.at)
  return ok({
    frozen: await balanceOf(on, frozenMoney(customer.id)),
    pending: onItsWay.outgoing,
    underWay: onItsWay.ofShares,
    freezes: (await freezesOf(on, customer.id)).map(wireFreeze),
    onTheWay,
  })
})

const cardName = (card: BoundCard | undefined): string =>
  card === undefined ? '银行卡' : `${card.bankName}(${lastFour(card.cardNo)})`

/** Of the paper its last four characters before the closing 号 (the number itself is the authority's). */
const wireFreeze = ({ kind, state, asked, captured, fromDay, untilDay, endedAt, authority, documentNo }: Freeze) => ({
  ...{ kind, state, asked, captured, from: fromDay, until: untilDay },
  endedOn: endedAt === null ? undefined : dayOfInstant(endedAt),
  authority: authority ?? undefined,
  document: documentNo === null ? undefined : lastFour(documentNo.replace(/号$/, '')),
})
