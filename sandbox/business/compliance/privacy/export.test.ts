import { noteAccountChange } from '@sandbox/kernel/session/accountChanges'
import { bankNow } from '@sandbox/kernel/clock'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { EXPORT_FIELDS, EXPORT_SECTIONS } from '@/contract/compliance/exportFields'
import { CALLS } from '@/contract/calls'
import { dayOfInstant } from '@/domain/dates/instant'
import { weekHelp } from '@sandbox/business/campaign/campaigns/weekHelp'
import { publishNow } from '@sandbox/business/campaign/testing/rewards'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { demoOpenId } from '@sandbox/host/seeding/people'
import { rowsOf } from '@sandbox/kernel/db'
import { writeFlag } from '@sandbox/kernel/flags'
import { askAs } from '@sandbox/testing/askAll'
import { prepareOwners } from '@sandbox/testing/testCustomers'
import type { TestCustomers } from '@sandbox/testing/testCustomers'
import type { Person } from '@sandbox/testing/person'
import { withBankInTurn } from '@sandbox/testing/withBank'

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

withBankInTurn((bank) => {
  let testCustomers: TestCustomers
  beforeAll(async () => {
    testCustomers = await prepareOwners(bank)
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
  const exportOf = async ({ applicant }: Person): Promise<Readonly<Record<string, unknown>>> =>
    expectDone(await applicant.app.call(CALLS.exportMyData, {})).data

  /** A condition for rows that contain a person's id or open id in any column. */
  const theirs = async ({ applicant, customerId }: Person): Promise<SQL> => {
    const openId = demoOpenId(applicant.key)
    const id = (await customerId()) ?? openId
    return sql`position(${id} IN t::text) > 0 OR position(${openId} IN t::text) > 0`
  }

  const tableNames = async (): Promise<string[]> => {
    const found = await rows<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`)
    return found.map(({ name }) => name)
  }

  const countOf = async (table: string, person: Person): Promise<number> => {
    const [found] = await rows<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)} t WHERE ${await theirs(person)}`,
    )
    return found?.count ?? 0
  }

  /** Tables with a column for a customer's id, and those with such an id in another column. */
  const customersTables = async (): Promise<string[]> => {
    const named = await rows<{ name: string }>(sql`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name LIKE '%customer_id'`)
    const found = new Set(named.map(({ name }) => name))
    for (const table of await tableNames()) {
      for (const person of testCustomers) if ((await countOf(table, person)) > 0) found.add(table)
    }
    return [...found].sort()
  }

  /** Sections that get shorter while a person's rows are removed from a table. */
  const missingWithout = async (table: string, person: Person): Promise<string[]> => {
    const before = lengthsOf(await exportOf(person))
    const which = await theirs(person)
    const aside = async (...work: SQL[]) =>
      bank.db.transaction(async (tx) => {
        // Foreign keys and the triggers that forbid changes must not keep the rows here.
        await tx.execute(sql`SET LOCAL session_replication_role = replica`)
        for (const one of work) await tx.execute(one)
      })
    const name = sql.identifier(table)
    await aside(
      sql`CREATE TABLE put_aside AS SELECT * FROM ${name} t WHERE ${which}`,
      sql`DELETE FROM ${name} t WHERE ${which}`,
    )
    try {
      const after = lengthsOf(await exportOf(person))
      return Object.keys(before).filter((section) => (after[section] ?? 0) < (before[section] ?? 0))
    } finally {
      await aside(sql`INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM put_aside`, sql`DROP TABLE put_aside`)
    }
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
    for (const table of found.filter((name) => !(name in NOT_EXPORTED) && !(name in WHO_ASKS))) {
      const told: string[] = []
      for (const person of testCustomers.slice(0, 2)) {
        if ((await countOf(table, person)) > 0) told.push(...(await missingWithout(table, person)))
      }
      if (told.length === 0) forgotten.push(table)
    }
    expect(forgotten).toEqual([])
    const excepted = [...Object.keys(NOT_EXPORTED), ...Object.keys(WHO_ASKS)]
    expect(excepted.filter((name) => !found.includes(name))).toEqual([])
  })

  test('every exported field has a caption in the app, or is on the list with a reason', async () => {
    const bare = new Set<string>()
    const used = new Set<string>()
    for (const person of testCustomers.slice(0, 2)) {
      const data = await exportOf(person)
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
