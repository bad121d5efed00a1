import { testMachine } from '@test/machines'
import { businessCalendar } from '../dates/businessCalendar'
import fc from 'fast-check'
import { triggersOf } from '../machine'
import { day, DAY_MS } from '../dates/day'
import { instantOf } from '../dates/instant'
import { fen, ppm, yuan, ZERO_FEN } from '../money/fen'
import { answersTask, rewardedFor, timesDone, timesInSpan, variantOf } from './campaign'
import type { CampaignBlock, CampaignDefinition } from './campaign'
import { missedCondition } from './eligibility'
import { heldUntil, suspicionsOf } from './fraud'
import type { FraudRule } from './fraud'
import { CAMPAIGN_STATES, campaignStateAt, isHonoured, CAMPAIGN_MACHINE, CAMPAIGN_STATE_NAMES } from './machine'
import type { CampaignState } from './machine'
import { guaranteedOf, isFavourable, publicationFaults } from './publication'
import type { PublicationFacts, PublicationFault } from './publication'
import { BUDGET_OF, REWARD_STATES, REWARD_MACHINE, REWARD_STATE_NAMES } from './reward'
import type { RewardState } from './reward'
import { taxOf } from './tax'
import { withdrawalProblem } from './withdrawal'

const START = instantOf(day('20261101'))
const END = instantOf(day('20261201')) - 1

const GOOD: CampaignDefinition = {
  actId: 'sample',
  kind: 'LEARN',
  title: '学一学',
  summary: '答题领红包',
  picture: { motif: 'book', tone: 'blue' },
  organiser: '样例银行',
  contact: '95000',
  startAt: START,
  endAt: END,
  claimUntil: END + 7 * DAY_MS,
  audience: { staff: false },
  places: 10,
  budget: yuan(10),
  prizes: [{ prizeKey: 'p', kind: 'RED_PACKET', prize: '', name: '红包', amount: 100, value: fen(100), stock: 10 }],
  tasks: [{ taskKey: 't', title: '答题', trigger: 'quizPassed', prizeKey: 'p', most: 1 }],
  rules: { version: 1, text: ['每人一次'] },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '学一学', text: '领红包' }] }],
}

const FACTS: PublicationFacts = {
  flags: { referralReward: false, depositReward: false, lottery: true, seckill: true, help: false },
  knows: (kind) => kind === 'RED_PACKET' || kind === 'COUPON' || kind === 'VOUCHER' || kind === 'POINTS',
  costs: ({ kind, prize, amount }) => (prize === 'gift' ? undefined : kind === 'RED_PACKET' ? amount : 50),
  tells: (trigger) => trigger !== 'balanceReached',
  sells: (family, term) => family !== 'smart5' && term?.term !== 4,
  canDraw: true,
}

const [PRIZE] = GOOD.prizes as [CampaignDefinition['prizes'][number]]
const [TASK] = GOOD.tasks as [CampaignDefinition['tasks'][number]]
const draw = {
  kind: 'DRAW',
  audience: { staff: false, minAge: 18 },
  tasks: [{ ...TASK, prizeKey: 'chance' }],
  draw: { fallback: 'NONE', commitment: 'a'.repeat(64) },
} as const
const withPrize = (given: Partial<typeof PRIZE>) => ({ prizes: [{ ...PRIZE, ...given }] })
const withTask = (given: Partial<typeof TASK>) => ({ tasks: [{ ...TASK, ...given }] })

/** A page of one piece that tells of products, and nothing else. */
const look = (block: CampaignBlock): Partial<CampaignDefinition> => ({ variants: [{ variant: 'a', blocks: [block] }] })

describe('publishing', () => {
  it('finds nothing wrong with a campaign that is right', () => {
    expect(publicationFaults(GOOD, FACTS)).toEqual([])
    expect(publicationFaults({ ...GOOD, ...draw, ...withPrize({ odds: ppm(1_000_000) }) }, FACTS)).toEqual([])
  })

  it.each<[PublicationFault, Partial<CampaignDefinition>]>([
    ['actIdInvalid', { actId: 'a b' }],
    ['textMissing', { summary: ' ' }],
    ['textMissing', { rules: { version: 1, text: [] } }],
    ['textUnreadable', { title: '学\u202e习' }],
    ['bannedWords', { title: '保本高收益' }],
    ['bannedWords', { rules: { version: 1, text: ['秒到账'] } }],
    ['bannedWords', withPrize({ name: '稳赚红包' })],
    ['bannedWords', withTask({ title: '零风险一题' })],
    ['bannedWords', { organiser: '保息银行' }],
    ['bannedWords', { cities: [{ code: '220100', name: '稳赚市', longitude: 1, latitude: 1 }] }],
    ['bannedWords', { audience: { staff: false, regions: [{ code: '500000', name: '稳赚市' }] } }],
    ['bannedWords', { variants: [{ variant: 'a', blocks: [{ block: 'TEXT', title: '说明', lines: ['无风险'] }] }] }],
    ['disclosureMissing', look({ block: 'WEALTH', title: '产品情况' })],
    ['disclosureMissing', look({ block: 'CTA', label: '查看', aim: { to: 'SHELF', list: 'wealth' } })],
    ['disclosureMissing', look({ block: 'CTA', label: '查看', aim: { to: 'BUY', family: 'wealth' } })],
    ['rateInText', { summary: '存三年2.15%' }],
    ['rateInText', { summary: '年化２.15' }],
    ['rateInText', { summary: '上浮20个基点' }],
    ['rateInText', { summary: '利息百分之二' }],
    ['rateInText', { summary: '存三年2.5个点' }],
    ['rateInText', { summary: '多给三个百分点' }],
    ['rateInText', { summary: '年息3厘' }],
    ['organiserMissing', { organiser: '' }],
    ['contactMissing', { contact: '找客服' }],
    ['pageMissing', { variants: [] }],
    ['datesOutOfOrder', { endAt: START - 1 }],
    ['claimTooShort', { claimUntil: END + 7 * DAY_MS - 1 }],
    ['triggerNotAllowed', withTask({ trigger: 'depositBought' })],
    ['triggerNotAllowed', withTask({ trigger: 'balanceReached' })],
    ['triggerNotAllowed', withTask({ trigger: 'invited' })],
    ['triggerNotAllowed', withTask({ trigger: 'helped' })],
    ['kindMismatch', withTask({ trigger: 'invited' })],
    ['kindMismatch', { kind: 'CHECKIN' }],
    ['kindMismatch', { kind: 'SECKILL', ...withTask({ trigger: 'chosen' }) }],
    ['kindMismatch', { kind: 'SECKILL', places: undefined, ...withTask({ trigger: 'chosen', most: 2 }) }],
    ['kindMismatch', { kind: 'HELP', ...withTask({ trigger: 'helped', within: { per: 'WEEK', most: 3 } }) }],
    ['limitInvalid', withTask({ within: { per: 'DAY', most: 0 } })],
    ['limitInvalid', withTask({ trigger: 'joined', within: { per: 'DAY', most: 1 } })],
    ['limitInvalid', withTask({ trigger: 'chosen', within: { per: 'DAY', most: 1 } })],
    ['limitInvalid', withTask({ after: 1 })],
    ['limitInvalid', withTask({ after: 3, most: 2 })],
    ['cityUnknown', { audience: { staff: false, regions: [] } }],
    ['cityUnknown', withTask({ cities: ['220100'] })],
    ['prizeMissing', withTask({ prizeKey: 'other' })],
    ['prizeMissing', { tasks: [TASK, TASK] }],
    ['prizeUnknown', withPrize({ kind: 'GOODS' })],
    ['prizeTooDear', withPrize({ amount: 5_000_001, value: fen(5_000_001) })],
    ['prizeForDeposits', withPrize({ kind: 'COUPON' })],
    ['amountInvalid', withPrize({ amount: 101 })],
    ['amountInvalid', withPrize({ stock: 0 })],
    ['amountInvalid', withPrize({ amount: 0, value: ZERO_FEN })],
    ['amountInvalid', withPrize({ kind: 'VOUCHER', value: ZERO_FEN })],
    ['amountInvalid', withPrize({ kind: 'POINTS', amount: 0 })],
    ['sharesInvalid', withPrize({ shares: { sum: fen(1_001), least: fen(1), most: fen(100) } })],
    ['sharesInvalid', withPrize({ kind: 'POINTS', shares: { sum: fen(500), least: fen(1), most: fen(100) } })],
    ['sharesInvalid', withPrize({ shares: { sum: fen(500), least: fen(1), most: fen(99) } })],
    [
      'sharesInvalid',
      { ...draw, ...withPrize({ odds: ppm(1), shares: { sum: fen(500), least: fen(1), most: fen(100) } }) },
    ],
    ['commitmentMissing', withPrize({ shares: { sum: fen(500), least: fen(1), most: fen(100) } })],
    ['drawUnderAge', withPrize({ shares: { sum: fen(500), least: fen(1), most: fen(100) } })],
    ['saysForWhom', { summary: '人 人都能领' }],
    ['saysForWhom', { title: '签到必·中奖' }],
    ['valueTooLow', withPrize({ kind: 'VOUCHER', amount: 0, value: fen(49) })],
    ['valueTooLow', withPrize({ kind: 'VOUCHER', prize: 'gift', amount: 0 })],
    ['oddsMissing', draw],
    ['oddsTooHigh', { ...draw, ...withPrize({ odds: ppm(1_000_001) }) }],
    ['prizeMissing', { ...draw, ...withTask({}) }],
    ['fallbackMissing', { ...draw, draw: { ...draw.draw, fallback: 'q' } }],
    ['commitmentMissing', { ...draw, draw: { fallback: 'NONE' } }],
    ['budgetTooSmall', { ...draw, budget: fen(999) }],
    ['amountInvalid', withPrize({ kind: 'GOODS', amount: 0 })],
    ['drawUnderAge', { ...draw, audience: { staff: false }, ...withPrize({ odds: ppm(1) }) }],
    [
      'productNotSold',
      { variants: [{ variant: 'a', blocks: [{ block: 'PRODUCTS', title: '产品', families: ['smart5'] }] }] },
    ],
    [
      'productNotSold',
      look({ block: 'PRODUCTS', title: '产品', families: ['regular'], terms: [{ term: 4, termType: 'M' }] }),
    ],
    ['budgetTooSmall', { budget: fen(999) }],
    ['budgetTooSmall', withPrize({ stock: 9 })],
    ['budgetTooSmall', withTask({ most: 2 })],
    ['budgetTooSmall', { ...withPrize({ stock: 11 }), places: undefined }],
  ])('refuses %s', (fault, change) => {
    expect(publicationFaults({ ...GOOD, ...change }, FACTS)).toContain(fault)
  })

  it('lets flags open what they stand for, and nothing else', () => {
    const flags = { ...FACTS.flags, depositReward: true }
    expect(publicationFaults({ ...GOOD, ...withTask({ trigger: 'depositBought' }) }, { ...FACTS, flags })).toEqual([])
    expect(publicationFaults({ ...GOOD, ...withTask({ trigger: 'invited' }) }, { ...FACTS, flags })).toEqual([
      'triggerNotAllowed',
      'kindMismatch',
    ])
    // While nobody tells campaigns of it, nobody can earn it either.
    const open = { ...FACTS, flags }
    expect(publicationFaults({ ...GOOD, ...withTask({ trigger: 'balanceReached' }) }, open)).toEqual([
      'triggerNotAllowed',
    ])
    expect(publicationFaults({ ...GOOD, ...withPrize({ kind: 'COUPON' }) }, open)).toEqual([])
    const tasks = [{ ...TASK, prizeKey: 'chance', trigger: 'depositBought' as const }]
    const forMoney = { ...GOOD, ...draw, ...withPrize({ odds: ppm(1) }), tasks }
    expect(publicationFaults(forMoney, { ...FACTS, flags })).toEqual(['triggerNotAllowed'])
    // Odds can't change once they are published, so no prize of a draw hangs on a flag that may be switched off.
    const coupons = { ...GOOD, ...draw, ...withPrize({ kind: 'COUPON', odds: ppm(1) }) }
    expect(publicationFaults(coupons, open)).toEqual(['prizeForDeposits'])
    const off = { ...FACTS, flags: { ...FACTS.flags, lottery: false } }
    const drawn = { ...GOOD, ...draw, ...withPrize({ odds: ppm(1) }) }
    expect(publicationFaults(drawn, off)).toEqual(['drawUnavailable'])
    expect(publicationFaults(drawn, { ...FACTS, canDraw: false })).toEqual(['drawUnavailable'])
  })

  it('lets what others do bring points alone, so many a day or week, and only while its switch is on', () => {
    const points = withPrize({ kind: 'POINTS', value: fen(100) })
    for (const [kind, trigger, flag] of [
      ['INVITE', 'invited', 'referralReward'],
      ['HELP', 'helped', 'help'],
    ] as const) {
      const one = {
        ...GOOD,
        kind,
        ...points,
        ...withTask({ trigger, about: 'sample', within: { per: 'DAY', most: 2 } }),
      }
      expect(publicationFaults(one, FACTS)).toEqual(['triggerNotAllowed', 'kindMismatch'])
      const open = { ...FACTS, flags: { ...FACTS.flags, [flag]: true } }
      expect(publicationFaults(one, open)).toEqual([])
      expect(publicationFaults({ ...one, ...withPrize({}) }, open)).toEqual(['kindMismatch'])
      expect(publicationFaults({ ...one, ...withTask({ trigger }) }, open)).toEqual(['kindMismatch'])
      expect(publicationFaults({ ...one, kind: 'LEARN' }, open)).toEqual(['kindMismatch'])
      if (kind === 'HELP') expect(publicationFaults({ ...one, actId: 'other' }, open)).toEqual(['kindMismatch'])
      // A chance to win is worth more than points, so what others do never brings one.
      const drawn = {
        ...GOOD,
        ...draw,
        ...withPrize({ odds: ppm(1) }),
        tasks: [{ ...TASK, prizeKey: 'chance', trigger }],
      }
      expect(publicationFaults(drawn, open)).toContain('triggerNotAllowed')
    }
    const rush = { ...GOOD, kind: 'SECKILL', places: undefined, ...withTask({ trigger: 'chosen' }) } as const
    expect(publicationFaults(rush, FACTS)).toEqual([])
    expect(publicationFaults(rush, { ...FACTS, flags: { ...FACTS.flags, seckill: false } })).toEqual(['kindMismatch'])
  })

  it('takes packets that are shared by chance as a draw: known seed, grown-ups, while draws are on, and their sum as the cost', () => {
    const shared = {
      ...{ ...GOOD, places: undefined, audience: { staff: false, minAge: 18 }, packetCommitment: 'a'.repeat(64) },
      ...withPrize({ shares: { sum: fen(500), least: fen(1), most: fen(100) } }),
    }
    expect(publicationFaults({ ...shared, budget: fen(500) }, FACTS)).toEqual([])
    expect(publicationFaults({ ...shared, budget: fen(499) }, FACTS)).toEqual(['budgetTooSmall'])
    const off = { ...FACTS, flags: { ...FACTS.flags, lottery: false } }
    expect(publicationFaults(shared, off)).toEqual(['drawUnavailable'])
    const next = { ...shared, rules: { version: 2, text: ['每人一次'] } }
    expect(isFavourable(shared, next)).toBe(true)
    expect(isFavourable(shared, { ...next, packetCommitment: 'b'.repeat(64) })).toBe(false)
    // More pieces of the same sum would be other pieces, and so would a larger sum.
    for (const change of [
      { stock: 11 },
      { shares: { sum: fen(600), least: fen(1), most: fen(100) } },
      { shares: undefined },
    ]) {
      const [prize] = next.prizes as [(typeof GOOD.prizes)[number]]
      expect(isFavourable(shared, { ...next, prizes: [{ ...prize, ...change }] as typeof GOOD.prizes })).toBe(false)
    }
  })

  it('has a budget for everybody with a place who does everything', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 5 }), (places, most) => {
        const one = { ...GOOD, places, ...withTask({ most }), ...withPrize({ stock: places * most }) }
        const needed = places * most * 100
        expect(guaranteedOf(one)).toBe(needed)
        expect(publicationFaults({ ...one, budget: fen(needed) }, FACTS)).toEqual([])
        expect(publicationFaults({ ...one, budget: fen(needed - 1) }, FACTS)).toEqual(['budgetTooSmall'])
      }),
    )
  })

  it.each<[boolean, Partial<CampaignDefinition>]>([
    [true, {}],
    [true, { endAt: END + 1, claimUntil: END + 9 * DAY_MS, budget: yuan(20), places: 20 }],
    [true, { ...withPrize({ stock: 11 }), budget: yuan(11) }],
    // What was rewarded once would be rewarded as another deed.
    [false, withTask({ most: 2 })],
    [false, withTask({ within: { per: 'DAY', most: 9 } })],
    [false, withTask({ after: 2 })],
    [false, withPrize({ name: '小红包' })],
    [false, withTask({ title: '连答十题' })],
    [false, withTask({ about: 'otherQuiz' })],
    [false, { rules: { version: 1, text: ['每人一次'] } }],
    [false, { endAt: END - 1 }],
    [false, { claimUntil: END }],
    [false, { budget: yuan(9) }],
    [false, { places: 9 }],
    [false, withPrize({ stock: 9 })],
    [false, withPrize({ amount: 99, value: fen(99) })],
    [false, { tasks: [] }],
    [false, { audience: { staff: false, minAge: 18 } }],
    [false, { audience: { staff: false, newWithinDays: 30 } }],
    [false, { audience: { staff: false, regions: [{ code: '500000', name: '重庆市' }] } }],
    [false, withTask({ cities: ['220100'] })],
    [false, { actId: 'other' }],
    // A switch that is off would close it for who has joined.
    [false, { kol: true }],
  ])('changes a published campaign only for customers: %s', (allowed, change) => {
    expect(isFavourable(GOOD, { ...GOOD, rules: { version: 2, text: ['每人一次'] }, ...change })).toBe(allowed)
  })
})

it.each<[boolean, Partial<typeof TASK>, Partial<typeof TASK>]>([
  [true, { within: { per: 'DAY', most: 2 } }, { within: { per: 'DAY', most: 3 } }],
  [true, { within: { per: 'DAY', most: 2 } }, {}],
  [false, { within: { per: 'DAY', most: 2 } }, { within: { per: 'DAY', most: 1 } }],
  [false, { within: { per: 'DAY', most: 2 } }, { within: { per: 'WEEK', most: 2 } }],
  [true, { after: 7 }, { after: 6 }],
  [false, { after: 7 }, { after: 8 }],
])('a published limit may only let more through: %s', (allowed, was, is) => {
  const next = { ...GOOD, rules: { version: 2, text: ['每人一次'] }, ...withTask(is) }
  expect(isFavourable({ ...GOOD, ...withTask(was) }, next)).toBe(allowed)
})

describe('a published draw', () => {
  const before: CampaignDefinition = { ...GOOD, ...draw, ...withPrize({ odds: ppm(10) }) }
  const next = { ...before, rules: { version: 2, text: ['每人一次'] } }
  it.each<[boolean, Partial<CampaignDefinition>]>([
    [true, withPrize({ odds: ppm(10), stock: 11 })],
    [false, withPrize({ odds: ppm(11) })],
    [false, { draw: { ...draw.draw, commitment: 'b'.repeat(64) } }],
    [false, { draw: { ...draw.draw, fallback: 'p' } }],
    [
      false,
      {
        prizes: [
          { ...PRIZE, prizeKey: 'first', odds: ppm(1) },
          { ...PRIZE, odds: ppm(10) },
        ],
      },
    ],
  ])('may get more prizes and no other numbers: %s', (allowed, change) => {
    expect(isFavourable(before, { ...next, ...change })).toBe(allowed)
  })
})

describe('states of a campaign', () => {
  it('never leave ARCHIVED, and run only after approval', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...triggersOf(CAMPAIGN_MACHINE)), { maxLength: 30 }), (triggers) => {
        let state: CampaignState = 'DRAFT'
        let approved = false
        for (const trigger of triggers) {
          const next = CAMPAIGN_MACHINE.after(state, trigger)
          if (state === 'ARCHIVED') expect(next).toBeUndefined()
          if (next === undefined) continue
          approved ||= trigger === 'approve'
          state = next
          if (isHonoured(state)) expect(approved).toBe(true)
        }
      }),
    )
  })

  it.each<[CampaignState, number, CampaignState]>([
    ['SCHEDULED', START - 1, 'SCHEDULED'],
    ['SCHEDULED', START, 'RUNNING'],
    ['RUNNING', END, 'RUNNING'],
    ['RUNNING', END + 1, 'ENDED'],
    ['PAUSED', END, 'PAUSED'],
    ['PAUSED', END + 1, 'ENDED'],
    ['SCHEDULED', END + 1, 'ENDED'],
    ['IN_REVIEW', END + 1, 'IN_REVIEW'],
    ['CANCELLED', START, 'CANCELLED'],
  ])('%s at %s is %s', (state, now, is) => {
    expect(campaignStateAt({ ...GOOD, state }, now)).toBe(is)
  })

  it('never go back by time', () => {
    const order = CAMPAIGN_STATES.indexOf.bind(CAMPAIGN_STATES)
    fc.assert(
      fc.property(
        fc.integer({ min: START - DAY_MS, max: END + DAY_MS }),
        fc.nat({ max: DAY_MS * 40 }),
        (now, later) => {
          const at = (when: number) => order(campaignStateAt({ ...GOOD, state: 'SCHEDULED' }, when))
          expect(at(now + later)).toBeGreaterThanOrEqual(at(now))
        },
      ),
    )
  })
})

describe('a reward', () => {
  it('is granted only after a claim, never taken back then, and holds the budget until it ends', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...triggersOf(REWARD_MACHINE)), { maxLength: 12 }), (triggers) => {
        let state: RewardState = 'EARNED'
        for (const trigger of triggers) {
          const next = REWARD_MACHINE.after(state, trigger)
          if (next === 'GRANTED') expect(state).toBe('CLAIMED')
          if (next === 'EXPIRED' || next === 'DECLINED') expect(state).toBe('EARNED')
          if (next) expect(BUDGET_OF[state]).toBe('reserved')
          state = next ?? state
        }
        expect(REWARD_STATES).toContain(state)
      }),
    )
  })

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [18, 4],
    [100, 20],
    [188, 38],
    [5_000_000, 1_000_000],
  ])('of %s fen in a red packet is taxed %s', (amount, tax) => {
    expect(taxOf('RED_PACKET', amount)).toEqual({ tax, net: amount - tax })
    expect(taxOf('GOODS', amount).tax).toBe(tax)
    for (const kind of ['POINTS', 'COUPON', 'VOUCHER', 'RIGHT'] as const) expect(taxOf(kind, amount).tax).toBe(0)
  })
})

describe('who may join', () => {
  const TODAY = day('20261123')
  const who = { daysSinceOpening: 10, birth: day('20081124'), staff: false, returning: false, county: '500112' }
  const chongqing = { staff: false, regions: [{ code: '500000', name: '重庆市' }] }
  it.each([
    [undefined, { staff: false }, who],
    ['staff', { staff: false }, { ...who, staff: true }],
    [undefined, { staff: true }, { ...who, staff: true }],
    [undefined, { staff: false, newWithinDays: 10 }, who],
    ['newcomer', { staff: false, newWithinDays: 9 }, who],
    ['newcomer', { staff: false, newWithinDays: 10 }, { ...who, returning: true }],
    [undefined, { staff: false }, { ...who, returning: true }],
    ['age', { staff: false, minAge: 18 }, who],
    [undefined, { staff: false, minAge: 18 }, { ...who, birth: day('20081123') }],
    ['age', { staff: false, minAge: 18 }, { ...who, birth: undefined }],
    [undefined, chongqing, who],
    ['region', chongqing, { ...who, county: '220104' }],
    ['region', chongqing, { ...who, county: undefined }],
  ])('misses %s', (missed, audience, person) => {
    expect(missedCondition(audience, person, TODAY)).toBe(missed)
  })

  it.each<[FraudRule, number, number]>([
    ['sameDevice', 0, 1],
    ['sameOpenId', 0, 1],
    ['sameAddress', 10, 11],
    ['manyJoins', 5, 6],
    ['fastClaims', 2, 3],
    ['newNumber', 0, 1],
  ])('is looked at by the rule %s from one more than %i on', (rule, fine, broken) => {
    expect(suspicionsOf({ [rule]: fine }, { staff: false })).toEqual([])
    expect(suspicionsOf({ [rule]: broken }, { staff: false })).toEqual([rule])
  })

  it('is looked at by every rule that it breaks, and as a newcomer not by a new number', () => {
    const all = { sameDevice: 99, sameOpenId: 99, sameAddress: 99, manyJoins: 99, fastClaims: 99, newNumber: 99 }
    expect(suspicionsOf(all, { staff: false })).toEqual(Object.keys(all))
    expect(suspicionsOf({ newNumber: 1 }, { staff: false, newWithinDays: 30 })).toEqual([])
  })

  it('waits three working days at most', () => {
    const weekends = businessCalendar(() => false)
    expect(heldUntil(weekends, day('20261123'))).toBe('20261126')
    expect(heldUntil(weekends, day('20261127'))).toBe('20261202')
  })
})

describe('a task', () => {
  const done = (about: string, trigger: CampaignDefinition['tasks'][number]['trigger'] = 'quizPassed') => ({
    trigger,
    about,
  })

  it.each([
    [true, undefined, done('fraudQuiz 1')],
    [true, 'fraudQuiz', done('fraudQuiz 1')],
    [true, 'fraudQuiz', done('fraudQuiz')],
    [false, 'fraudQuiz', done('fraudQuizTwo 1')],
    [false, 'fraudQuiz', done('other 1')],
    [false, undefined, done('fraudQuiz 1', 'surveyDone')],
  ])('is answered (%s) when it is about %s', (answered, about, one) => {
    expect(answersTask({ ...TASK, ...(about !== undefined && { about }) }, one)).toBe(answered)
  })

  it('counts each different thing once, and no more than it rewards', () => {
    const all = [done('a'), done('b'), done('b'), done('c', 'surveyDone')].map((one) => ({ ...one, at: START }))
    expect([1, 2, 3].map((most) => timesDone({ ...TASK, most }, all))).toEqual([1, 2, 2])
    expect(timesDone(TASK, [])).toBe(0)
  })

  // 1 November 2026 is a Sunday.
  const at = (about: string, days: number, minutes = 0) => ({
    ...done(about),
    at: START + days * DAY_MS + minutes * 60_000,
  })

  it('counts no more of a day or a week, from Monday on, than its limit', () => {
    const all = [at('a', 0), at('b', 0, 1_439), at('c', 1), at('c', 1), at('d', 1), at('e', 7, 1_439), at('f', 8)]
    const limited = (per: 'DAY' | 'WEEK', most: number) => rewardedFor({ ...TASK, most: 9, within: { per, most } }, all)
    expect(limited('DAY', 1)).toEqual(['a', 'c', 'e', 'f'])
    expect(limited('DAY', 2)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(limited('WEEK', 1)).toEqual(['a', 'c', 'f'])
    expect(limited('WEEK', 2)).toEqual(['a', 'b', 'c', 'd', 'f'])
    const weekly = { ...TASK, most: 9, within: { per: 'WEEK', most: 2 } } as const
    expect([0, 1, 8, 15].map((days) => timesInSpan(weekly, all, START + days * DAY_MS))).toEqual([2, 2, 1, 0])
    expect(timesInSpan(TASK, all, START)).toBe(0)
  })

  it('brings its one reward when it was done often enough', () => {
    const seven = { ...TASK, after: 3 }
    const all = ['a', 'b', 'b', 'c', 'd'].map((about, nth) => at(about, nth))
    expect([0, 2, 3, 4, 5].map((some) => rewardedFor(seven, all.slice(0, some)))).toEqual([[], [], [], [''], ['']])
    expect([0, 3, 5].map((some) => timesDone(seven, all.slice(0, some)))).toEqual([0, 2, 3])
  })
})

it('shows one phone the same look, and what an address names', () => {
  const looks = ['a', 'b', 'c'].map((variant) => ({ variant, blocks: [] }))
  expect(variantOf(looks, undefined, 4).variant).toBe('b')
  expect(variantOf(looks, 'c', 4).variant).toBe('c')
  expect(variantOf(looks, 'unknown', undefined).variant).toBe('a')
})

it.each([
  [undefined, 1, 0],
  [undefined, 500, 2],
  ['AmountInvalid', 0, 0],
  ['AmountInvalid', 0.5, 0],
  ['ActivityBalanceLow', 501, 0],
  ['WithdrawnTooOften', 1, 3],
])('refuses a withdrawal with %s', (problem, amount, today) => {
  expect(withdrawalProblem(amount, { balance: fen(500), today })).toBe(problem)
})

testMachine({
  name: 'campaign',
  file: 'src/domain/campaign/machine.ts',
  machines: [CAMPAIGN_MACHINE],
  ends: 'ARCHIVED',
  callers: ['sandbox/business/campaign', 'src/domain/campaign'],
  names: { CAMPAIGN_STATE_NAMES },
})

testMachine({
  name: 'reward',
  file: 'src/domain/campaign/reward.ts',
  machines: [REWARD_MACHINE],
  ends: 'GRANTED EXPIRED REVOKED DECLINED',
  callers: ['sandbox/business/campaign', 'src/domain/campaign'],
  names: { REWARD_STATE_NAMES },
})
