import { blockersOf, finding } from '@/domain/closure/checks'
import { dayOfInstant } from '@/domain/dates/instant'
import { addFen, fen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { maskCard } from '@/domain/masks/mask'
import { transferReason } from '@/domain/transfer/machine'
import { cardsOf } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import { electronicOf, endSettled, lockForSettlement, settleClosing } from '@sandbox/business/interest'
import { beginTransfer, findTransfer, outgoingMoney } from '@sandbox/business/transfer'
import { ownerRefusal } from '@sandbox/kernel/capability'
import type { ClosingSubject } from '@sandbox/kernel/capability'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { wallet } from '@sandbox/kernel/ledger'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { closeAccount } from './close'
import { closureCalled, moveClosure } from './closures'
import type { Moment, Settling } from './closures'
import { alongsideOf, findingsOf, firstCardOf, payoutOf } from './findings'
import type { Payout } from './findings'
import type { Closure } from './tables'
import { notifyEnd } from './notify'

/**
 * What closing pays out, with the money's accounts locked after what else closing changes and others share: whoever would move
 * it waits, and finds the account closed or empty. So what is found after it is what closing goes by.
 */
export async function lockedPayout(
  tx: Tx,
  subject: ClosingSubject,
  capabilities: Settling['capabilities'],
): Promise<Payout> {
  const { customerId } = subject
  for (const { closureChecks } of capabilities) await closureChecks?.lock?.(tx, subject)
  const alongside = alongsideOf(capabilities, customerId)
  await lockForSettlement(tx, electronicOf(customerId), [wallet(customerId), outgoingMoney(customerId), ...alongside])
  return payoutOf(tx, capabilities, subject)
}

/** What a payout pays: the first one all that is shown, and what follows it what came in meanwhile, without interest. */
const moneyOf = async (
  tx: Tx,
  { orderNo }: Closure,
  subject: ClosingSubject,
  capabilities: Settling['capabilities'],
): Promise<Payout> => {
  const all = await lockedPayout(tx, subject, capabilities)
  return orderNo === null ? all : { ...all, payout: subtractFen(all.payout, all.interest), interest: ZERO_FEN }
}

/**
 * Pays out what the account holds, or closes it when it holds nothing; whatever blocks it now refuses it instead. The caller
 * holds the customer's row. A payout is sent by the transfers' own work once this is committed.
 */
export async function payOrClose(tx: Tx, closure: Closure, settling: Settling): Promise<Closure> {
  const { customerId } = closure
  const { now, capabilities } = settling
  const subject = { customerId, now, today: dayOfInstant(now) }
  const { payout, redPackets } = await moneyOf(tx, closure, subject, capabilities)
  const card = await cardOf(tx, closure)
  const found = await findingsOf(tx, capabilities, subject)
  const blocked = blockersOf([...found, ...finding('card', payout > 0 && !card ? 1 : 0)])
  const refusal = await ownerRefusal(capabilities, tx, subject, 'closing')
  if (blocked.length > 0 || refusal) {
    const why = blocked.length > 0 ? blocked : ([{ check: 'stopped', effect: 'blocks', count: 1 }] as const)
    return moved(tx, await moveClosure(tx, closure, 'blocked', settling, { blocked: why }), settling)
  }
  // The day of the order is the account's last: interest runs up to the day before it.
  await (closure.orderNo === null ? settleClosing : endSettled)(tx, electronicOf(customerId), subject.today, now)
  for (const { closureChecks } of capabilities) await closureChecks?.alongside?.bring(tx, subject)
  const paid = { ...closure, redPackets: addFen(closure.redPackets, redPackets) }
  if (payout > 0 && card) return payOut(tx, paid, card, payout, settling)
  const closed = expectMoved(await moveClosure(tx, closure, 'emptied', settling))
  await closeAccount(tx, closed, settling)
  return closed
}

/**
 * The card that was agreed on; for money that came only after an order without a payout, the first. Undefined when it isn't
 * bound any more.
 */
const cardOf = async (on: Queryable, { customerId, cardId }: Closure): Promise<BoundCard | undefined> =>
  cardId === null ? firstCardOf(on, customerId) : (await cardsOf(on, customerId)).find(({ id }) => id === cardId)

async function payOut(tx: Tx, closure: Closure, card: BoundCard, amount: Fen, settling: Settling): Promise<Closure> {
  const { customerId, clientId, orderNo, redPackets } = closure
  const { now } = settling
  const order = {
    customerId,
    direction: 'OUT',
    cardId: card.id,
    amount,
    speed: 'REALTIME',
    memo: '注销转出',
    now,
  } as const
  // The first payout is the customer's own order; what follows it is the bank's.
  const begun = await beginTransfer(tx, { ...order, ...(orderNo === null && clientId !== null && { clientId }) })
  if (!begun.ok) throw new Error(`closing ${closure.closureNo} can’t pay out: ${begun.error.name}`)
  const to = { bankName: card.bankName, cardNo: maskCard(card.cardNo) }
  const facts = { orderNo: begun.value.orderNo, ...to, redPackets, failure: null }
  return expectMoved(await moveClosure(tx, closure, 'sent', settling, facts))
}

/** The closing as it stands after the bank has done what it can now; undefined when there is none under this number. */
export async function settleClosure(bank: JobBank, closureNo: string): Promise<Closure | undefined> {
  const now = await bank.businessNow()
  const settling = { now, realNow: bank.realNow(), capabilities: bank.capabilities }
  const found = await closureCalled(bank.db.drizzle, closureNo)
  if (!found) return undefined
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, found.customerId)
    const closure = await closureCalled(tx, closureNo)
    if (closure?.state === 'SUBMITTED') return submitPayout(tx, bank, closure, settling)
    return closure?.state === 'PAYING_OUT' ? settlePayout(tx, closure, settling) : closure
  })
}

/** Of the bank's outside parties: whether a card can be reached. */
export interface CardReach {
  readonly services: { readonly card: Pick<JobBank['services']['card'], 'reaches'> }
}

/** Begins once the card's bank can be reached: an order that surely fails would only send its owner through all steps again. */
export async function submitPayout(
  tx: Tx,
  { services }: CardReach,
  closure: Closure,
  settling: Settling,
): Promise<Closure> {
  const card = await cardOf(tx, closure)
  const waits = card && !(await services.card.reaches(tx, closure.customerId, card.cardNo))
  return waits ? closure : payOrClose(tx, closure, settling)
}

/** Goes by what became of the payout; silence decides nothing. */
export async function settlePayout(tx: Tx, closure: Closure, settling: Settling): Promise<Closure> {
  const payout = await findTransfer(tx, closure.customerId, closure.orderNo ?? '')
  if (payout?.state === 'SUCCEEDED') {
    return payOrClose(tx, { ...closure, amount: addFen(closure.amount, payout.amount) }, settling)
  }
  if (payout?.state !== 'FAILED' && payout?.state !== 'CANCELLED') return closure
  const failure = transferReason({ failure: payout.failure ?? undefined }) ?? null
  // What came back lies in the account now: of what was paid nothing more was red packets than was paid.
  const redPackets = fen(Math.min(closure.redPackets, closure.amount))
  return moved(tx, await moveClosure(tx, closure, 'payoutRefused', settling, { failure, redPackets }), settling)
}

const expectMoved = (closure: Closure | undefined): Closure => {
  if (!closure) throw new Error('the table of closing knows no way on')
  return closure
}

/** What the customer didn't do themselves they are told. */
async function moved(tx: Tx, closure: Closure | undefined, moment: Moment): Promise<Closure> {
  const there = expectMoved(closure)
  await notifyEnd(tx, there, moment)
  return there
}
