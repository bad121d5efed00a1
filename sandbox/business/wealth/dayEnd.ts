import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { dailyIncome } from '@/domain/interest/wealth'
import type { Day } from '@/domain/dates/day'
import type { MessageAbout } from '@/domain/message/about'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { recordset, rowsOf, schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { MESSAGES } from './kinds'
import { postAll } from '@sandbox/kernel/dayEnd/post'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndBatch, DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { wealthHoldings } from './tables'
import type { WealthHolding } from './tables'
import { listProducts, productNames, publishIncome, wealthIncomes } from '../product'
import {
  MANAGER_SETTLEMENT,
  SHARES_IN_CUSTODY,
  sharesRedeeming,
  subscriptionsInTransit,
  wealthShares,
} from './accounts'
import { wallet } from '@sandbox/kernel/ledger'
import type { EntryDraft } from '@sandbox/kernel/ledger'
import { sendMessages } from '../message'
import type { Order } from '@sandbox/kernel/orders/orders'

/** The asset manager's income of the day that ended, for every wealth product. */
export const publishIncomes: DayEndStep = {
  async run(tx, { day }) {
    for (const { productType } of await listProducts(tx, 'wealth')) await publishIncome(tx, productType, day)
    return undefined
  },
}

type Position = WealthHolding & { readonly incomePer10k: number; readonly redeeming: Fen }

/**
 * Credits the day's income as shares. Redeemed shares earn until their trade day, subscribed ones from T+1; shares redeemed
 * fast after midnight, before this step ran, were held all of the day.
 */
export const creditIncome: DayEndStep = {
  async run(tx, batch) {
    const { day, at } = batch
    const positions = await lockPositions(tx, batch)
    const earning = positions
      .map((position) => {
        const shares = fen(position.shares + position.redeeming)
        return { ...position, base: shares, amount: dailyIncome(shares, position.incomePer10k) }
      })
      .filter(({ base }) => base > 0)
    await postAll(
      tx,
      earning
        .filter(({ amount }) => amount !== 0)
        .map(({ customerId, productType, amount }) => ({
          id: `income:${day}:${productType}:${customerId}`,
          kind: 'wealthIncome',
          entries: [
            { account: wealthShares(customerId), amount },
            { account: SHARES_IN_CUSTODY, amount: -amount },
          ],
          at,
        })),
    )
    await recordIncome(
      tx,
      day,
      earning.map(({ seqNo, base, amount }) => ({ seq_no: seqNo, base, amount })),
      positions.map(({ seqNo }) => seqNo),
    )
    return nextCursor(positions.map(({ seqNo }) => seqNo))
  },
}

async function lockPositions(tx: Tx, { day, cursor }: DayEndBatch): Promise<Position[]> {
  const locked = await tx
    .select({ holding: wealthHoldings, incomePer10k: wealthIncomes.incomePer10k })
    .from(wealthHoldings)
    .innerJoin(
      wealthIncomes,
      and(eq(wealthIncomes.productType, wealthHoldings.productType), eq(wealthIncomes.day, day)),
    )
    .where(gt(wealthHoldings.seqNo, Number(cursor || '0')))
    .orderBy(asc(wealthHoldings.seqNo))
    .limit(BATCH_SIZE)
    .for('no key update', { of: wealthHoldings })
  const owners = [...new Set(locked.map(({ holding }) => holding.customerId))]
  // After the locks, so that no redemption can move shares between the two reads.
  const redeeming = await rowsOf<{ seqNo: number; amount: Fen }>(
    tx,
    sql`SELECT "seqNo", sum(amount)::bigint AS amount FROM (
          SELECT seq_no AS "seqNo", amount FROM orders
          WHERE status = 'pending' AND kind = 'wealthRedemption' AND trade_day >= ${day}
          UNION ALL
          SELECT seq_no, amount FROM orders
          WHERE customer_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(owners)}::jsonb))
            AND kind = 'wealthFastRedemption' AND trade_day > ${day}) redeemed
        GROUP BY "seqNo"`,
  )
  const outgoing = new Map(redeeming.map(({ seqNo, amount }) => [seqNo, amount]))
  return locked
    .filter(({ holding }) => holding.incomeThrough === null || holding.incomeThrough < day)
    .map(({ holding, incomePer10k }) => ({
      ...holding,
      incomePer10k,
      redeeming: outgoing.get(holding.seqNo) ?? fen(0),
    }))
}

interface IncomeRow {
  readonly seq_no: number
  readonly base: Fen
  readonly amount: Fen
}

async function recordIncome(tx: Tx, day: Day, rows: readonly IncomeRow[], all: readonly number[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO wealth_income_credits (customer_id, product_type, day, shares, amount)
    SELECT h.customer_id, h.product_type, ${day}, i.base, i.amount
    FROM jsonb_to_recordset(${recordset(rows)}) AS i(seq_no bigint, base bigint, amount bigint)
    JOIN wealth_holdings h ON h.seq_no = i.seq_no`)
  // Positions that earned nothing show 0 for yesterday instead of an older income.
  await tx.execute(sql`
    UPDATE wealth_holdings h SET shares = h.shares + coalesce(i.amount, 0), yesterday_income = coalesce(i.amount, 0),
      accumulated_income = h.accumulated_income + coalesce(i.amount, 0), income_through = ${day}
    FROM jsonb_to_recordset(${recordset(all.map((seq_no) => ({ seq_no })))}) AS p(seq_no bigint)
    LEFT JOIN jsonb_to_recordset(${recordset(rows)}) AS i(seq_no bigint, amount bigint) ON i.seq_no = p.seq_no
    WHERE h.seq_no = p.seq_no`)
}

interface Settlement {
  readonly order: 'wealthSubscription' | 'wealthRedemption'
  readonly transaction: keyof typeof MESSAGES
  readonly entries: (customerId: string, amount: Fen) => readonly EntryDraft[]
  readonly message: (name: string, amount: string) => { title: string; body: string }
  /** Shares the position gains. */
  readonly sharesGained: (amount: Fen) => number
}

/**
 * A step that settles pending orders due on the new day, each once, because the order's status changes with its posting.
 */
const settling = (settlement: Settlement): DayEndStep => ({
  async run(tx, batch) {
    const due = await lockDue(tx, settlement.order, batch)
    const { at } = batch
    const rows = due.map(({ id, seqNo, amount }) => ({ id, seq_no: seqNo, gained: settlement.sharesGained(amount) }))
    // Locks the positions before the accounts, as redemptions do.
    await tx.execute(sql`
      UPDATE wealth_holdings h SET shares = h.shares + s.gained
      FROM (SELECT seq_no, sum(gained)::bigint AS gained FROM jsonb_to_recordset(${recordset(rows)})
            AS r(seq_no bigint, gained bigint) GROUP BY seq_no) s
      WHERE h.seq_no = s.seq_no AND s.gained <> 0`)
    await postAll(
      tx,
      due.map(({ id, customerId, amount, seqNo }) => ({
        id: `${settlement.transaction}:${id}`,
        kind: settlement.transaction,
        entries: settlement.entries(customerId, amount),
        at,
        orderNo: id,
        seqNo,
      })),
    )
    await tx.execute(sql`
      UPDATE orders SET status = 'done', settled_at = ${at}
      FROM jsonb_to_recordset(${recordset(rows)}) AS r(id text) WHERE orders.id = r.id`)
    const names = await productNames(
      tx,
      due.flatMap(({ productType }) => productType ?? []),
    )
    await sendMessages(
      tx,
      due.map(({ id, customerId, amount, ...order }) => ({
        customerId,
        kind: settlement.transaction,
        ...settlement.message(names.get(order.productType ?? '') ?? '理财产品', formatAmount(amount)),
        source: `${settlement.transaction}:${id}`,
        about: aboutShares(order),
        at,
      })),
    )
    return nextCursor(due.map(({ id }) => id))
  },
})

/** Where the message leads: the shares themselves, because an order's result stays what the customer was told at first. */
const aboutShares = ({ seqNo, productType }: Pick<Order, 'seqNo' | 'productType'>): MessageAbout | undefined =>
  seqNo === null || productType === null ? undefined : { subject: 'holding', id: String(seqNo), productType }

function lockDue(tx: Tx, kind: Order['kind'], { nextDay, cursor }: DayEndBatch): Promise<Order[]> {
  const { orders } = schema
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), eq(orders.kind, kind), lte(orders.dueDay, nextDay), gt(orders.id, cursor)))
    .orderBy(asc(orders.id))
    .limit(BATCH_SIZE)
    .for('no key update')
}

/** T+1 turns the money of a subscription into shares, which earn from this day on. */
export const confirmSubscriptions = settling({
  order: 'wealthSubscription',
  transaction: 'wealthConfirmation',
  entries: (customerId, amount) => [
    { account: subscriptionsInTransit(customerId), amount: -amount },
    { account: MANAGER_SETTLEMENT, amount },
    { account: wealthShares(customerId), amount },
    { account: SHARES_IN_CUSTODY, amount: -amount },
  ],
  message: (name, amount) => ({
    title: '理财申购确认',
    body: `您申购的“${name}”${amount}元已确认份额，今日起计算收益。`,
  }),
  sharesGained: (amount) => amount,
})

/** T+1 pays ordinary redemptions to the electronic account. */
export const payRedemptions = settling({
  order: 'wealthRedemption',
  transaction: 'wealthPayment',
  entries: (customerId, amount) => [
    { account: sharesRedeeming(customerId), amount: -amount },
    { account: SHARES_IN_CUSTODY, amount },
    { account: MANAGER_SETTLEMENT, amount: -amount },
    { account: wallet(customerId), amount },
  ],
  message: (name, amount) => ({ title: '理财赎回到账', body: `您赎回的“${name}”${amount}元已转入电子账户。` }),
  sharesGained: () => 0,
})
