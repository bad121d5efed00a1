import { desc, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf, minutesOfDay } from '@/domain/dates/instant'
import type { Fen } from '@/domain/money/fen'
import { SAME_DAY_CUT_OFF } from '@/domain/regulation'
import { publishedText } from '@sandbox/business/compliance'
import { FLAGS, isFlag, readFlags, writeFlag } from '@sandbox/kernel/flags'
import type { FlagName } from '@sandbox/kernel/flags'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { missingNotices } from '@sandbox/kernel/calendar'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf, schema } from '@sandbox/kernel/db'
import { DEMO_CUSTOMERS, DEMO_GESTURE, DEMO_PASSWORD, findDemo, FIRST_TO_TRY } from '../seeding/customers'
import { DEMO_STATES } from '../seeding/demoStates'
import { FREE_NUMBERS } from '../seeding/freeNumbers'
import { resetBank } from '../seeding/reset'
import { issueOauthCode } from '@sandbox/kernel/session/oauth'
import { sendSmsCode } from '@sandbox/kernel/session/smsCodes'
import { allChoices, chooseOutcome, SIMULATOR_OUTCOMES } from '../simulators/choices'
import type { SimulatorName } from '../simulators/choices'
import { simulatedSubscriptionMessages } from '../simulators/tables'
import { advance } from '@sandbox/dayEnds'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { demoOpenId, demoPeople } from '../seeding/people'

const LATEST = 50
/** The last minute in which a purchase still counts for its day. */
const CUT_OFF_MINUTES = SAME_DAY_CUT_OFF - 1

/** A transaction with its entries, each an account and what it got. */
interface PostedTransaction {
  readonly id: string
  readonly kind: string
  readonly day: string
  readonly memo: string | null
  readonly entries: readonly (readonly [account: string, amount: Fen])[]
}

/** What the console's page reads of the bank and its simulators; capabilities add their own. */
export const VIEWS = {
  async state({ db }) {
    const now = await bankNow(db.drizzle)
    const names = Object.keys(FLAGS) as FlagName[]
    return {
      now,
      missingNotices: missingNotices(dayOfInstant(now)),
      customers: demoPeople().map(({ key, name, about, mobileNo, idCardNo, cardNo }) => ({
        ...{ key, name, about, mobileNo, idCardNo, cardNo },
        first: FIRST_TO_TRY.has(key),
        states: DEMO_STATES.filter(({ customer }) => customer === key),
      })),
      free: FREE_NUMBERS,
      gesture: DEMO_GESTURE,
      password: DEMO_PASSWORD,
      flags: await readFlags(db.drizzle, names),
    }
  },
  async simulators({ db }) {
    const chosen = await allChoices(db.drizzle)
    return {
      outcomes: SIMULATOR_OUTCOMES,
      choices: DEMO_CUSTOMERS.flatMap(({ key }) =>
        chosen
          .filter(({ openId }) => openId === demoOpenId(key))
          .map(({ service, outcome }) => ({ customer: key, service, outcome })),
      ),
    }
  },
  subscriptions: ({ db }) =>
    db.drizzle.select().from(simulatedSubscriptionMessages).orderBy(desc(simulatedSubscriptionMessages.id)).limit(LATEST),
  async ledger({ db }) {
    const accounts = await db.drizzle.select().from(schema.ledgerAccounts).orderBy(schema.ledgerAccounts.id)
    const transactions = await rowsOf<PostedTransaction>(
      db.drizzle,
      sql`SELECT t.id, t.kind, t.day, t.memo, jsonb_agg(jsonb_build_array(e.account_id, e.amount) ORDER BY e.id) AS entries
          FROM (SELECT * FROM ledger_transactions ORDER BY at DESC, id DESC LIMIT ${LATEST}) t
          JOIN ledger_entries e ON e.transaction_id = t.id
          GROUP BY t.id, t.kind, t.day, t.memo, t.at ORDER BY t.at DESC, t.id DESC`,
    )
    return { accounts, transactions, violations: await checkInvariants(db) }
  },
} satisfies ConsolePart['views']

const nothing = v.strictObject({})
const key = v.pipe(
  v.string(),
  v.check((name) => findDemo(name) !== undefined, 'nobody is called that'),
)
const flagName = v.pipe(
  v.string(),
  v.check(isFlag, 'no such flag'),
  v.transform((name) => name as FlagName),
)

/** Who agreed to another version must be able to read what a new one says: one without a text can't be asked for. */
const flagValue = v.pipe(
  v.strictObject({ name: flagName, value: v.pipe(v.string(), v.maxLength(1_000)) }),
  v.check(
    ({ name, value }) => name !== 'privacyPolicyVersion' || publishedText('privacyPolicy', value) !== undefined,
    '该版本的隐私政策没有发布全文，不能启用 · no text of this version is published',
  ),
)

const simulatedChoice = v.pipe(
  v.strictObject({
    customer: key,
    service: v.picklist(Object.keys(SIMULATOR_OUTCOMES) as SimulatorName[]),
    outcome: v.string(),
  }),
  v.check(
    ({ service, outcome }) => (SIMULATOR_OUTCOMES[service] as readonly string[]).includes(outcome),
    'the service never answers that',
  ),
)

/** Milliseconds to 23:29 today, or tomorrow when it is over. */
function untilCutOff(now: number): number {
  const today = instantOf(dayOfInstant(now), 0, CUT_OFF_MINUTES)
  return (minutesOfDay(now) < CUT_OFF_MINUTES ? today : today + DAY_MS) - now
}

const MOVES = { hour: 3_600_000, day: DAY_MS, month: 30 * DAY_MS, year: 365 * DAY_MS } as const

/** What the console's page can do with clock, flags, simulators and the whole bank; capabilities add their own. */
export const ACTIONS = {
  clock: consoleAction(
    v.strictObject({ move: v.picklist(['hour', 'day', 'month', 'year', 'cutOff']) }),
    async (bank, { move }) => {
      const { db } = bank
      const now = await advance(db, move === 'cutOff' ? untilCutOff(await bankNow(db.drizzle)) : MOVES[move])
      // Does at once what fell due meanwhile, instead of in the next minute.
      for (const work of bank.capabilities.flatMap(({ minuteJobs = [] }) => minuteJobs)) await work(bank)
      return { now }
    },
  ),
  flag: consoleAction(flagValue, async ({ db, businessNow }, { name, value }) => {
    await writeFlag(db.drizzle, name, value, await businessNow())
    return { name, value }
  }),
  miniToken: consoleAction(v.strictObject({ customer: key }), async ({ db, realNow }, { customer }) => ({
    token: await issueOauthCode(db.drizzle, realNow(), demoOpenId(customer), { channel: 'mini' }),
  })),
  sms: consoleAction(v.strictObject({ customer: key }), async ({ db, services, realNow }, { customer }) => {
    const sent = await sendSmsCode(
      { db, sms: services.sms },
      realNow(),
      findDemo(customer)?.mobileNo ?? '',
      'syncAccount',
    )
    return sent.ok ? { sent: true } : { sent: false, message: sent.error.message }
  }),
  simulate: consoleAction(simulatedChoice, async ({ db }, { customer, service, outcome }) => {
    await chooseOutcome(db.drizzle, demoOpenId(customer), service, outcome as never)
    return { customer, service, outcome }
  }),
  reset: consoleAction(nothing, async ({ db, keys, opening }) => {
    await resetBank(db, keys, opening)
    return { now: await bankNow(db.drizzle) }
  }),
} satisfies ConsolePart['actions']
