import { and, count, desc, eq } from 'drizzle-orm'
import { withdrawalEffect, withdrawalProblem } from '@/domain/campaign/withdrawal'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import type { KeyPage } from '@sandbox/kernel/db/keyset'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { balanceOf, lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import { recordOrder } from '@sandbox/kernel/orders/orders'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { activityMoney } from './accounts'
import { activityWithdrawals } from './tables'
import type { WithdrawalRow } from './tables'

/** How often a customer has withdrawn on a day. */
export async function withdrawnOn(on: Queryable, customerId: string, day: Day): Promise<number> {
  const isTheirs = and(eq(activityWithdrawals.customerId, customerId), eq(activityWithdrawals.day, day))
  const [found] = await on.select({ times: count() }).from(activityWithdrawals).where(isTheirs)
  return found?.times ?? 0
}

export interface Withdrawal {
  readonly customerId: string
  readonly amount: number
  readonly clientId?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Takes money of red packets to the electronic account. Fails with AmountInvalid, ActivityBalanceLow, WithdrawnTooOften. */
export async function withdraw(tx: Tx, order: Withdrawal): Promise<Result<WithdrawalRow, BankError>> {
  const { customerId, clientId, now } = order
  await lockCustomer(tx, customerId)
  const from = activityMoney(customerId)
  const balances = await lockAccounts(tx, [from, wallet(customerId)])
  const balance = fen(balances.get(from.id) ?? 0)
  const today = await withdrawnOn(tx, customerId, dayOfInstant(now))
  const problem = withdrawalProblem(order.amount, { balance, today })
  if (problem !== undefined) return fail(bankError(problem))
  return ok(await takeOut(tx, { customerId, clientId, now, amount: fen(order.amount), balance }))
}

/** Takes all of it, however often that was done today; nothing where there is none. The caller holds the locks. */
export async function withdrawAll(tx: Tx, customerId: string, now: number): Promise<void> {
  const balance = await balanceOf(tx, activityMoney(customerId))
  if (balance > 0) await takeOut(tx, { customerId, now, amount: balance, balance })
}

async function takeOut(
  tx: Tx,
  { customerId, clientId, now, amount, balance }: Withdrawal & { readonly amount: Fen; readonly balance: Fen },
): Promise<WithdrawalRow> {
  const kind = 'rewardWithdrawn'
  const { id: orderNo } = await recordOrder(tx, { customerId, kind, amount, clientId, at: now })
  const entries = [
    { account: activityMoney(customerId), amount: -amount },
    { account: wallet(customerId), amount },
  ]
  const posted = await post(tx, { id: orderNo, clientId, kind, entries, at: now, memo: '活动红包', orderNo })
  if (!posted.ok) throw new Error(`${orderNo}: ${posted.error.name} with the accounts locked`)
  const { left } = withdrawalEffect(amount, balance)
  const [kept] = await tx
    .insert(activityWithdrawals)
    .values({ orderNo, customerId, amount, balance: left, day: dayOfInstant(now), at: now })
    .returning()
  if (!kept) throw new Error('an inserted withdrawal was not returned')
  return kept
}

/** One of a customer's withdrawals; undefined for another's, or none. */
export async function withdrawalOf(
  on: Queryable,
  customerId: string,
  orderNo: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await on
    .select()
    .from(activityWithdrawals)
    .where(and(eq(activityWithdrawals.orderNo, orderNo), eq(activityWithdrawals.customerId, customerId)))
  return row
}

/** A page of a customer's withdrawals, newest first. */
export async function pageOfWithdrawals(
  on: Queryable,
  customerId: string,
  after: string | undefined,
): Promise<KeyPage<WithdrawalRow>> {
  const { orderNo, customerId: owner } = activityWithdrawals
  const own = eq(owner, customerId)
  const found = await on
    .select()
    .from(activityWithdrawals)
    .where(and(own, after === undefined ? undefined : comesAfter([orderNo], and(own, eq(orderNo, after)))))
    .orderBy(desc(orderNo))
    .limit(PAGE + 1)
  return pageOf(found)
}
