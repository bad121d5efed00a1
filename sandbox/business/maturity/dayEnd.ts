import { lte, sql } from 'drizzle-orm'
import { postAll } from '@sandbox/kernel/dayEnd/post'
import { nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { holdings, lockOpen, maturityInterest, orderOf } from '../deposit'
import { recordset } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { recordOrders } from '@sandbox/kernel/orders'
import { sendMessages } from '../message'
import { productNames } from '../product'
import { maturityMessage, maturityPostings, openRenewals } from './carryOut'
import { settleMatured } from './settle'
import type { Settled } from './settle'

/**
 * Ends deposits whose term ends on the new day: principal and interest go to the electronic account (§4), or where the
 * customer's instruction says.
 */
export const payMatured: DayEndStep = {
  async run(tx, batch) {
    const { nextDay, at } = batch
    const matured = await lockOpen(tx, batch, lte(holdings.endDay, nextDay))
    const settled = await settleMatured(
      tx,
      matured.map((holding) => ({ holding, interest: maturityInterest(holding) })),
      nextDay,
    )
    const ended = await recordOrders(
      tx,
      settled.map(({ holding, interest }) => orderOf(holding, 'depositMaturity', holding.amount, interest, at)),
    )
    await closeMatured(tx, settled, at)
    const kept = await openRenewals(tx, settled, nextDay, at)
    await postAll(
      tx,
      settled.flatMap((one, index) =>
        maturityPostings(one, { ended: ended[index]?.id, kept: kept.get(one.holding.seqNo) }, at),
      ),
    )
    const names = await productNames(
      tx,
      settled.map(({ holding }) => holding.productType),
    )
    await sendMessages(
      tx,
      settled.map((one) => maturityMessage(one, names.get(one.holding.productType) ?? '存款', at)),
    )
    return nextCursor(matured.map(({ seqNo }) => seqNo))
  },
}

async function closeMatured(tx: Tx, settled: readonly Settled[], at: number): Promise<void> {
  const rows = settled.map(({ holding, interest, outcome }) => ({
    seq_no: holding.seqNo,
    interest,
    status: outcome.kind === 'paidOut' ? 'matured' : 'renewed',
  }))
  await tx.execute(sql`
    UPDATE holdings SET status = m.status, closed_at = ${at}, paid_interest = paid_interest + m.interest
    FROM jsonb_to_recordset(${recordset(rows)}) AS m(seq_no bigint, interest bigint, status text) WHERE holdings.seq_no = m.seq_no`)
}
