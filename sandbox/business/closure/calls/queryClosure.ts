import { queryClosure as call } from '@/contract/closure/queryClosure'
import { blockersOf, goingOnOf, lapsesOf } from '@/domain/closure/checks'
import { keptUntil } from '@/domain/closure/machine'
import { maskCard } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { latestClosure, standingClosure } from '../closures'
import { askedFindings, findingsOf, firstCardOf, payoutOf } from '../findings'
import type { Closure } from '../tables'
import { receiptOf } from '../wire'

/** What the customer is to know of the last try, whether it goes on or came to nothing. */
const isNews = ({ state, failure }: Closure): boolean =>
  state === 'SUBMITTED' || state === 'PAYING_OUT' || state === 'REFUSED' || (state === 'READY' && failure !== null)

export const queryClosure = accountHandler(call, async ({ bank, customer, now, today, realNow }) => {
  const on = bank.db.drizzle
  const customerId = customer.id
  const found = [
    ...(await findingsOf(on, bank.capabilities, { customerId, now, today })),
    ...(await askedFindings(bank, customerId)),
  ]
  const [blocking, closure, latest, card] = [
    blockersOf(found),
    await standingClosure(on, customerId, realNow),
    await latestClosure(on, customerId),
    await firstCardOf(on, customerId),
  ]
  const begun = closure && closure.state !== 'READY' ? closure : undefined
  return ok({
    state: begun?.state ?? (blocking.length > 0 ? 'CHECKING' : 'READY'),
    findings: [...blocking, ...lapsesOf(found), ...goingOnOf(found)],
    agreed: [...(begun?.agreed ?? [])],
    ...(await payoutOf(on, bank.capabilities, { customerId, today })),
    ...(card && { card: { cardId: card.id, bankName: card.bankName, cardNo: maskCard(card.cardNo) } }),
    ...(begun && begun.expiresAt !== null && { expiresAt: begun.expiresAt }),
    ...(begun && begun.clientId !== null && { orderId: begun.clientId }),
    ...(begun && begun.recordNo !== null && { recordNo: begun.recordNo }),
    ...(latest && isNews(latest) && { last: await receiptOf(on, latest) }),
    keptUntil: keptUntil(today),
  })
})
