import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { TASK_TRIGGERS } from '@/domain/campaign/campaign'
import { isFavourable, publicationFaults } from '@/domain/campaign/publication'
import type { PublicationFacts } from '@/domain/campaign/publication'
import { taxOf } from '@/domain/campaign/tax'
import { caseDueDay } from '@/domain/cases/machine'
import { beneficiariesOf, commissionOf, isCommissioned } from '@/domain/commission/rule'
import type { Tie } from '@/domain/commission/rule'
import { withholdingOf } from '@/domain/commission/withholding'
import { addDays, day } from '@/domain/dates/day'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { RANKING_BOARDS } from '@/domain/points/ranking'
import { POINT_RULE_NAMES } from '@/domain/points/rules'
import { marketerStateOn } from '@/domain/referral/marketer'
import { isRewarded } from '@/domain/referral/relation'
import { followOccasion } from './business/campaign'
import { findCampaign } from './business/campaign/find'
import { campaignRewards } from './business/campaign/tables'
import { publicationFacts } from './business/campaign/publish'
import { publicDraw } from './business/campaign/seeds'
import { publishNow } from './business/campaign/testing/rewards'
import { scarce } from './business/campaign/testing/scarce'
import { drawOnce } from './business/draw/draw'
import { always, enter } from './business/draw/testing/parcels'
import { CAPABILITIES } from './capabilities'
import { bankNow } from './kernel/clock'
import { schema } from './kernel/db'
import { FLAGS, writeFlag } from './kernel/flags'
import type { FlagName } from './kernel/flags'
import { told } from './testing/acts'
import { newClientId, testClient } from './testing/client'
import type { TestCustomer } from './testing/client'
import { withEmbeddedBank } from './testing/withBank'

/**
 * What the law asks of marketing, rule by rule (docs/decisions/legal-floor.md), as the bank begins. Each rule is tested in
 * depth where it is written; here it is seen to hold at all.
 */
withEmbeddedBank((bank) => {
  const on = () => bank.db.drizzle
  let right: CampaignDefinition
  let facts: PublicationFacts
  beforeAll(async () => {
    right = scarce('legalFloor', await bankNow(on()))
    facts = await publicationFacts(on(), CAPABILITIES)
  })
  const faultsOf = (change: Partial<CampaignDefinition>) => publicationFaults({ ...right, ...change }, facts)
  const rewarding = (trigger: (typeof TASK_TRIGGERS)[number]) => ({
    tasks: right.tasks.map((task) => ({ ...task, trigger })),
  })
  const prized = (change: Partial<CampaignDefinition['prizes'][number]>) => ({
    prizes: right.prizes.map((prize) => ({ ...prize, ...change })),
  })

  test('flags that open what is doubtful are off, and those for what is allowed are on', () => {
    expect(Object.entries(FLAGS).filter(([name]) => /Enabled$|^help/.test(name))).toEqual([
      ['kolEnabled', '0'],
      ['referralRewardEnabled', '0'],
      ['helpInWeChat', '0'],
      ['depositRewardEnabled', '0'],
      ['lotteryEnabled', '1'],
      ['pointsEnabled', '1'],
      ['seckillEnabled', '1'],
      ['enterpriseEnabled', '1'],
    ])
    expect(faultsOf({})).toEqual([])
  })

  test('L1: what influencers say is a closed page until the flag is on', async () => {
    const anybody = await testClient(bank.server).anonymous()
    const isClosed = async () => told(await anybody.call(CALLS.queryCampaign, { actId: 'kol' })).closed
    const turn = async (name: FlagName, value: string) => writeFlag(on(), name, value, await bankNow(on()))
    expect(await isClosed()).toBe(true)
    await turn('kolEnabled', '1')
    expect(await isClosed()).toBe(false)
    await turn('kolEnabled', '0')
    expect(await isClosed()).toBe(true)
  })

  test('L1: what is off is closed whatever it is and for who has joined it too', async () => {
    const turn = async (value: string) => writeFlag(on(), 'kolEnabled', value, await bankNow(on()))
    const app = await testClient(bank.server).as('lina')
    await turn('1')
    const customerId = await bank.db.transaction(async (tx) => {
      const now = await bankNow(tx)
      await publishNow(tx, { ...scarce('kolPackets', now), kol: true }, now)
      await publishNow(tx, always(now, { actId: 'kolThings', kol: true }), now)
      const [lina] = await tx.select().from(schema.customers).where(eq(schema.customers.realName, '李娜'))
      await enter(tx, lina?.id ?? '', 'kolPackets', now)
      await enter(tx, lina?.id ?? '', 'kolThings', now)
      return lina?.id ?? ''
    })
    const doSomething = (about: string) =>
      bank.db.transaction(async (tx) =>
        followOccasion(tx, { occasion: 'checkedIn', customerId, about, now: await bankNow(tx) }),
      )
    const earned = async () =>
      told(await app.call(CALLS.queryRewards, { list: 'ALL' })).rewards.filter(({ actId }) => actId === 'kolPackets')
    await doSomething('while it is on')
    expect(await earned()).toHaveLength(1)
    expect(told(await app.call(CALLS.queryDraws, { actId: 'kolThings' })).left).toBe(1)
    await turn('0')
    await doSomething('while it is off')
    expect(await earned()).toHaveLength(1)
    for (const actId of ['kolPackets', 'kolThings']) {
      const shown = told(await app.call(CALLS.queryCampaign, { actId }))
      expect(shown).toMatchObject({ closed: true, blocks: [], rules: [], tasks: [], prizes: [] })
      expect(shown.draw).toBeUndefined()
      const asked = [
        await app.call(CALLS.joinCampaign, { actId, rulesVersion: 1 }),
        await app.call(CALLS.queryMyCampaign, { actId }),
        await app.call(CALLS.queryCityOffers, { actId }),
        await app.call(CALLS.queryDraws, { actId }),
        await app.call(CALLS.draw, { actId, drawId: newClientId() }),
      ]
      for (const answer of asked) expect(answer).toMatchObject({ error: 'CampaignUnknown' })
    }
    const listed = told(await app.call(CALLS.queryCampaigns, {})).campaigns.map(({ actId }) => actId)
    expect(listed.filter((actId) => actId.startsWith('kol'))).toEqual([])
  })

  test('L1: an influencer under contract earns nothing by an order until the flag is on', () => {
    const influencer = { kind: 'KOL', state: 'ACTIVE', until: null, staff: false } as const
    const paid = (kolEnabled: boolean) => {
      const standing = marketerStateOn(influencer, { today: day('20261101'), kolEnabled })
      const marketer = { kind: influencer.kind, standing, since: 0 }
      const tie: Tie = { inviterId: 'influencer', kind: 'KOL', state: 'EFFECTIVE', effectiveAt: 0, marketer }
      return beneficiariesOf('buyer', 1, new Map([['buyer', tie]])).map(({ customerId }) => customerId)
    }
    expect(paid(false)).toEqual([])
    expect(paid(true)).toEqual(['influencer'])
  })

  test('L2: nothing is given for deposits, nobody outside is paid for them, and no list ranks by money', () => {
    for (const trigger of ['depositBought', 'balanceReached'] as const)
      expect(faultsOf(rewarding(trigger))).toContain('triggerNotAllowed')
    expect(faultsOf(prized({ kind: 'COUPON' }))).toContain('prizeForDeposits')
    expect(isCommissioned('depositPurchase')).toBe(false)
    expect(POINT_RULE_NAMES).toEqual(['CHECK_IN', 'LEARN', 'QUIZ', 'SURVEY', 'INFO'])
    expect(RANKING_BOARDS).toEqual(['LEARN', 'CHECK_IN', 'SERVICE'])
  })

  test('L3: prizes are at most 50,000 yuan, odds and organiser are told, and nothing changes to anybody’s harm', () => {
    const dear = yuan(50_000)
    expect(faultsOf({ ...prized({ amount: dear, value: dear }), budget: yuan(150_000) })).toEqual([])
    const dearer = fen(dear + 1)
    expect(faultsOf(prized({ amount: dearer, value: dearer }))).toContain('prizeTooDear')
    expect(faultsOf({ kind: 'DRAW' })).toContain('oddsMissing')
    expect(faultsOf({ organiser: '' })).toContain('organiserMissing')
    const next = { ...right, rules: { ...right.rules, version: right.rules.version + 1 } }
    expect(isFavourable(right, next)).toBe(true)
    expect(isFavourable(right, { ...next, ...prized({ amount: 99, value: fen(99) }) })).toBe(false)
    // From once to more often a deed that was rewarded would be rewarded again.
    const moreOften = (before: number, after: number): boolean => {
      const often = (most: number) => ({ tasks: right.tasks.map((task) => ({ ...task, most })) })
      return isFavourable({ ...right, ...often(before) }, { ...next, ...often(after) })
    }
    expect([moreOften(1, 1), moreOften(2, 3), moreOften(1, 2), moreOften(3, 2)]).toEqual([true, true, false, false])
    expect(isFavourable(right, { ...next, endAt: right.endAt - 1 })).toBe(false)
  })

  test.each([
    [500_00, 0],
    [500_01, 1],
  ])('L3: of who wins a prize of %i fen %i are announced, by a masked name', async (value, announced) => {
    const winners = await bank.db.transaction(async (tx) => {
      const now = await bankNow(tx)
      const actId = `won${value}`
      const sample = always(now)
      const prizes = sample.prizes.map((prize) => ({ ...prize, amount: value, value: fen(value), stock: 1 }))
      await publishNow(tx, { ...sample, actId, prizes, budget: fen(value) }, now)
      const [lina] = await tx.select().from(schema.customers).where(eq(schema.customers.realName, '李娜'))
      const customer = await enter(tx, lina?.id ?? '', actId, now)
      if (!customer) throw new Error('nobody draws')
      await followOccasion(tx, { occasion: 'checkedIn', customerId: customer.id, about: actId, now })
      const drawn = await drawOnce(tx, { drawId: newClientId(), customer, actId, now })
      expect(drawn).toMatchObject({ ok: true, value: { prizeKey: 'thermos' } })
      const campaign = await findCampaign(tx, actId, now)
      const told = async () => campaign && (await publicDraw(tx, campaign))?.winners.map((one) => [one.name, one.prize])
      const isTheirs = eq(campaignRewards.actId, actId)
      const atOnce = await told()
      await tx.update(campaignRewards).set({ state: 'EXPIRED' }).where(isTheirs)
      const notFetched = await told()
      await tx.update(campaignRewards).set({ state: 'EARNED' }).where(isTheirs)
      return [atOnce, notFetched]
    })
    const listed = Array.from({ length: announced }, () => ['李*', '保温杯'])
    expect(winners).toEqual([listed, listed])
  })

  test('L4: nothing is given for inviting or for friends’ help, and sharing brings nothing whatever the flags', () => {
    for (const trigger of ['invited', 'helped'] as const)
      expect(faultsOf(rewarding(trigger))).toContain('triggerNotAllowed')
    expect(isRewarded('CUSTOMER', FLAGS.referralRewardEnabled !== '0')).toBe(false)
    expect(TASK_TRIGGERS.filter((trigger) => /share|forward/i.test(trigger))).toEqual([])
  })

  test('L5: there are two levels at most, and nobody is paid for a head', () => {
    const marketer = { kind: 'KOL', standing: 'ACTIVE', since: 0 } as const
    const invitedBy = (inviterId: string): Tie => ({
      ...{ inviterId, kind: 'KOL', state: 'EFFECTIVE', effectiveAt: 0, marketer },
    })
    const chain = new Map(
      ['buyer', 'first', 'second', 'third'].map((who, at, all) => [who, invitedBy(all[at + 1] ?? 'top')]),
    )
    expect(beneficiariesOf('buyer', 1, chain)).toEqual([
      { customerId: 'first', level: 1 },
      { customerId: 'second', level: 2 },
    ])
    // Of everything that the bank records, opening an account included, shares alone bring something.
    const kinds = CAPABILITIES.flatMap(({ orders = {} }) => Object.keys(orders))
    expect(kinds.length).toBeGreaterThan(20)
    expect(kinds.filter(isCommissioned)).toEqual(['wealthSubscription'])
    // What others' orders brought before raises nobody's rate.
    const bought = yuan(10_000)
    expect(commissionOf(bought, 1, yuan(4_000))).toEqual(commissionOf(bought, 1, ZERO_FEN))
  })

  test('L5: nothing is paid to become one who promotes', () => {
    const joining = Object.values(CALLS).filter(({ path }) => path.includes('/referral/'))
    expect(joining.map(({ name }) => name)).toContain('applyMarketer')
    expect(joining.filter(({ effect }) => effect === 'money')).toEqual([])
  })

  test('L6: a fifth of money and goods is withheld, nothing of what only lowers a price, and commission is taxed as labour', () => {
    expect(taxOf('RED_PACKET', 188)).toEqual({ tax: 38, net: 150 })
    expect(taxOf('GOODS', 10_000).tax).toBe(2_000)
    for (const kind of ['VOUCHER', 'COUPON', 'POINTS', 'RIGHT'] as const) expect(taxOf(kind, 10_000).tax).toBe(0)
    expect(withholdingOf(yuan(5_000)).tax).toBe(yuan(800))
  })

  test.each(['低风险', '高收益', '秒到账', '保本', '保收益', '无风险', '稳赚', '收益第一'])(
    'L7: no campaign says %s',
    (word) => expect(faultsOf({ summary: `本行产品${word}` })).toContain('bannedWords'),
  )

  test('L8: everybody is shown the products in the same order, whoever they are and whatever they have', async () => {
    const order = async (caller: Promise<TestCustomer>) =>
      told(await (await caller).call(CALLS.queryProducts, {})).products.map(({ productType }) => productType)
    const everybody = await order(testClient(bank.server).anonymous())
    expect(everybody.length).toBeGreaterThan(20)
    for (const key of ['lina', 'qianduo', 'zhangwei', 'guoyulan']) {
      const own = await order(testClient(bank.server).as(key))
      expect(own.filter((each) => everybody.includes(each))).toEqual(everybody)
    }
  })

  test('L8: no call takes an address book, and none of the fields it takes is one', () => {
    const fields = Object.values(CALLS).flatMap(({ request }) =>
      'entries' in request ? Object.keys(request.entries) : [],
    )
    expect(fields).toContain('mobileNo')
    expect(fields.filter((field) => /contacts|addressBook|phoneBook/i.test(field))).toEqual([])
  })

  test('L9: accounts of type II and III keep the caps of a day, of a year and of the balance', () => {
    const { II, III } = CLASS_FACTS
    for (const caps of [II.caps.IN, II.caps.OUT]) expect(caps).toEqual({ aDay: yuan(10_000), aYear: yuan(200_000) })
    expect(II.inAfter).toBe('faceToFace')
    for (const caps of [III.caps.IN, III.caps.OUT]) expect(caps).toEqual({ aDay: yuan(2_000), aYear: yuan(50_000) })
    expect(III.balanceCap).toBe(yuan(2_000))
  })

  test('L10: a complaint is answered in 15 days, 30 when it is complex, and 30 more by approval', () => {
    const received = day('20261101')
    expect([0, 1, 2].map((extended) => caseDueDay('COMPLAINT', received, extended))).toEqual([
      addDays(received, 15),
      addDays(received, 30),
      addDays(received, 60),
    ])
  })
})
