import { eq } from 'drizzle-orm'
import * as calls from '@/contract/closure'
import { blockersOf, goingOnOf, lapsesOf } from '@/domain/closure/checks'
import { keptUntil, RECEIPT_MS, UNFINISHED_RECEIPT_MS } from '@/domain/closure/machine'
import { bankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { settleOne } from '@sandbox/business/transfer'
import { recordEvent } from '@sandbox/kernel/audit'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { waitBriefly } from '@sandbox/kernel/orders/briefWait'
import { accountHandler, publicHandler } from '@sandbox/kernel/scope'
import type { Bank, Handler, Scope } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { closureCalled, latestClosure, moveClosure, openClosure, standingClosure } from './closures'
import { askedFindings, findingsOf, firstCardOf, payoutOf } from './findings'
import { askReview } from './owner'
import { settleClosure } from './settle'
import { startClosing } from './start'
import { submissionRefusal, submit } from './submit'
import { closures } from './tables'
import type { Closure } from './tables'
import { notifyWithdrawn } from './notify'
import { receiptOf } from './wire'

/** What the customer is to know of the last try, whether it goes on or came to nothing. */
const isNews = ({ state, failure }: Closure): boolean =>
  state === 'SUBMITTED' || state === 'PAYING_OUT' || state === 'REFUSED' || (state === 'READY' && failure !== null)

export const queryClosure = accountHandler(calls.queryClosure, async ({ bank, customer, now, today, realNow }) => {
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

export const startClosure = accountHandler(calls.startClosure, async (scope, { reason, agreed }) => {
  const { bank, customer, session, now, realNow } = scope
  const customerId = customer.id
  const settling = { now, realNow, capabilities: bank.capabilities }
  if (blockersOf(await askedFindings(bank, customerId)).length > 0) return fail(bankError('ClosureBlocked'))
  return bank.db.transaction(async (tx) => {
    const begun = await startClosing(tx, { customerId, reason, agreed }, settling)
    if (!begun.ok) return begun
    const { closureNo, state } = begun.value
    await recordEvent(tx, now, 'closureStarted', { customerId, sessionId: session.id, detail: { closureNo } })
    return ok({ state })
  })
})

/** A decision that is under way already is waited for, so that one customer stands in the queue once. */
export const requestClosureReview = accountHandler(
  calls.requestClosureReview,
  async ({ bank, customer, now, realNow }) => {
    const customerId = customer.id
    return bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      const closure = await standingClosure(tx, customerId, realNow)
      if (closure?.state === 'REVIEW' && closure.recordNo !== null) return ok({ recordNo: closure.recordNo })
      if (closure?.state !== 'FACE') return fail(bankError('ClosureUnknown'))
      return ok({ recordNo: await askReview(tx, closure, { now, realNow }) })
    })
  },
)

export const withdrawClosure = accountHandler(calls.withdrawClosure, async ({ bank, customer, now, realNow }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const closure = await openClosure(tx, customer.id)
    if (!closure) return fail(bankError('ClosureUnknown'))
    const moment = { now, realNow }
    const withdrawn = await moveClosure(tx, closure, 'withdrawn', moment)
    if (!withdrawn) return fail(bankError('ClosurePaying'))
    await notifyWithdrawn(tx, withdrawn, moment)
    return ok({ state: withdrawn.state })
  }),
)

const ordered = moneyHandler(calls.submitClosure, {
  // The customer's own money goes to the customer's own card, whatever the account may otherwise do.
  flow: 'back',
  async authorise(tx, scope, request) {
    const { bank, customer, now, realNow } = scope
    const settling = { now, realNow, capabilities: bank.capabilities }
    const refusal = await submissionRefusal(tx, customer.id, request, settling)
    return refusal ? fail(refusal) : ok(undefined)
  },
  stepUp: async (tx, { customer, realNow }, { smsCode }) =>
    customer.mobileNo === null
      ? fail(bankError('SmsCodeExpired'))
      : consumeSmsCode(tx, realNow, customer.mobileNo, 'closeAccount', smsCode),
  async work(tx, { bank, customer, now, realNow }, { clientId, cardId }) {
    const settling = { now, realNow, capabilities: bank.capabilities }
    const settled = await submit(tx, bank, { customerId: customer.id, clientId, cardId }, settling)
    return ok(await receiptOf(tx, settled))
  },
})

/** Sends the payout and hears what came of it; what the network takes longer for is upkeep's. */
async function finish(bank: Bank, closureNo: string): Promise<void> {
  const closure = await closureCalled(bank.db.drizzle, closureNo)
  if (closure?.state !== 'PAYING_OUT' || closure.orderNo === null) return
  await settleOne(bank, closure.orderNo)
  await settleClosure(bank, closureNo)
}

/** Answers with what has come of it by now: with the receipt, as soon as there is one. */
export const submitClosure: Handler<typeof calls.submitClosure> = {
  ...ordered,
  async handle(scope: Scope, request) {
    const answer = await ordered.handle(scope, request)
    if (!answer.ok) return answer
    const { bank } = scope
    await waitBriefly(bank, finish(bank, answer.value.closureNo))
    const closure = await closureCalled(bank.db.drizzle, answer.value.closureNo)
    return closure ? ok(await receiptOf(bank.db.drizzle, closure)) : answer
  },
}

/** The id of an order is 128 bits that only the phone that gave it and the bank know. */
export const queryClosureReceipt = publicHandler(
  calls.queryClosureReceipt,
  async ({ bank, now, realNow }, { clientId }) => {
    const on = bank.db.drizzle
    const [found] = await on.select().from(closures).where(eq(closures.clientId, clientId))
    // Its owner, who has an account until then, reads of one that takes longer when signed in.
    const isOver =
      found?.realEndedAt === null
        ? now - (found.submittedAt ?? found.startedAt) > UNFINISHED_RECEIPT_MS
        : found && realNow - found.realEndedAt > RECEIPT_MS
    return found && !isOver ? ok(await receiptOf(on, found)) : fail(bankError('ClosureUnknown'))
  },
)
