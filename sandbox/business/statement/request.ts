import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import type { requestStatement } from '@/contract/statement/requestStatement'
import { dayOfInstant } from '@/domain/dates/instant'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { StatementKind } from '@/domain/statement/kinds'
import { readPeriod } from '@/domain/statement/period'
import type { Period } from '@/domain/statement/period'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { findOrder, hasReceipt } from '@sandbox/kernel/orders/orders'
import { countToday, usedUpToday } from '@sandbox/kernel/session/dailyCounts'
import type { DailyCount } from '@sandbox/kernel/session/dailyCounts'
import { TAKEN_UP_AFTER_MS } from './issue'
import { statements } from './tables'

/** Documents a customer may ask for a day (ours). */
export const STATEMENTS_A_DAY = 20

/** What a document is to be about. */
export interface Wanted extends Period {
  readonly kind: StatementKind
  readonly orderNo: string | null
}

type Request = Omit<RequestOf<typeof requestStatement>, 'password'>

/**
 * Reads what a customer asks for. Fails with StatementPeriodInvalid, StatementTooLong, OrderUnknown, ReceiptNotYet.
 * @param today the bank's day
 */
export async function readWanted(
  on: Queryable,
  customerId: string,
  request: Request,
  today: Day,
): Promise<Result<Wanted, BankError>> {
  const { kind, orderNo } = request
  if (kind !== 'RECEIPT') {
    const period = readPeriod(request, today)
    return period.ok ? ok({ kind, ...period.value, orderNo: null }) : fail(bankError(period.error))
  }
  const order = orderNo === undefined ? undefined : await findOrder(on, customerId, orderNo)
  if (!order) return fail(bankError('OrderUnknown'))
  if (!hasReceipt(order)) return fail(bankError('ReceiptNotYet'))
  const of = dayOfInstant(order.createdAt)
  return ok({ kind, from: of, to: of, orderNo: order.id })
}

/**
 * Takes down what is to be made; the same document that is being made already is the answer. Fails with TooManyTries.
 * @param now epoch ms by the bank's clock
 */
export async function askFor(
  tx: Tx,
  customerId: string,
  { kind, from, to, orderNo }: Wanted,
  now: number,
): Promise<Result<string, BankError>> {
  const { customers } = schema
  // The customer's row is the queue: of two that ask for the same at once the second finds the first one's.
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
  const [underWay] = await tx
    .select({ id: statements.id })
    .from(statements)
    .where(
      and(
        eq(statements.customerId, customerId),
        eq(statements.state, 'PREPARING'),
        eq(statements.kind, kind),
        eq(statements.fromDay, from),
        eq(statements.toDay, to),
        orderNo === null ? isNull(statements.orderNo) : eq(statements.orderNo, orderNo),
      ),
    )
  if (underWay) return ok(underWay.id)
  if (!(await countToday(tx, countOf(customerId, now), STATEMENTS_A_DAY))) return fail(bankError('TooManyTries'))
  const id = randomUUID()
  const times = { requestedAt: now, nextTryAt: now + TAKEN_UP_AFTER_MS }
  await tx.insert(statements).values({ id, customerId, kind, fromDay: from, toDay: to, orderNo, ...times })
  return ok(id)
}

const countOf = (subject: string, now: number): DailyCount => ({ subject, kind: 'statement', day: dayOfInstant(now) })

/** TooManyTries when no other document can be asked for today. @param now epoch ms by the bank's clock */
export const askedTooOften = (on: Queryable, customerId: string, now: number): Promise<BankError | undefined> =>
  usedUpToday(on, countOf(customerId, now), STATEMENTS_A_DAY)
