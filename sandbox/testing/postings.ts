import { sql } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { blockersOf } from '@/domain/closure/checks'
import { dayOfInstant } from '@/domain/dates/instant'
import { classOf } from '@sandbox/business/account/records/kinds'
import { CAPABILITIES } from '@sandbox/capabilities'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { askOnce } from './askAll'
import type { Person } from './person'
import { nameOf } from './walk'
import type { Changed } from './watch'

/** What is in the electronic account, held or not (docs/decisions/records.md). */
const ELECTRONIC: readonly string[] = ['wallet', 'frozen', 'outgoing']
/** Reads that list what moved the electronic account, and orders whatever they are about. */
const OF_ELECTRONIC: readonly string[] = [
  ...CAPABILITIES.filter(({ name }) => ['account', 'order'].includes(name)).flatMap(({ handlers }) =>
    Object.keys(handlers),
  ),
  'queryHistory',
]

/** Calls of which no sample of a read lists what they move on another account, and where the customer sees it. */
const TOLD_ELSEWHERE: Partial<Record<CallName, string>> = {
  redeemProduct: 'among the orders, by queryHistory',
  withdrawActivity: 'by queryWithdrawals, whose sample asks for another by its number',
}

/** One entry of a posting on an account of a customer. */
export interface Posted {
  readonly id: string
  readonly kind: string
  readonly orderNo: string | null
  readonly account: string
  readonly amount: number
}

export const lastEntry = async ({ drizzle }: Database): Promise<number> => {
  const [row] = await rowsOf<{ last: number }>(drizzle, sql`SELECT coalesce(max(id), 0) AS last FROM ledger_entries`)
  return row?.last ?? 0
}

/** What was posted on a customer's accounts after an entry; what a freeze catches of it is no order of theirs. */
export const postedAfter = (db: Database, entry: number, customerId: string): Promise<Posted[]> =>
  rowsOf<Posted>(
    db.drizzle,
    sql`SELECT t.id, t.kind, t.order_no AS "orderNo", a.kind AS account, e.amount
        FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
        WHERE e.id > ${entry} AND a.customer_id = ${customerId} AND t.kind NOT IN ('freeze', 'unfreeze')`,
  )

function* leavesOf(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) yield value
  else for (const inner of Object.values(value)) yield* leavesOf(inner)
}

/** Whether an answer has the posting's amount, or its order's number. */
function tells({ after }: Changed, { id, orderNo, amount }: Posted): boolean {
  const wanted = new Set<unknown>([id, orderNo, Math.abs(amount)])
  return [...leavesOf(after)].some((value) => value !== null && wanted.has(value))
}

type Records = ResponseOf<typeof CALLS.queryWalletRecords>['records']

interface Sent {
  readonly name: CallName
  readonly person: Person
  /** The last entry before the call. */
  readonly after: number
  /** The reads that it changed. */
  readonly changed: readonly Changed[]
}

/** What a customer's money call posted and nothing tells them of. */
export async function faultsOfPostings(db: Database, { name, person, after, changed }: Sent): Promise<string[]> {
  const posted = await postedAfter(db, after, (await person.customerId()) ?? '')
  const { app } = person.applicant
  const answer = await askOnce(app, CALLS.queryWalletRecords, { type: 'all' })
  const records = answer.ok ? (answer.value as { records: Records }).records : []
  return [...new Set(posted.map(({ id }) => id))].flatMap((id) => {
    const entries = posted.filter((one) => one.id === id)
    const who = `${name} of ${nameOf(person)} posted ${entries.map((one) => `${one.amount} on ${one.account}`).join(' and ')} as ${entries[0]?.kind}`
    const elsewhere = TOLD_ELSEWHERE[name] === undefined ? faultsElsewhere(entries, changed) : []
    return [...faultsOfRecord(entries, records), ...elsewhere].map((what) => `${who}: ${what}`)
  })
}

/** What moves the electronic account stands among its records, as what it is. */
function faultsOfRecord(entries: readonly Posted[], records: Records): string[] {
  const moved = entries
    .filter(({ account }) => ELECTRONIC.includes(account))
    .reduce((sum, { amount }) => sum + amount, 0)
  const [first] = entries
  if (moved === 0 || !first) return []
  const record = records.find(
    ({ recordId, amount }) => [first.id, first.orderNo].includes(recordId) && amount === moved,
  )
  if (!record) return ['queryWalletRecords has no record of it']
  const isOwn = entries.some(({ account }) => !ELECTRONIC.includes(account))
  const titled = CAPABILITIES.some(({ postings = {} }) => Object.hasOwn(postings, first.kind))
  return [
    ...(titled ? [] : ['the kind has no title: add it to the postings in its capability’s kinds.ts']),
    ...(isOwn && classOf(CAPABILITIES, first.kind) === 'transfer'
      ? [
          'it stays the customer’s own and is shown as money from or to elsewhere: name the kind in the records of its capability',
        ]
      : []),
  ]
}

/** What moves another account of the customer's is told by a read of what it belongs to. */
function faultsElsewhere(entries: readonly Posted[], changed: readonly Changed[]): string[] {
  const others = changed.filter(({ read }) => !OF_ELECTRONIC.includes(read))
  return entries
    .filter((entry) => !ELECTRONIC.includes(entry.account) && !others.some((each) => tells(each, entry)))
    .map(
      ({ account, amount }) =>
        `no read but those of the electronic account and of orders has ${Math.abs(amount)} or the order’s number: list it where the customer sees what ${account} holds`,
    )
}

interface Held {
  readonly kind: string
  readonly customerId: string
  readonly balance: number
}

/** Kinds of ledger accounts with customers' money that no audit compares, and money that closing an account doesn't see. */
export async function faultsOfAccounts(db: Database): Promise<string[]> {
  const now = await bankNow(db.drizzle)
  const held = await rowsOf<Held>(
    db.drizzle,
    sql`SELECT kind, customer_id AS "customerId", sum(balance)::bigint AS balance FROM ledger_accounts
        WHERE customer_id IS NOT NULL AND kind <> 'wallet' GROUP BY kind, customer_id ORDER BY kind, customer_id`,
  )
  const faults: string[] = []
  for (const kind of new Set(held.map((one) => one.kind))) {
    const owners = CAPABILITIES.filter(({ audit }) => audit?.accountKinds.includes(kind))
    if (owners.length === 0)
      faults.push(
        `nothing compares the ledger's ${kind} accounts with a table: name ${kind} in the accountKinds of its capability's audit`,
      )
    const full = held.filter((one) => one.kind === kind && one.balance > 0)
    if (full.length === 0)
      faults.push(`nobody has money in ${kind}: give the owner some in sandbox/testing/testCustomers.ts`)
    for (const { customerId, balance } of owners.length > 0 ? full : []) {
      if (owners.some(({ closureChecks }) => closureChecks?.alongside?.kind === kind)) continue
      const subject = { customerId, now, today: dayOfInstant(now) }
      const found = await Promise.all(
        owners.map(async ({ closureChecks }) => closureChecks?.find(db.drizzle, subject) ?? []),
      )
      if (blockersOf(found.flat()).length > 0) continue
      faults.push(
        `closing the account of ${customerId} finds nothing of ${owners.map(({ name }) => name).join(', ')}, though ${kind} holds ${balance} fen: report it in closureChecks.find`,
      )
    }
  }
  return faults
}
