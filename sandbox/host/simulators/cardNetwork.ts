import { and, eq, lte } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { CardAnswer, CardNetwork, CardPayment } from '@sandbox/kernel/services'
import { outcomeFor, takeOutcome } from './choices'
import type { SimulatorOutcome } from './choices'
import { simulatedPayments } from './tables'

/** How long after an order the simulator's card banks send it back or take it back, ms. */
const NOTICE_MS = 60_000

type Outcome = SimulatorOutcome<'transfer'>
type Payment = typeof simulatedPayments.$inferSelect

const ACCEPTED: CardAnswer = { kind: 'accepted' }
const UNANSWERED: CardAnswer = { kind: 'unanswered' }
const refused = (failure: 'balance' | 'closed' | 'limit'): CardAnswer => ({ kind: 'refused', failure })

/** For each outcome, the answer to an order and the answer to a question about it. */
const ANSWERS: Readonly<Record<Outcome, { readonly sent: CardAnswer; readonly asked: CardAnswer }>> = {
  success: { sent: ACCEPTED, asked: ACCEPTED },
  refuseBalance: { sent: refused('balance'), asked: refused('balance') },
  refuseClosed: { sent: refused('closed'), asked: refused('closed') },
  refuseLimit: { sent: refused('limit'), asked: refused('limit') },
  timeoutThenYes: { sent: UNANSWERED, asked: ACCEPTED },
  timeoutThenNo: { sent: UNANSWERED, asked: refused('closed') },
  silent: { sent: UNANSWERED, asked: UNANSWERED },
  return: { sent: ACCEPTED, asked: ACCEPTED },
  reverse: { sent: ACCEPTED, asked: ACCEPTED },
}

const outcomeOf = ({ outcome }: Payment): Outcome =>
  Object.hasOwn(ANSWERS, outcome) ? (outcome as Outcome) : 'success'

/** Whether the card's bank does something later: it can send money out back, and take money in back. */
const followsFor = (direction: string, outcome: Outcome): boolean =>
  (outcome === 'return' && direction === 'OUT') || (outcome === 'reverse' && direction === 'IN')

async function known(on: Queryable, orderNo: string): Promise<Payment | undefined> {
  const [payment] = await on.select().from(simulatedPayments).where(eq(simulatedPayments.orderNo, orderNo))
  return payment
}

/** A choice for the customer's next transfer counts before the choice for all transfers, and only once. */
async function accept(
  on: Queryable,
  now: number,
  { orderNo, customerId, direction }: CardPayment,
): Promise<CardAnswer> {
  const next = await takeOutcome(on, customerId, 'nextTransfer')
  const outcome = next === 'asAll' ? await outcomeFor(on, customerId, 'transfer') : next
  const noticeAt = followsFor(direction, outcome) ? now + NOTICE_MS : null
  await on.insert(simulatedPayments).values({ orderNo, direction, outcome, noticeAt }).onConflictDoNothing()
  return ANSWERS[outcome].sent
}

const REASONS = { returned: '收款账户状态异常', reversed: '付款银行重复记账' } as const

/**
 * Stands in for the banks of cards: every card belongs to its customer, its bank has the number the customer registered
 * with, and every transfer succeeds. The console can choose other answers. A silence of 30 s is answered at once.
 */
export const sandboxCardNetwork: CardNetwork = {
  async verify(on, { customerId, mobileNo }) {
    const chosen = await outcomeFor(on, customerId, 'card')
    if (chosen !== 'match') return chosen
    const [customer] = await on
      .select({ mobileNo: schema.customers.mobileNo })
      .from(schema.customers)
      .where(eq(schema.customers.id, customerId))
    return customer?.mobileNo === mobileNo ? 'match' : 'phone'
  },
  reaches: async (on, customerId) => (await outcomeFor(on, customerId, 'card')) !== 'unavailable',
  async send(on, now, payment) {
    const sent = await known(on, payment.orderNo)
    return sent ? ANSWERS[outcomeOf(sent)].asked : accept(on, now, payment)
  },
  async ask(on, _now, orderNo) {
    const sent = await known(on, orderNo)
    return sent ? ANSWERS[outcomeOf(sent)].asked : { kind: 'notFound' }
  },
  async notices(on, now) {
    const open = and(lte(simulatedPayments.noticeAt, now), eq(simulatedPayments.noticed, false))
    const found = await on.select().from(simulatedPayments).where(open)
    return found.map(({ orderNo, direction }) => {
      const kind = direction === 'OUT' ? 'returned' : 'reversed'
      return { orderNo, kind, reason: REASONS[kind] }
    })
  },
  async acknowledge(on, orderNo) {
    await on.update(simulatedPayments).set({ noticed: true }).where(eq(simulatedPayments.orderNo, orderNo))
  },
}
