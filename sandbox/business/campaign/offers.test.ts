import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import { yuan, ZERO_FEN } from '@/domain/money/fen'
import { keepPersonalInfo } from '@sandbox/business/identity'
import { vouchers } from '@sandbox/business/voucher/tables'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { BY_THE_BANK, period } from './campaigns/period'
import { campaignRewards, campaigns } from './tables'
import { publishNow } from './testing/rewards'

/** Whose ID cards outlast the months that pass. */
const PEOPLE = ['zhangwei', 'lina', 'sunli'] as const
const PERSONAL = {
  ...{ occupation: '20000', industry: 'I', employer: '', marital: 'M', education: '20', income: '102' },
  address: '样例街道5号',
} as const
const REGIONS = { there: '500112', elsewhere: '220104' } as const

/** Two offers: one a month for who lives there, of which the budget has three; and one for ever. */
const offering = (actId: string, now: number): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(dayOfInstant(now), { from: 0, days: 200, claimDays: 10 }),
  startAt: now,
  actId,
  kind: 'CITY',
  title: '样例',
  summary: '样例',
  picture: { motif: 'book', tone: 'blue' },
  audience: { staff: true, regions: [{ code: '500000', name: '重庆市' }] },
  budget: yuan(50),
  prizes: [
    { prizeKey: 'm', kind: 'VOUCHER', prize: 'cafe10', name: '券', amount: ZERO_FEN, value: yuan(10), stock: 3 },
    { prizeKey: 'o', kind: 'VOUCHER', prize: 'farm20', name: '券', amount: ZERO_FEN, value: yuan(20), stock: 1 },
  ],
  tasks: [
    { taskKey: 'monthly', title: '月', trigger: 'chosen', prizeKey: 'm', most: 2 },
    { taskKey: 'once', title: '次', trigger: 'chosen', prizeKey: 'o', most: 1 },
    { taskKey: 'joins', title: '参加', trigger: 'checkedIn', prizeKey: 'm', most: 1 },
  ],
  rules: { version: 1, text: ['样例'] },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '样例', text: '样例' }] }],
})

type Step =
  | { readonly kind: 'take' | 'takeTwice'; readonly who: number; readonly offerKey: 'monthly' | 'once' }
  | { readonly kind: 'move'; readonly who: number; readonly to: keyof typeof REGIONS }
  | { readonly kind: 'nextMonth' }

const who = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constantFrom('take' as const, 'takeTwice' as const),
      who,
      offerKey: fc.constantFrom('monthly' as const, 'once' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      who,
      to: fc.constantFrom('there' as const, 'elsewhere' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'nextMonth' as const }) },
)

const FRESH = { prizes: { monthly: 3, once: 1 }, values: { monthly: 10, once: 20 } } as const

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  let apps: TestCustomer[]
  const signIn = async () => {
    apps = []
    for (const key of PEOPLE) apps.push(await testClient(bank.server).as(key))
  }
  beforeAll(signIn)
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const publishOffers = async (actId: string): Promise<void> => {
    const at = await now()
    await bank.db.transaction((tx) => publishNow(tx, offering(actId, at), at))
  }
  const moveTo = (person: number, to: keyof typeof REGIONS) =>
    bank.db.transaction((tx) =>
      keepPersonalInfo(tx, demoCustomerId(PEOPLE[person] ?? ''), { ...PERSONAL, region: REGIONS[to] }),
    )
  const take = (
    person: number,
    request: { actId: string; offerKey: string; rulesVersion?: number; clientId?: string },
  ) => (apps[person] as TestCustomer).call(CALLS.claimOffer, { clientId: newClientId(), rulesVersion: 1, ...request })
  const rewardsOf = (actId: string) => on().select().from(campaignRewards).where(eq(campaignRewards.actId, actId))

  test('an offer is refused by name, and nothing of a refusal stays', async () => {
    await publishOffers('offers1')
    const asked = { actId: 'offers1', offerKey: 'monthly' }
    expect(await take(0, asked)).toMatchObject({ error: 'NotEligible', message: expect.stringContaining('居住地址') })
    await moveTo(0, 'there')
    expect(await take(0, { ...asked, actId: 'nothing' })).toMatchObject({ error: 'CampaignUnknown' })
    expect(await take(0, { ...asked, rulesVersion: 2 })).toMatchObject({ error: 'CampaignRulesChanged' })
    for (const offerKey of ['other', 'joins'])
      expect(await take(0, { ...asked, offerKey })).toMatchObject({ error: 'OfferUnknown' })
    expect(await rewardsOf('offers1')).toEqual([])
    expect(await on().select().from(campaigns).where(eq(campaigns.actId, 'offers1'))).toMatchObject([{ joined: 0 }])
    const clientId = newClientId()
    const both = await Promise.all([take(0, { ...asked, clientId }), take(0, { ...asked, clientId })])
    expect(both).toMatchObject([{ ok: true }, { ok: true }])
    expect(await take(0, asked)).toMatchObject({ error: 'OfferTaken' })
    expect(await rewardsOf('offers1')).toHaveLength(1)
    // What is looked at first isn't among the vouchers, though it was had.
    const isMonthly = and(eq(campaignRewards.actId, 'offers1'), eq(campaignRewards.taskKey, 'monthly'))
    const grantedAt = (await rewardsOf('offers1'))[0]?.grantedAt ?? null
    for (const changed of [{ state: 'CLAIMED', grantedAt: null } as const, { state: 'GRANTED', grantedAt } as const]) {
      await on().update(campaignRewards).set(changed).where(isMonthly)
      const { tasks } = told(await (apps[0] as TestCustomer).call(CALLS.queryMyCampaign, { actId: 'offers1' }))
      expect(tasks).toMatchObject([{ had: true, reward: changed.state }, { had: false }, {}])
      expect(tasks[1]).not.toHaveProperty('reward')
    }
    await moveTo(0, 'elsewhere')
    expect(await take(0, { ...asked, offerKey: 'once' })).toMatchObject({ error: 'NotEligible' })
    const seen = told(await (apps[1] as TestCustomer).call(CALLS.queryCityOffers, { actId: 'offers1' }))
    expect(seen).toMatchObject({
      budget: yuan(50),
      budgetLeft: yuan(40),
      audience: expect.arrayContaining(['登记的居住地址在重庆市']),
    })
    expect(seen.offers).toMatchObject([
      { offerKey: 'monthly', kind: 'MERCHANT', monthly: true, stock: 3, left: 2, face: yuan(10) },
      { offerKey: 'once', kind: 'AGRI', monthly: false, stock: 1, left: 1, face: yuan(20) },
    ])
  })

  test('whatever happens, each person has one a month and one for ever, and what is left is what is shown', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18 }), async (steps) => {
        run += 1
        const actId = `offerModel${run}`
        await publishOffers(actId)
        for (const person of [0, 1, 2]) await moveTo(person, person === 2 ? 'elsewhere' : 'there')
        const lives: (keyof typeof REGIONS)[] = ['there', 'there', 'elsewhere']
        const had = new Set<string>()
        const spent = { monthly: 0, once: 0 }
        let months = 0
        for (const one of steps) {
          if (one.kind === 'move') {
            await moveTo(one.who, one.to)
            lives[one.who] = one.to
          } else if (one.kind === 'nextMonth') {
            // Months take long; two of them say everything.
            if (months++ >= 1) continue
            const begun = monthOf(dayOfInstant(await now()))
            while (monthOf(dayOfInstant(await now())) === begun) await advance(bank.db, DAY_MS)
            await signIn()
          } else {
            const { offerKey } = one
            const tries = one.kind === 'take' ? 1 : 2
            const outcomes = await Promise.all(Array.from({ length: tries }, () => take(one.who, { actId, offerKey })))
            const key = `${one.who} ${offerKey} ${offerKey === 'once' ? '' : monthOf(dayOfInstant(await now()))}`
            const cost = 10 * spent.monthly + 20 * spent.once
            const isThere = spent[offerKey] < FRESH.prizes[offerKey] && cost + FRESH.values[offerKey] <= 50
            const may = lives[one.who] === 'there' && !had.has(key) && isThere
            expect(outcomes.filter(({ ok }) => ok)).toHaveLength(may ? 1 : 0)
            if (may) {
              had.add(key)
              spent[offerKey] += 1
            }
          }
          const shown = told(await (apps[0] as TestCustomer).call(CALLS.queryCityOffers, { actId }))
          expect(shown.budgetLeft).toBe(yuan(50 - 10 * spent.monthly - 20 * spent.once))
          expect(shown.offers.map(({ left }) => left)).toEqual([3 - spent.monthly, 1 - spent.once])
        }
        const rows = await rewardsOf(actId)
        expect(rows).toHaveLength(had.size)
        // Who joins very often is looked at first.
        for (const { rewardId } of rows.filter(({ state }) => state !== 'CLAIMED'))
          expect(await on().select().from(vouchers).where(eq(vouchers.rewardId, rewardId))).toHaveLength(1)
      }),
      { numRuns: sequences(4) },
    )
  }, 300_000)

  test('an offer of a campaign that is over is taken by nobody', async () => {
    await publishOffers('offers9')
    await moveTo(0, 'there')
    await on().update(campaigns).set({ endAt: 1, startAt: 0 }).where(eq(campaigns.actId, 'offers9'))
    expect(await take(0, { actId: 'offers9', offerKey: 'once' })).toMatchObject({ error: 'CampaignNotRunning' })
  })
})
