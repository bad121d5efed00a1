import { CALLS } from '@/contract/calls'
import { CLASS_FACTS } from '@/domain/accountClasses/classes'
import type { CampaignDefinition } from '@/domain/campaigns/campaign'
import { TASK_TRIGGERS } from '@/domain/campaigns/campaign'
import { isFavourable, publicationFaults } from '@/domain/campaigns/publication'
import type { PublicationFacts } from '@/domain/campaigns/publication'
import { taxOf } from '@/domain/campaigns/tax'
import { caseDueDay } from '@/domain/cases/machine'
import { COMMISSION_LEVELS, commissionOf, isCommissioned } from '@/domain/commission/rule'
import { withholdingOf } from '@/domain/commission/withholding'
import { addDays, day } from '@/domain/dates/day'
import { ANNOUNCED_ABOVE } from '@/domain/draws/draw'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { RANKING_BOARDS } from '@/domain/points/ranking'
import { POINT_RULE_NAMES } from '@/domain/points/rules'
import { isRewarded } from '@/domain/referral/relation'
import { publicationFacts } from './business/campaign/publish'
import { scarce } from './business/campaign/testing/scarce'
import { CAPABILITIES } from './capabilities'
import { bankNow } from './kernel/clock'
import { FLAGS, writeFlag } from './kernel/flags'
import type { FlagName } from './kernel/flags'
import { told } from './testing/acts'
import { testClient } from './testing/client'
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
    expect(Object.entries(FLAGS).filter(([name]) => name.endsWith('Enabled'))).toEqual([
      ['kolEnabled', '0'],
      ['referralRewardEnabled', '0'],
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
    expect(isFavourable(right, { ...next, endAt: right.endAt - 1 })).toBe(false)
    expect(ANNOUNCED_ABOVE).toBe(yuan(500))
  })

  test('L4: nothing is given for inviting, and sharing brings nothing whatever the flags', () => {
    expect(faultsOf(rewarding('invited'))).toContain('triggerNotAllowed')
    expect(isRewarded('CUSTOMER', FLAGS.referralRewardEnabled !== '0')).toBe(false)
    expect(TASK_TRIGGERS.filter((trigger) => /share|forward|help/i.test(trigger))).toEqual([])
  })

  test('L5: there are two levels at most, and nobody is paid for a head', () => {
    expect(COMMISSION_LEVELS).toEqual([1, 2])
    expect(isCommissioned('accountOpened')).toBe(false)
    expect(commissionOf(ZERO_FEN, 1, ZERO_FEN).amount).toBe(0)
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

  test('L8: everybody is shown the products in the same order', async () => {
    const order = async (key: string) => {
      const { products } = told(await (await testClient(bank.server).as(key)).call(CALLS.queryProducts, {}))
      return products.map(({ productType }) => productType)
    }
    const [one, other] = [await order('lina'), await order('qianduo')]
    expect(other.filter((each) => one.includes(each))).toEqual(one.filter((each) => other.includes(each)))
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
