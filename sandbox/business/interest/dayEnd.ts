import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import { ACCRUAL_UNIT } from '@/domain/interest/accrual'
import { isSettlementDay } from '@/domain/interest/demand'
import { addFen, basisPoints, fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { sendMessages } from '@sandbox/business/message'
import type { MessageDraft } from '@sandbox/business/message'
import { postAll } from '@sandbox/kernel/dayEnd/post'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { rowsOf, schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { allBalanceDays, lockAccounts, wallet } from '@sandbox/kernel/ledger'
import { EARNING_KINDS } from './earning'
import { listedRate } from './rates'
import { INTEREST_ACCOUNTS, lockForSettlement, settle } from './settle'
import type { PaidInterest } from './settle'
import { demandAccrual } from './tables'

const [INTEREST_EXPENSE, INTEREST_PAYABLE] = INTEREST_ACCOUNTS

/** What has been earned by the end of a day and isn't paid yet, by the rate that is listed on it; and what was accrued before. */
async function earnedBy(
  tx: Tx,
  day: Day,
): Promise<{ readonly rate: number; readonly earned: Fen; readonly before: Fen }> {
  const rate = await listedRate(tx, day)
  const [row] = await rowsOf<{ earned: number; before: number }>(
    tx,
    sql`
    SELECT greatest(0, floor(open.balance_days * ${rate}::integer / ${ACCRUAL_UNIT}::integer))::bigint AS earned,
      (SELECT accrued FROM demand_accrual) AS before
    FROM (${allBalanceDays(EARNING_KINDS, day)}) open`,
  )
  return { rate, earned: fen(row?.earned ?? 0), before: fen(row?.before ?? 0) }
}

/**
 * Interest of a day on all accounts together, as one statement and one posting: what is earned by the end of the day less what
 * was accrued before, so that another listed rate and every payment's rounding correct themselves.
 */
export const accrueDemand: DayEndStep = {
  async run(tx, { day, at }) {
    await lockAccounts(tx, INTEREST_ACCOUNTS)
    const { rate, earned, before } = await earnedBy(tx, day)
    const grown = earned - before
    const entries = [
      { account: INTEREST_EXPENSE, amount: -grown },
      { account: INTEREST_PAYABLE, amount: grown },
    ]
    if (grown !== 0) await postAll(tx, [{ id: `demandAccrual:${day}`, kind: 'demandAccrual', entries, at: at - 1 }])
    await tx.update(demandAccrual).set({
      through: day,
      rate: basisPoints(rate),
      accrued: earned,
      lastEntry: sql`(SELECT coalesce(max(id), 0) FROM ledger_entries)`,
    })
    return undefined
  },
}

/** The next owners of accounts that earn interest. */
async function nextOwners(tx: Tx, cursor: string): Promise<readonly string[]> {
  const { ledgerAccounts } = schema
  const owners = await tx
    .selectDistinct({ customerId: ledgerAccounts.customerId })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.kind, [...EARNING_KINDS]), gt(ledgerAccounts.customerId, cursor)))
    .orderBy(asc(ledgerAccounts.customerId))
    .limit(BATCH_SIZE)
  return owners.flatMap(({ customerId }) => customerId ?? [])
}

/** Pays every account's interest on the day after a settlement day. */
export const settleDemand: DayEndStep = {
  async run(tx, { day, at, cursor }) {
    if (!isSettlementDay(day)) return undefined
    const owners = await nextOwners(tx, cursor)
    const of = { kinds: EARNING_KINDS, owners }
    await lockForSettlement(tx, of, owners.map(wallet))
    const paid = await settle(tx, of, { through: day, rate: await listedRate(tx, day), at })
    await sendMessages(tx, paidNotices(paid, day, at))
    return nextCursor(owners)
  },
}

/** One message a customer, whichever accounts earned it. */
function paidNotices(paid: readonly PaidInterest[], through: Day, at: number): readonly MessageDraft[] {
  const sums = new Map<string, Fen>()
  for (const { customerId, interest } of paid) {
    sums.set(customerId, addFen(sums.get(customerId) ?? fen(0), interest))
  }
  return [...sums].map(([customerId, interest]) => ({
    customerId,
    kind: 'demandInterest',
    title: '活期利息到账',
    body: `您的账户截至${formatChineseDay(through)}的活期利息${formatAmount(interest)}元已转入电子账户。`,
    source: `demandInterest:${customerId}:${through}`,
    about: { subject: 'wallet' },
    at,
  }))
}
