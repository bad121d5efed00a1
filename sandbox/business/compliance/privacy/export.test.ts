import { noteAccountChange } from '@sandbox/kernel/session/accountChanges'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { EXPORT_FIELDS, EXPORT_SECTIONS } from '@/contract/compliance/exportFields'
import { CALLS } from '@/contract/calls'
import { dayOfInstant } from '@/domain/dates/instant'
import { weekHelp } from '@sandbox/business/campaign/campaigns/weekHelp'
import { publishNow } from '@sandbox/business/campaign/testing/rewards'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { demoOpenId } from '@sandbox/host/seeding/people'
import { CAPABILITIES } from '@sandbox/capabilities'
import type { ExportSubject } from '@sandbox/kernel/capability'
import { rowsOf } from '@sandbox/kernel/db'
import { writeFlag } from '@sandbox/kernel/flags'
import { findSession } from '@sandbox/kernel/session/sessions'
import { askAs } from '@sandbox/testing/askAll'
import { ownersOf } from '@sandbox/testing/owners'
import type { TestCustomers } from '@sandbox/testing/testCustomers'
import type { Person } from '@sandbox/testing/person'
import { withLivedInBank } from '@sandbox/testing/withBank'
import { exportOf } from './export'

/** Tables with a customer's id that are in no export, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account_applications:
    'where an application stood; what it led to is the account, and what was given, the application',
  cache_values: 'what a page keeps for itself, in a form only it knows',
  closed_credits: 'owed to who had a closed account: nobody is left who could ask',
  credentials: 'hashes of secrets',
  daily_counts: 'counts of one day, gone after it',
  given_ids: 'digests of what was sent under an id; what came of it is exported where it stands',
  points_accounts: 'balances, which the last line of what came and went shows',
  ranking_scores: 'sums by month of points that are listed one by one',
  spending_uses: 'sums by day of payments that are listed one by one',
  former_customers: 'who had an account that is closed: nobody is left who could ask',
  face_passes: 'good for ten minutes; that a face was shown is among the events',
  ledger_accounts: 'balances, which the last line of the statement shows',
  ledger_transactions: 'heads of postings; their lines are the statement',
  wallet_records: 'the statement and the transfers once more, as the list shows them',
  org_sessions: 'for which enterprise a session acts, gone with it',
  one_use_codes: 'hashes of codes that are good for minutes',
  operations: 'answers for retries of calls whose orders are exported',
  sessions: 'who is signed in now; signing in and out is among the events',
  standin_choices: 'what the console chose for the sandbox’s simulators',
}

/** Without a row in these tables nobody can ask for an export; so the section named here must never be empty. */
const WHO_ASKS: Readonly<Record<string, string>> = { customers: 'customer', wechat_identities: 'wechat' }

/** Fields that are only in the file and not on the screen, by the reason. A field that has fields includes them. */
const IN_THE_FILE_ALONE: Readonly<Record<string, readonly string[]>> = {
  'numbers that lead from one row to another': (
    'id customerId deviceId clientId clientNo marketNo orderId transactionId seqNo newSeqNo renewedFrom recordNo source ' +
    'emblemImageId portraitImageId'
  ).split(' '),
  'codes, which the title, product or day beside them says in words':
    'kind status acctStatus missingImageState receiveNoPay cancelButtonState outcome reason mime term termType region families'.split(
      ' ',
    ),
  'marks of the bank’s own': 'staff isDefault elderConfirmed withdrawalBlocked'.split(' '),
  'later times, where the screen shows the first':
    'closedAt decidedAt readAt unboundAt createdAt settledAt takenAt paidAt dueDay day accruedThrough incomeThrough'.split(
      ' ',
    ),
  'running figures, where the screen shows what was agreed': (
    'aheadRate accrued paidInterest payoutsMade shares yesterdayIncome accumulatedIncome singleLimit dayLimit ' +
    'minMonths score'
  ).split(' '),
  'told in a section of its own, the consents': ['agreements'],
  'what was noted or answered, by its own names': ['detail', 'answers', 'about'],
  'a form as it was filled in, whose kind is shown':
    'surname givenName birthPlace birthCountry currentAddress jurisdictions sex birth validFrom validUntil'.split(' '),
}
const fileAlone = Object.values(IN_THE_FILE_ALONE).flat()

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Field {
  readonly key: string
  readonly name: string
  readonly captioned: boolean
}

/** The fields of a section as the app reads them: an object without its own caption is read field by field. */
function fieldsOf(section: string, value: unknown): Field[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(section, item))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = `${section}.${key}`
    const captioned = Object.hasOwn(EXPORT_FIELDS, name) || Object.hasOwn(EXPORT_FIELDS, key)
    const inside = captioned || fileAlone.includes(key) || !isObject(inner) ? [] : fieldsOf(section, inner)
    const isEmpty = isObject(inner) && Object.keys(inner).length === 0
    return inside.length > 0 || isEmpty ? inside : [{ key, name, captioned }]
  })
}

/** The size of each section of an export, in characters of its JSON. */
const lengthsOf = (data: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(data).map(([name, section]) => [name, JSON.stringify(section).length]))

/** One of the test customers whose export is taken without their rows of a table. */
interface Subject {
  readonly subject: ExportSubject
  /** What the whole export has, by section. */
  readonly whole: Readonly<Record<string, number>>
  /** Their rows, of any table. */
  readonly which: SQL
}

const UNDONE = new Error('nothing of it stays')

withLivedInBank((bank) => {
  let testCustomers: TestCustomers
  beforeAll(async () => {
    testCustomers = await ownersOf(bank)
    const [customer] = testCustomers
    if (!customer) throw new Error('nobody to export')
    const acts = ['setValue', 'updatePersonalInfo', 'updateTaxResidency', 'setMaturityInstruction'] as const
    const phone = ['nameNewPhone', 'confirmPhone'] as const
    const org = ['actFor', 'saveApproval', 'decideApproval'] as const
    for (const name of [
      ...acts,
      ...phone,
      ...org,
      'allowSubscriptionMessages',
      'setMessageSettings',
      'applyEligibility',
    ] as const) {
      expect((await askAs(customer, name)).outcome).toMatchObject({ ok: true })
    }
    const now = await bankNow(bank.db.drizzle)
    await writeFlag(bank.db.drizzle, 'helpInWeChat', '1', now)
    await bank.db.transaction((tx) => publishNow(tx, weekHelp(dayOfInstant(now)), now))
    const joining = { actId: 'weekHelp', rulesVersion: 1 }
    expect(await customer.applicant.app.call(CALLS.joinCampaign, joining)).toMatchObject({ ok: true })
    expect((await askAs(customer, 'askHelp')).outcome).toMatchObject({ ok: true })
    const bySms = { kind: 'campaignSms', wanted: true }
    expect(await customer.applicant.app.call(CALLS.setMessageSettings, bySms)).toMatchObject({ ok: true })
  })

  const rows = <Row>(query: SQL): Promise<Row[]> => rowsOf<Row>(bank.db.drizzle, query)
  const askExport = async ({ applicant }: Person): Promise<Readonly<Record<string, unknown>>> =>
    expectDone(await applicant.app.call(CALLS.exportMyData, {})).data

  /** The ids by which a person's rows are known. */
  const idsOf = async ({ applicant, customerId }: Person): Promise<readonly string[]> => {
    const openId = demoOpenId(applicant.key)
    return [(await customerId()) ?? openId, openId]
  }

  /** A condition for rows that contain a person's id or open id in any column. */
  const theirs = async (...people: readonly Person[]): Promise<SQL> => {
    const ids = (await Promise.all(people.map(idsOf))).flat()
    return sql.join(
      ids.map((id) => sql`position(${id} IN t::text) > 0`),
      sql` OR `,
    )
  }

  const tableNames = async (): Promise<string[]> => {
    const found = await rows<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`)
    return found.map(({ name }) => name)
  }

  const holdsAny = async (table: string, which: SQL): Promise<boolean> => {
    const found = await rows(sql`SELECT 1 FROM ${sql.identifier(table)} t WHERE ${which} LIMIT 1`)
    return found.length > 0
  }

  /** Tables with a column for a customer's id, and those with such an id in another column. */
  const customersTables = async (): Promise<string[]> => {
    const named = await rows<{ name: string }>(sql`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name LIKE '%customer_id'`)
    const found = new Set(named.map(({ name }) => name))
    const anybodys = await theirs(...testCustomers)
    for (const table of await tableNames()) if (await holdsAny(table, anybodys)) found.add(table)
    return [...found].sort()
  }

  const subjectOf = async (person: Person): Promise<Subject> => {
    const now = await bankNow(bank.db.drizzle)
    const session = await findSession(bank.db.drizzle, person.applicant.app.token, machineNow())
    const customerId = session.ok ? session.value.customerId : undefined
    if (!session.ok || customerId === undefined) throw new Error(`${person.role} can’t ask for an export`)
    const subject = { session: { ...session.value, customerId }, customerId, now }
    const whole = lengthsOf(await exportOf(bank.db.drizzle, CAPABILITIES, subject))
    return { subject, whole, which: await theirs(person) }
  }

  /** Whether a section gets shorter while a person's rows are removed from a table. */
  const missedWithout = async (table: string, person: Subject): Promise<boolean> => {
    let missed = false
    await bank.db
      .transaction(async (tx) => {
        // Neither foreign keys nor the triggers that forbid changes keep the rows here.
        await tx.execute(sql`SET LOCAL session_replication_role = replica`)
        await tx.execute(sql`DELETE FROM ${sql.identifier(table)} t WHERE ${person.which}`)
        const after = lengthsOf(await exportOf(tx, CAPABILITIES, person.subject))
        missed = Object.entries(person.whole).some(([section, before]) => (after[section] ?? 0) < before)
        throw UNDONE
      })
      .catch((error: unknown) => expect(error).toBe(UNDONE))
    return missed
  }

  test('every table that says whose a row is is in its owner’s export, or on the list with a reason', async () => {
    const found = await customersTables()
    const forgotten: string[] = []
    // Nobody of the test customers changes a password elsewhere.
    for (const person of testCustomers.slice(0, 2)) {
      const customerId = (await person.customerId()) ?? ''
      await noteAccountChange(bank.db.drizzle, { customerId, kind: 'CREDENTIAL', at: await bankNow(bank.db.drizzle) })
    }
    // Nobody of the test customers closes an account.
    const closer = await testCustomers[0]?.customerId()
    await bank.db.drizzle
      .execute(sql`INSERT INTO closures (closure_no, customer_id, state, amount, started_at, ended_at)
        VALUES ('X-export', ${closer}, 'WITHDRAWN', 0, 0, 0)`)
    // Nobody of the test customers has an account on a settlement day.
    await bank.db.drizzle.execute(sql`
        INSERT INTO demand_settlements (account_id, through, customer_id, from_day, balance_days, rate, interest)
        VALUES (${`wallet:${closer}`}, '20260920', ${closer}, '20260920', 1, 5, 0)`)
    const subjects = await Promise.all(testCustomers.slice(0, 2).map(subjectOf))
    for (const table of found.filter((name) => !(name in NOT_EXPORTED) && !(name in WHO_ASKS))) {
      const missed = []
      for (const subject of subjects)
        if ((await holdsAny(table, subject.which)) && (await missedWithout(table, subject))) missed.push(subject)
      if (missed.length === 0) forgotten.push(table)
    }
    expect(forgotten).toEqual([])
    const excepted = [...Object.keys(NOT_EXPORTED), ...Object.keys(WHO_ASKS)]
    expect(excepted.filter((name) => !found.includes(name))).toEqual([])
  })

  test('every exported field has a caption in the app, or is on the list with a reason', async () => {
    const bare = new Set<string>()
    const used = new Set<string>()
    for (const person of testCustomers.slice(0, 2)) {
      const data = await askExport(person)
      for (const section of Object.values(WHO_ASKS)) expect(JSON.stringify(data[section]).length).toBeGreaterThan(2)
      for (const [section, value] of Object.entries(data)) {
        if (!Object.hasOwn(EXPORT_SECTIONS, section)) bare.add(section)
        for (const { key, name, captioned } of fieldsOf(section, value)) {
          if (captioned) continue
          if (fileAlone.includes(key)) used.add(key)
          else bare.add(name)
        }
      }
    }
    expect([...bare]).toEqual([])
    expect(fileAlone.filter((key) => !used.has(key))).toEqual([])
  })
})
