import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MessageAbout } from '@/domain/message/about'
import { addFen, fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { interestEntries } from './settle'
import { postAll } from '@sandbox/kernel/dayEnd/post'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndBatch, DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { holdings } from './tables'
import type { Holding } from './tables'
import { productNames } from '../product'
import { recordset } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { accrueBatch, splitOpen } from './accrue'
import { outstandingPayouts } from './interest'
import { INTEREST_EXPENSE, INTEREST_PAYABLE } from './accounts'
import { recordOrders } from '@sandbox/kernel/orders'
import { sendMessages } from '../message'

/**
 * Locks the next open holdings by number, so that a withdrawal happens completely before the batch or completely after it.
 */
export const lockOpen = (tx: Tx, { cursor }: DayEndBatch, condition: SQL | undefined): Promise<Holding[]> =>
  tx
    .select()
    .from(holdings)
    .where(and(eq(holdings.status, 'open'), gt(holdings.seqNo, Number(cursor || '0')), condition))
    .orderBy(asc(holdings.seqNo))
    .limit(BATCH_SIZE)
    .for('no key update')

/**
 * Daily interest of every open deposit: what is accrued by the end of the day less what was accrued before. So a day that
 * was missed, as by a purchase exactly at midnight, is included in the next.
 */
export const accrueInterest: DayEndStep = {
  split: splitOpen,
  async run(tx, batch) {
    const { day, at, cursor } = batch
    const { total, last } = await accrueBatch(tx, batch)
    // One posting a batch: the table `accruals` has each holding's part, and the audit compares the two.
    const entries = [
      { account: INTEREST_EXPENSE, amount: -total },
      { account: INTEREST_PAYABLE, amount: total },
    ]
    if (total !== 0)
      await postAll(tx, [{ id: `accrual:${day}:${cursor}`, kind: 'interestAccrual', entries, at: at - 1 }])
    return last
  },
}

/** Pays the interest of full periods that end on the new day. */
export const payPeriods: DayEndStep = {
  async run(tx, batch) {
    const { nextDay, at } = batch
    // Written as its index is.
    const open = await lockOpen(tx, batch, sql`${holdings.interest} ->> 'method' = 'fullPeriod'`)
    const paying = open
      .map((holding) => ({ holding, payouts: outstandingPayouts(holding, nextDay) }))
      .filter(({ payouts }) => payouts.length > 0)
      .map(({ holding, payouts }) => ({
        holding,
        count: payouts.length,
        interest: addFen(...payouts.map(({ amount }) => amount)),
        source: `payout:${holding.seqNo}:${holding.payoutsMade + payouts.length}`,
      }))
    const orders = await recordOrders(
      tx,
      paying.map(({ holding, interest }) => orderOf(holding, 'depositPayout', fen(0), interest, at)),
    )
    await postAll(
      tx,
      paying.map(({ holding, interest, source }, index) => ({
        id: source,
        kind: 'depositPayout',
        entries: interestEntries(holding, interest),
        at,
        orderNo: orders[index]?.id,
        seqNo: holding.seqNo,
      })),
    )
    const rows = paying.map(({ holding, count, interest }) => ({ seq_no: holding.seqNo, count, interest }))
    await tx.execute(sql`
      UPDATE holdings SET payouts_made = payouts_made + p.count, paid_interest = paid_interest + p.interest, accrued = 0
      FROM jsonb_to_recordset(${recordset(rows)}) AS p(seq_no bigint, count integer, interest bigint)
      WHERE holdings.seq_no = p.seq_no`)
    const names = await productNames(
      tx,
      paying.map(({ holding }) => holding.productType),
    )
    await sendMessages(
      tx,
      paying.map(({ holding, interest, source }) => ({
        customerId: holding.customerId,
        kind: 'depositPayout',
        title: '存款利息到账',
        body: `您的“${names.get(holding.productType) ?? '存款'}”本期利息${formatAmount(interest)}元已转入电子账户。`,
        source,
        about: aboutHolding(holding),
        at,
      })),
    )
    return nextCursor(open.map(({ seqNo }) => seqNo))
  },
}

/** Where a message about a deposit leads. */
export const aboutHolding = ({ seqNo, productType }: Pick<Holding, 'seqNo' | 'productType'>): MessageAbout => ({
  subject: 'holding',
  id: String(seqNo),
  productType,
})

/** The order by which a day end's payment appears in the holding's history. */
export const orderOf = (
  { customerId, productType, seqNo }: Holding,
  kind: 'depositPayout' | 'depositMaturity',
  amount: Fen,
  interest: Fen,
  at: number,
) => ({ customerId, kind, productType, seqNo, amount, interest, at })
