import { and, inArray, sql } from 'drizzle-orm'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { demandAccrued, demandInterest } from '@/domain/interest/demand'
import { lastFour } from '@/domain/masks/mask'
import { addFen, basisPoints, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { INTEREST_EXPENSE, INTEREST_PAYABLE } from '@sandbox/business/deposit'
import { postAll } from '@sandbox/kernel/dayEnd/post'
import { rowsOf, schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { lockAccounts, takeBalanceDays, wallet } from '@sandbox/kernel/ledger'
import type { BalanceDaysOf, LedgerAccount } from '@sandbox/kernel/ledger'
import { recordOrders } from '@sandbox/kernel/orders'
import { ELECTRONIC_KINDS } from './earning'
import { listedRate } from './rates'
import { demandAccrual, demandSettlements } from './tables'

/** The bank's accounts that every payment of interest posts to: whoever will pay some locks them with the customer's. */
export const INTEREST_ACCOUNTS = [INTEREST_EXPENSE, INTEREST_PAYABLE] as const

/** Locks accounts that are to be settled, the bank's for interest and these others, in the ledger's order. */
export async function lockForSettlement(
  tx: Tx,
  { kinds, owners }: BalanceDaysOf,
  others: readonly LedgerAccount[],
): Promise<ReadonlyMap<string, number>> {
  const { ledgerAccounts } = schema
  const earning = await tx
    .select()
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.kind, [...kinds]), inArray(ledgerAccounts.customerId, [...owners])))
  return lockAccounts(tx, [...INTEREST_ACCOUNTS, ...earning, ...others])
}

/** One account's interest as it is settled. */
interface Settling {
  readonly accountId: string
  readonly customerId: string
  readonly balanceDays: number
  readonly interest: Fen
  /** What of it was accrued: it leaves the payable account, and the difference corrects the expense. */
  readonly accrued: Fen
}

/** The day after the last settlement of an account, or the day of its first entry; and what it is called beside the electronic one. */
interface AccountFacts {
  readonly accountId: string
  readonly settled: Day | null
  readonly first: Day | null
  readonly class: AccountClass | null
  readonly acctNo: string | null
}

const factsOf = (tx: Tx, accountIds: readonly string[]): Promise<AccountFacts[]> =>
  rowsOf<AccountFacts>(
    tx,
    sql`
    SELECT a.id AS "accountId", s.settled, sub.class, sub.acct_no AS "acctNo",
      CASE WHEN s.settled IS NULL THEN (
        SELECT t.day FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.account_id = a.id ORDER BY e.id LIMIT 1) END AS first
    FROM ledger_accounts a
    LEFT JOIN LATERAL (SELECT max(through) AS settled FROM demand_settlements d WHERE d.account_id = a.id) s ON true
    LEFT JOIN sub_accounts sub ON a.id = 'sub:' || sub.acct_id
    WHERE a.id IN (${sql.join(
      accountIds.map((id) => sql`${id}`),
      sql`, `,
    )})`,
  )

/** The electronic account is settled as one, whatever of it is held. */
const settledAs = ({ kind, accountId, customerId }: { kind: string; accountId: string; customerId: string }): string =>
  ELECTRONIC_KINDS.some((one) => one === kind) ? wallet(customerId).id : accountId

/** Takes what accounts have added up, and reckons its interest: rounded once for each account. */
async function reckon(tx: Tx, of: BalanceDaysOf, through: Day, rate: BasisPoints): Promise<readonly Settling[]> {
  const accounts = new Map<string, { customerId: string; balanceDays: number }>()
  for (const taken of await takeBalanceDays(tx, of, through)) {
    const id = settledAs(taken)
    const balanceDays = (accounts.get(id)?.balanceDays ?? 0) + taken.balanceDays
    accounts.set(id, { customerId: taken.customerId, balanceDays })
  }
  return [...accounts].map(([accountId, { customerId, balanceDays }]) => ({
    accountId,
    customerId,
    balanceDays,
    interest: demandInterest(balanceDays, rate),
    accrued: demandAccrued(balanceDays, rate),
  }))
}

/** Of which days, and when it is posted. */
export interface SettlementOrder {
  /** The last day that counts; it is over. */
  readonly through: Day
  /** Basis points: as listed on the day of the settlement or of the closing. */
  readonly rate: BasisPoints
  /** Epoch ms by the bank's clock. */
  readonly at: number
}

/** What an account was paid. */
export interface PaidInterest {
  readonly customerId: string
  readonly interest: Fen
}

/**
 * Pays the interest of accounts through a day, each with an order of its own, to their owners' electronic accounts; the caller
 * holds the accounts' locks and the bank's for interest. An account that earned nothing isn't among what is given.
 */
export async function settle(tx: Tx, of: BalanceDaysOf, order: SettlementOrder): Promise<readonly PaidInterest[]> {
  const { through, rate, at } = order
  const settling = await reckon(tx, of, through, rate)
  if (settling.length === 0) return []
  const facts = new Map(
    (
      await factsOf(
        tx,
        settling.map(({ accountId }) => accountId),
      )
    ).map((each) => [each.accountId, each]),
  )
  const paying = settling.filter(({ interest }) => interest > 0)
  const orders = await recordOrders(
    tx,
    paying.map(({ customerId, interest }) => ({ customerId, kind: 'demandInterest', amount: ZERO_FEN, interest, at })),
  )
  const orderNos = new Map(paying.map(({ accountId }, index) => [accountId, orders[index]?.id]))
  await tx.insert(demandSettlements).values(
    settling.map(({ accrued: _, ...row }) => ({
      ...row,
      ...{ through, rate, orderNo: orderNos.get(row.accountId) ?? null, memo: nameOf(facts.get(row.accountId)) },
      fromDay: firstDayOf(facts.get(row.accountId), through),
    })),
  )
  await postAll(
    tx,
    paying.map(({ accountId, customerId, interest, accrued }) => ({
      id: `demandInterest:${accountId}:${through}`,
      kind: 'demandInterest',
      entries: [
        { account: wallet(customerId), amount: interest },
        { account: INTEREST_PAYABLE, amount: -accrued },
        { account: INTEREST_EXPENSE, amount: subtractFen(accrued, interest) },
      ],
      ...{ at, orderNo: orderNos.get(accountId), memo: nameOf(facts.get(accountId)) },
    })),
  )
  const released = addFen(...paying.map(({ accrued }) => accrued))
  if (released > 0) await tx.update(demandAccrual).set({ accrued: sql`${demandAccrual.accrued} - ${released}` })
  return paying
}

const firstDayOf = (facts: AccountFacts | undefined, through: Day): Day => {
  if (facts?.settled) return addDays(facts.settled, 1)
  return facts?.first ?? through
}

/** Which account it is of, where that isn't the electronic one. */
const nameOf = (facts: AccountFacts | undefined): string =>
  facts?.class && facts.acctNo !== null ? `${CLASS_FACTS[facts.class].name}（尾号${lastFour(facts.acctNo)}）` : ''

/** Pays what one account has earned by the end of yesterday, because it is closed today; gives it in fen. */
export async function settleClosing(tx: Tx, of: BalanceDaysOf, today: Day, now: number): Promise<Fen> {
  const rate = await listedRate(tx, today)
  const paid = await settle(tx, of, { through: addDays(today, -1), rate, at: now })
  return addFen(...paid.map(({ interest }) => interest))
}

/** Ends the days of an account that is closed and was settled by its order: money that was on its way out since earned nothing. */
export async function endSettled(tx: Tx, of: BalanceDaysOf, today: Day, now: number): Promise<void> {
  await settle(tx, of, { through: addDays(today, -1), rate: basisPoints(0), at: now })
}
