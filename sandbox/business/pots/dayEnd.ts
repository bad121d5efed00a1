import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { monthOf } from '@/domain/dates/month'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fillDay, monthlyShare, standingOf } from '@/domain/pots/pots'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { rowsOf, schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { lockAccounts, wallet } from '@sandbox/kernel/ledger'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { postMove } from './move'
import { planOf, potMoney } from './pots'
import { potFills, pots } from './tables'
import type { FillKind, Pot } from './tables'
import { notifyBehind, notifySkipped } from './notify'

/**
 * Pots that are filled in a transaction at most: each takes some 8 ms, for which the accounts of all are held, and a customer's
 * call waits for its account 5 s at most.
 */
const AT_ONCE = 100

/** What a rule is to move. */
interface Due {
  readonly pot: Pot
  readonly kind: FillKind
  readonly amount: Fen
}

/** A rule that has been carried out for a day, or couldn't be, is done with; nobody's account that pays nothing is moved or told of. */
async function fill(tx: Tx, { pot, kind, amount }: Due, day: Day, at: number): Promise<void> {
  const { potId, customerId } = pot
  const noted = { potId, kind, day, customerId, amount }
  const [first] = await tx.insert(potFills).values(noted).onConflictDoNothing().returning()
  if (!first) return
  if (await payingRefusal(tx, customerId, day)) return
  const moved = await postMove(tx, pot, { kind, amount, now: at })
  if (!moved.ok) return notifySkipped(tx, pot, { kind, amount, frozen: moved.error.name === 'AccountFrozen', day, at })
  const same = and(eq(potFills.potId, potId), eq(potFills.kind, kind), eq(potFills.day, day))
  await tx.update(potFills).set({ orderNo: moved.value.orderNo }).where(same)
}

/** All accounts at once and in one order; one after the other they would come in the pots'. */
const lockAll = (tx: Tx, due: readonly Due[]) =>
  due.length === 0
    ? undefined
    : lockAccounts(
        tx,
        due.flatMap(({ pot }) => [wallet(pot.customerId), potMoney(pot)]),
      )

/**
 * Moves what the rules of these pots say. A pot may have been closed, or its rule changed, before its account was locked, so
 * it is read again under the lock.
 */
async function fillAll(tx: Tx, ruled: readonly Pot[], dueOf: (pot: Pot) => Due[], day: Day, at: number): Promise<void> {
  const due = ruled.flatMap(dueOf)
  if (due.length === 0) return
  await lockAll(tx, due)
  const ids = due.map(({ pot }) => pot.potId)
  const still = await tx
    .select()
    .from(pots)
    .where(and(isNull(pots.closedAt), inArray(pots.potId, ids)))
    .orderBy(asc(pots.potId))
  const now = still.flatMap(dueOf)
  // What matured comes before each month's amount.
  for (const kind of ['matured', 'monthly'] as const) {
    for (const one of now) if (one.kind === kind) await fill(tx, one, day, at)
  }
}

/**
 * What matured deposits paid into electronic accounts on a day as interest, where no pot took it: what was renewed with its interest
 * paid none, and another pot may be said to take it between two batches.
 */
async function maturedInterest(tx: Tx, owners: readonly string[], day: Day): Promise<ReadonlyMap<string, Fen>> {
  if (owners.length === 0) return new Map()
  const rows = await rowsOf<{ customerId: string; interest: number }>(
    tx,
    sql`
    SELECT customer_id AS "customerId", sum(interest)::bigint AS interest FROM (
      SELECT customer_id, least(sum(earned), greatest(0, sum(amount))) AS interest FROM wallet_records
      WHERE day = ${day} AND kind IN ('depositMaturity', 'depositRenewal', 'depositToWealth')
        AND customer_id IN (${sql.join(
          owners.map((one) => sql`${one}`),
          sql`, `,
        )})
      GROUP BY customer_id, seq_no) each_deposit
    WHERE NOT EXISTS (
      SELECT FROM pot_fills f WHERE f.customer_id = each_deposit.customer_id AND f.day = ${day} AND f.kind = 'matured')
    GROUP BY customer_id HAVING sum(interest) > 0`,
  )
  return new Map(rows.map(({ customerId, interest }) => [customerId, fen(interest)]))
}

const openAfter = (cursor: string) => and(isNull(pots.closedAt), cursor === '' ? undefined : gt(pots.potId, cursor))

/** Moves what rules say into pots on the day that has begun: a matured deposit's interest first, then each month's amount. */
export const fillPots: DayEndStep = {
  async run(tx, { nextDay, at, cursor }) {
    const month = monthOf(nextDay)
    const ruled = await tx
      .select()
      .from(pots)
      .where(and(openAfter(cursor), or(gt(pots.monthlyAmount, fen(0)), pots.takesInterest)))
      .orderBy(asc(pots.potId))
      .limit(BATCH_SIZE)
    const takers = ruled.filter(({ takesInterest }) => takesInterest).map(({ customerId }) => customerId)
    const interest = await maturedInterest(tx, takers, nextDay)
    const dueOf = (pot: Pot): Due[] => {
      const matured = pot.takesInterest ? interest.get(pot.customerId) : undefined
      const monthly = pot.monthlyAmount > 0 && fillDay(month, pot.monthlyDate) === nextDay
      return [
        ...(matured === undefined ? [] : [{ pot, kind: 'matured', amount: matured } as const]),
        ...(monthly ? [{ pot, kind: 'monthly', amount: pot.monthlyAmount } as const] : []),
      ]
    }
    const due = ruled.filter((pot) => dueOf(pot).length > 0)
    const filled = due.slice(0, AT_ONCE)
    await fillAll(tx, filled, dueOf, nextDay, at)
    return filled.length < due.length ? filled.at(-1)?.potId : nextCursor(ruled.map(({ potId }) => potId))
  },
}

/** Tells of pots that have fallen behind their plan, once a plan. */
export const notifyPotsBehind: DayEndStep = {
  async run(tx, { nextDay, at, cursor }) {
    // Whoever reached the target and used it isn't behind.
    const open = and(eq(pots.toldBehind, false), eq(pots.toldReached, false))
    const untold = and(isNotNull(pots.byDay), open, lte(pots.sinceDay, nextDay))
    const planned = await tx
      .select()
      .from(pots)
      .where(and(openAfter(cursor), untold))
      .orderBy(asc(pots.potId))
      .limit(BATCH_SIZE)
    const { ledgerAccounts } = schema
    const held = await tx
      .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(
        inArray(
          ledgerAccounts.id,
          planned.map((pot) => potMoney(pot).id),
        ),
      )
    const balances = new Map(held.map(({ id, balance }) => [id, balance]))
    for (const pot of planned) {
      const balance = balances.get(potMoney(pot).id) ?? fen(0)
      const plan = planOf(pot)
      if (standingOf(plan, balance, nextDay) !== 'BEHIND') continue
      await notifyBehind(tx, pot, monthlyShare(plan, balance, nextDay), at)
    }
    return nextCursor(planned.map(({ potId }) => potId))
  },
}
