import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { COMMISSION_RULE } from '@/domain/commission/rule'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay, monthOf } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { nextSettlementDay, paidOn } from '@/domain/interest/demand'
import { campaignRewards } from '@sandbox/business/campaign/tables'
import { familySpendings } from '@sandbox/business/family/tables'
import { partnerOrders } from '@sandbox/business/bridge/tables'
import { orgs } from '@sandbox/business/enterprise/tables'
import { PASSWORD } from '@sandbox/business/onboarding/testing/applicant'
import { relations } from '@sandbox/business/referral/tables'
import { accountMovements, subAccounts } from '@sandbox/business/subaccount/tables'
import { schema } from '@sandbox/testing/schema'
import { advance } from '@sandbox/dayEnds'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { withPostgres } from '@sandbox/kernel/db/testing/withDatabase'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { lockAccounts, OPERATING, wallet } from '@sandbox/kernel/ledger'
import { askAs, SAMPLE_ORDER } from '@sandbox/testing/askAll'
import { prepareOwners } from '@sandbox/testing/testCustomers'
import type { Person } from '@sandbox/testing/person'
import { breaches, placeOf, successions, unheldAbove, unsorted } from '@sandbox/testing/lockOrder'
import { watchLocks } from '@sandbox/testing/lockWatch'
import type { LocksTaken } from '@sandbox/testing/lockWatch'
import { SEEDED } from '@sandbox/testing/seeded'
import { testServer } from '@sandbox/testing/server'

/** The order as docs/decisions/ledger.md has it: the lines of its list, several places of one rank on a line. */
const DOCS = readFileSync(join(__dirname, '../../docs/decisions/ledger.md'), 'utf8')
const ORDER: readonly string[] = (/```locks\n([\s\S]*?)```/.exec(DOCS)?.[1] ?? '')
  .split(/[\n,]/)
  .map((name) => name.trim())

/** closure/calls.test.ts closes accounts: nobody of the test customers can. The minute's work pays out a closing of the seeds. */
const ELSEWHERE: readonly string[] = ['submitClosure']
/** They decide or begin something whose money moves later, or move points. */
const QUIET: readonly string[] = ['decideApproval', 'transferIn', 'claimOffer']

/** What is done: a call's name or a console action's, with the locks of each of its transactions. */
type Done = readonly (readonly [what: string, locks: LocksTaken])[]

withPostgres((database) => {
  let server: Awaited<ReturnType<typeof testServer>>
  const realTime = { offset: 0 }
  beforeAll(async () => {
    server = await testServer(database.current, {}, () => machineNow() + realTime.offset)
  })
  afterAll(() => server.close())

  const act = (name: string, payload: object) =>
    server.inject({
      method: 'POST',
      url: `/sandbox/api/${name}`,
      headers: { 'x-sandbox-console': '1', 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })

  /** What merchants, other banks, partners and courts do to a customer's money. */
  async function fromOutside(customer: Person): Promise<readonly (readonly [string, object])[]> {
    const on = database.current.drizzle
    const customerId = (await customer.customerId()) ?? ''
    const { mobileNo } = customer.applicant
    const acctId = await customer.find('subAccount')
    const [sub] = await on.select().from(subAccounts).where(eq(subAccounts.acctId, acctId))
    const [org] = await on.select().from(orgs)
    const [family] = await on.select().from(familySpendings).where(eq(familySpendings.ownerId, customerId))
    const spent = and(eq(accountMovements.customerId, customerId), eq(accountMovements.kind, 'spend'))
    const [paid] = await on.select().from(accountMovements).where(spent)
    const isPaid = and(eq(partnerOrders.customerId, customerId), eq(partnerOrders.state, 'PAID'))
    const [order] = await on.select().from(partnerOrders).where(isPaid)
    const payment = { mobileNo, amount: 100, merchant: '样例商户' }
    return [
      ['merchantPay', { clientId: 'pay1', acctId: 'ELECTRONIC', password: PASSWORD, ...payment }],
      ['merchantPay', { clientId: 'pay2', acctId, password: '975318', ...payment }],
      ['merchantRefund', { clientId: 'refund1', orderNo: paid?.orderNo, amount: 1 }],
      ['unboundCredit', { acctNo: sub?.acctNo, amount: 100, payer: '样例付款人' }],
      ['spendFamily', { clientId: 'family1', grantId: family?.grantId, amount: 100, merchant: '样例商户' }],
      ['refundFamily', { clientId: 'family2', orderNo: family?.orderNo, amount: 1 }],
      ['payOrg', { orgId: org?.id, amount: 1_000, payer: '样例付款人', purpose: '样例' }],
      ['partnerRefund', { clientId: 'partner1', authId: order?.authId, amount: 1 }],
    ]
  }

  /** Before what rare days begin with, in their order: commissions are settled on a first and paid on a tenth, interest on a 21st. */
  async function eves(): Promise<readonly number[]> {
    const today = dayOfInstant(await bankNow(database.current.drizzle))
    const next = (date: number) => {
      const inMonths = [0, 1].map((ahead) => addDays(firstDay(addToMonth(monthOf(today), ahead)), date - 1))
      return inMonths.find((one) => one > today) ?? today
    }
    const days = [next(1), next(COMMISSION_RULE.payDay), paidOn(nextSettlementDay(addDays(today, 1)))]
    return days.sort().map((one) => instantOf(addDays(one, -1), 23))
  }

  /** A reward that was looked at for as long as it may be, and one for inviting: the minute's work gives both. */
  async function makeRewardsDue(): Promise<void> {
    const on = database.current.drizzle
    const now = await bankNow(on)
    const [earned] = await on.select().from(campaignRewards).where(eq(campaignRewards.state, 'EARNED')).limit(1)
    await on
      .update(campaignRewards)
      .set({ state: 'CLAIMED', claimedAt: now, heldUntil: dayOfInstant(now) })
      .where(eq(campaignRewards.rewardId, earned?.rewardId ?? ''))
    const rewarded = and(eq(relations.state, 'EFFECTIVE'), eq(relations.kind, 'CUSTOMER'))
    await on.update(relations).set({ reward: 'DUE' }).where(rewarded)
  }

  let done: Done = []
  let watch: Awaited<ReturnType<typeof watchLocks>> | undefined
  beforeAll(async () => {
    const [customer] = await prepareOwners({ server, db: database.current, realTime } as never)
    if (!customer) throw new Error('nobody has money')
    // Every product's rest is counted, so that its row is locked too.
    await database.current.drizzle.update(schema.products).set({ quota: sql`${schema.products.sold} + 1000000000000` })
    // An order that the partner can give back.
    await askAs(customer, 'authorise')
    watch = await watchLocks(database.url)
    const all: (readonly [string, LocksTaken])[] = []
    const note = (what: string) => watch?.all().forEach((locks) => all.push([what, locks]))
    const order = async (name: string, payload: object) => {
      watch?.all()
      const answer = await act(name, payload)
      note(`console ${name}`)
      expect([name, answer.statusCode, answer.body]).toEqual([name, 200, expect.not.stringContaining('false')])
    }
    for (const [name, payload] of await fromOutside(customer)) await order(name, payload)
    for (const name of SAMPLE_ORDER.filter((one) => CALLS[one].effect !== 'read' && one !== 'signOut')) {
      // No person claims as fast as these follow each other, and what is too fast is only looked at.
      if (name.startsWith('claim')) await advance(database.current, 3_000)
      const asked = await askAs(customer, name, customer.find, async (request) => {
        watch?.all()
        return request
      })
      note(asked.outcome.ok ? name : `${name} (${asked.outcome.error})`)
    }
    // A part of the money, then all of it, so that what waits is called off.
    const { mobileNo } = customer.applicant
    for (const asked of [1_000, 2_000_000_000]) await order('placeFreeze', { mobileNo, kind: 'RISK', asked, days: 1 })
    // What was frozen ends, what was sent is settled, what is due is paid.
    await advance(database.current, 3 * DAY_MS)
    note('day’s end')
    await makeRewardsDue()
    await act('clock', { move: 'hour' })
    note('the minute’s work')
    await watch.off()
    for (const eve of await eves()) {
      await advance(database.current, eve - (await bankNow(database.current.drizzle)))
      watch = await watchLocks(database.url)
      await advance(database.current, DAY_MS)
      note('day’s end')
      await watch.off()
    }
    done = all
  }, 1_200_000)
  // Whatever came of it: the driver is every suite's.
  afterAll(() => watch?.off())

  const places = (locks: LocksTaken) => new Set(locks.map(placeOf))
  const movesMoney = (locks: LocksTaken) =>
    ['wallet', 'other account', 'bank’s account'].some((one) => places(locks).has(one))

  test('was seen in each call that moves money, and in what others do', () => {
    const moving = new Set(done.filter(([, locks]) => movesMoney(locks)).map(([what]) => what))
    const calls = SAMPLE_ORDER.filter((name) => CALLS[name].effect === 'money' && !ELSEWHERE.includes(name))
    expect(calls.filter((name) => !moving.has(name) && !QUIET.includes(name))).toEqual([])
    const others = [
      'merchantPay',
      'merchantRefund',
      'unboundCredit',
      'spendFamily',
      'refundFamily',
      'payOrg',
      'partnerRefund',
    ]
    expect(others.filter((name) => !moving.has(`console ${name}`))).toEqual([])
    expect([...moving]).toEqual(expect.arrayContaining(['day’s end', 'the minute’s work', 'console placeFreeze']))
    const minutes = done.flatMap(([what, locks]) => (what === 'the minute’s work' ? [...places(locks)] : []))
    expect(minutes).toEqual(expect.arrayContaining(['campaign_rewards', 'relations']))
  })

  test('is kept', () => {
    const all = done.flatMap(([what, locks]) => successions(what, locks))
    expect(breaches(ORDER, all)).toEqual([])
    expect(done.flatMap(([what, locks]) => [...unsorted(what, locks), ...unheldAbove(what, locks)])).toEqual([])
  })

  test('names every table that a transaction with money locks', () => {
    const known = [...ORDER, 'campaign_prizes', 'freezes', 'orders', 'under the wallet']
    const found = done.flatMap(([what, locks]) =>
      movesMoney(locks) ? [...places(locks)].map((place) => [what, place]) : [],
    )
    expect(found.filter(([, place]) => !known.includes(place ?? ''))).toEqual([])
  })

  test('leaves foreign keys to be checked', () => {
    const whole = done.flatMap(([what, locks]) =>
      locks.filter((one) => one.whole).map((one) => `${what}: ${one.table}`),
    )
    // What is deleted can't be named any more.
    expect(
      whole.filter(
        (one) =>
          !/: (?:wallet_records|statements?|statement_p\w+|case_picture_parts|ranking_choices|messages|credentials)$/.test(
            one,
          ),
      ),
    ).toEqual([])
  })

  test('is seen to be broken by a transaction that takes the customer after the wallet, or a wallet after the bank’s account', async () => {
    const [row] = await database.current.drizzle.select().from(schema.accounts).limit(1)
    const customerId = row?.customerId ?? ''
    const own = await watchLocks(database.url)
    await database.current.transaction(async (tx) => {
      await lockAccounts(tx, [wallet(customerId)])
      await lockCustomer(tx, customerId)
    })
    await database.current.transaction(async (tx) => {
      await lockAccounts(tx, [OPERATING])
      await lockAccounts(tx, [wallet(customerId)])
    })
    const [first = [], second = []] = own.all()
    await own.off()
    expect(breaches(ORDER, successions('first', first))).toEqual(['first: customers while it holds wallet'])
    expect(breaches(ORDER, successions('second', second))).toEqual(['second: wallet while it holds bank’s account'])
  })
}, SEEDED)
