import fc from 'fast-check'
import { link } from '@/routes/link'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { holding } from '@/contract/holding/testing'
import type { ProductFacts } from '@/contract/product/productFacts'
import { restrictionOf } from '@/domain/account/restriction'
import { checkPurchaseAmount, limitsOf } from '@/domain/order/purchase'
import { addDays, day, daysBetween } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { addFen, basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import type { Item } from '@/features/ahead/items'
import { earningsFor, saleTerms } from '@/products/model/earnings'
import { facts } from '@/products/model/testing'
import { daysLeft, maturities, maturityText } from '../member/holdings'
import { comingLines, papersOf } from './coming'
import { greetingAt } from './greetingAt'
import { termEarnings } from './termEarnings'

const TODAY = day('20261121')

/** A deposit of a year, matures in `left` days by the bank's count. */
const deposit = (left: number, changes: Partial<HoldingFacts> = {}): HoldingFacts => {
  const endDate = addDays(TODAY, left)
  const startDate = addDays(endDate, -365)
  return holding({ seqNo: `d${left}`, days: daysBetween(startDate, TODAY), startDate, endDate, ...changes })
}
const share = (status: HoldingFacts['status']) => deposit(0, { kind: 'wealth', status, endDate: '' })

describe('what an amount brings by term', () => {
  const quarter = { term: 3, termType: 'M', endDate: '20270221' } as const
  const gain = facts({
    productType: '20506',
    productName: '增益存一年',
    appointRate: basisPoints(135),
    minAmt: yuan(1_000),
  })
  const short = facts({ ...quarter, productType: '20520', productName: '普通储蓄三个月', appointRate: basisPoints(85) })
  const SHELF = [facts(), gain, short]
  const lines = (products: readonly ProductFacts[], amount = yuan(10_000)) =>
    termEarnings(products, amount).map(({ label, productType, interest }) => [label, productType, interest])

  it('is of each term the deposit that brings the most, the shortest term first', () => {
    expect(lines(SHELF)).toEqual([
      ['3个月', '20520', 2_125],
      ['1年', '20506', 13_500],
    ])
    expect(termEarnings(SHELF, yuan(10_000))[1]).toMatchObject({
      leadsTo: '/polyBillionDepositIndex',
      about: '增益存一年 到期年利率1.35%',
    })
  })

  it('is of what takes the amount', () => {
    expect(lines(SHELF, yuan(900))).toEqual([
      ['3个月', '20520', 191],
      ['1年', '20194', 1_170],
    ])
    expect(lines([facts({ maxAmt: yuan(9_999) })])).toEqual([])
  })

  it('is of no other amount than the purchase takes', () => {
    const yuans = (max: number) => fc.integer({ min: 0, max }).map(yuan)
    fc.assert(
      fc.property(yuans(20), yuans(40), fc.constantFrom(0, 1, 100, 300), yuans(60), (minAmt, maxAmt, step, more) => {
        const amount = addFen(more, fen(1))
        const stepAmt = fen(step)
        const taken = checkPurchaseAmount({ ...limitsOf({ minAmt, maxAmt, stepAmt }), amount }).ok
        expect(lines([facts({ minAmt, maxAmt, stepAmt })], amount).length).toBe(taken ? 1 : 0)
      }),
    )
  })

  it.each(['PAUSED', 'SOLD_OUT', 'CLOSED'] as const)('leaves out what is %s', (saleStatus) => {
    expect(lines([facts({ saleStatus }), short])).toEqual([['3个月', '20520', 2_125]])
  })

  it('leaves out what doesn’t pay its rate once at the end, unknown codes, and families without an entrance', () => {
    const codes = ['20178', '20200', '30101', '30201', '91318017', '12345', '20186', '30301']
    expect(lines(codes.map((productType) => facts({ productType })))).toEqual([])
  })

  it('is what the shelf says of the same product, for every amount and term', () => {
    const terms = [
      { term: 7, termType: 'D', endDate: '20261128' },
      { term: 1, termType: 'M', endDate: '20261221' },
      { term: 13, termType: 'M', endDate: '20271221' },
      { term: 5, termType: 'Y', endDate: '20311121' },
    ] as const
    const products = terms.flatMap((term, at) => [
      facts({ ...term, appointRate: basisPoints(97 + at) }),
      facts({ ...term, productType: '20122', appointRate: basisPoints(91 + 3 * at) }),
    ])
    for (const amount of [yuan(50), yuan(12_345), yuan(10_000), yuan(2_000_000)])
      expect(lines(products, amount)).toEqual(
        saleTerms(products).map((term) => {
          const [best] = earningsFor(products, amount, term)
          return [term.label, best?.product.facts.productType, best?.interest]
        }),
      )
  })
})

describe('the days a deposit has left', () => {
  it.each([
    [deposit(12), 12],
    [deposit(0), 0],
    [deposit(-2), 0],
    [deposit(5, { status: 'MATURED' }), undefined],
    [share('OPEN'), undefined],
  ])('case %#', (holding, left) => expect(daysLeft(holding)).toBe(left))

  it('don’t depend on the phone’s date', () => {
    const slow = deposit(12)
    expect(daysLeft({ ...slow, days: slow.days + 10 })).toBe(2)
  })

  it('order maturities, the next first', () => {
    const list = maturities([deposit(30), deposit(3), share('OPEN'), deposit(8)], 10)
    expect(list.map((each) => each.daysLeft)).toEqual([3, 8])
  })

  it.each([
    [0, '今天到期'],
    [1, '明天到期'],
    [2, '2天后到期'],
  ])('%i reads %s', (left, text) => expect(maturityText(left)).toBe(text))
})

describe('what comes next on home', () => {
  const item = (changes: Partial<Item> = {}): Item => ({
    ...{ day: TODAY, kind: 'MATURITY', seqNo: '7', prodType: '20194', name: '普通储蓄一年', renewed: false },
    ...{ principal: yuan(1_000), interest: fen(1_300), toAccount: fen(101_300) },
    ...changes,
  })
  const told = (items: Item[], closed: HoldingFacts[] = [], taken = 0) =>
    comingLines({ today: TODAY, items }, closed, taken).map(({ label, hint, amount }) => [label, hint, amount])
  const matured = (ago: number) => deposit(-ago, { status: 'MATURED' })

  it('says of what is ahead its name, day and figure, as the page it leads to', () => {
    expect(
      told([
        item(),
        item({ day: addDays(TODAY, 1), kind: 'PAYOUT', name: '满月存一年', principal: ZERO_FEN, interest: fen(120) }),
        item({ day: '20261221', kind: 'SETTLEMENT', name: '', principal: ZERO_FEN, interest: fen(125) }),
      ]),
    ).toEqual([
      ['今天 存款到期', '普通储蓄一年', 100_000],
      ['明天 付息', '满月存一年', 120],
      ['12月21日 活期结息', '电子账户余额，至昨日已积利息', 125],
    ])
    expect(comingLines({ today: TODAY, items: [item()] }, [])[0]?.leadsTo).toEqual(link('/upcoming'))
  })

  it.each([
    [
      [matured(7), deposit(-1, { status: 'MATURED', amount: yuan(300), interestOnMaturity: fen(390) })],
      [['2笔到期的钱可以再安排', '本息已转入电子账户', 101_300 + 30_390]],
    ],
    // What periods paid before didn't come on that day.
    [
      [deposit(-1, { status: 'MATURED', amount: yuan(300), accumulatedIncome: fen(390), interestOnMaturity: fen(30) })],
      [['1笔到期的钱可以再安排', '本息已转入电子账户', 30_030]],
    ],
    // What was renewed goes on by itself.
    [
      [
        matured(8),
        deposit(-1, { status: 'RENEWED' }),
        deposit(-1, { status: 'REDEEMED' }),
        deposit(-1, { status: 'MATURED', kind: 'wealth' }),
      ],
      [],
    ],
  ])('says what has ended lately: case %#', (closed, expected) => expect(told([], closed)).toEqual(expected))

  const labels = (...given: Parameters<typeof told>) => told(...given).map(([label]) => label)

  it('has at most three lines, what has ended last, and fewer where something is more urgent', () => {
    const ahead = (...days: number[]) => days.map((each) => item({ seqNo: `${each}`, day: addDays(TODAY, each) }))
    expect(labels(ahead(1, 2, 3, 4))).toEqual(['明天 存款到期', '11月23日 存款到期', '11月24日 存款到期'])
    expect(labels(ahead(1, 2), [matured(1)])).toEqual(['明天 存款到期', '11月23日 存款到期', '1笔到期的钱可以再安排'])
    expect(labels(ahead(1, 2, 3), [matured(1)])).not.toContain('1笔到期的钱可以再安排')
    expect(labels(ahead(1, 2, 3), [], 1)).toHaveLength(2)
  })

  const ends = (left: number, changes: Partial<NonNullable<Item['maturity']>> = {}): Item => {
    const happens = { instruction: 'PAY_OUT', unavailable: '', amount: ZERO_FEN, paidOut: fen(101_300) } as const
    const open = {
      ...({ instruction: 'PAY_OUT', decided: false, changeable: true, obstacle: '' } as const),
      ...{ happens, instead: [] },
    }
    const end = addDays(TODAY, left)
    const changeableUntil = instantOf(addDays(end, -1), 23, 30)
    return item({ seqNo: `d${left}`, day: end, name: '增益存七天', maturity: { ...open, changeableUntil, ...changes } })
  }

  it('says in its place what is paid out unless something is chosen, until when it is possible, and leads there', () => {
    const tomorrow = item({ day: addDays(TODAY, 1), kind: 'CONFIRMATION', name: '天天理财' })
    expect(told([tomorrow, ends(2)], [matured(1)])).toEqual([
      ['明天 申购确认', '天天理财', 100_000],
      ['增益存七天11月23日到期', '到期自动转入电子账户，明天23:30前可改', 100_000],
      ['1笔到期的钱可以再安排', expect.anything(), expect.anything()],
    ])
    expect(told([ends(1)])[0]).toEqual(['增益存七天明天到期', '到期自动转入电子账户，今天23:30前可改', 100_000])
    expect(comingLines({ today: TODAY, items: [ends(2)] }, [])[0]?.leadsTo).toEqual(link('/redeposit', { seqNo: 'd2' }))
  })

  it.each([
    ['ends within thirty days', ends(30), '增益存七天12月21日到期'],
    ['ends later', ends(31), '12月22日 存款到期'],
    ['is decided', ends(2, { decided: true }), '11月23日 存款到期'],
    ['can’t be changed any more', ends(0, { changeable: false }), '今天 存款到期'],
  ])('of a deposit that %s', (_, one, label) => expect(labels([one])).toEqual([label]))

  it('never leaves out what can be decided for what comes sooner by itself', () => {
    const sooner = [1, 2, 3].map((left) => item({ seqNo: `${left}`, day: addDays(TODAY, left), kind: 'PAYOUT' }))
    expect(labels([...sooner, ends(9)])).toEqual(['明天 付息', '11月23日 付息', '增益存七天11月30日到期'])
  })

  it('adds up movements of wealth of the same day and kind', () => {
    const shares = (day: number, kind: Item['kind'], yuans: number, name = '天天理财') =>
      item({ seqNo: `${yuans}`, day: addDays(TODAY, day), kind, name, principal: yuan(yuans), interest: ZERO_FEN })
    expect(
      told([
        shares(1, 'CONFIRMATION', 1),
        shares(1, 'REDEMPTION', 20),
        shares(1, 'CONFIRMATION', 300, '月月理财'),
        shares(2, 'CONFIRMATION', 4_000),
      ]),
    ).toEqual([
      ['明天 申购确认2笔', '天天理财、月月理财', 30_100],
      ['明天 理财赎回到账', '天天理财', 2_000],
      ['11月23日 申购确认', '天天理财', 400_000],
    ])
    expect(told([shares(1, 'CONFIRMATION', 1), shares(1, 'CONFIRMATION', 2)])).toEqual([
      ['明天 申购确认2笔', '天天理财', 300],
    ])
    // Deposits stay apart: each has its own end.
    expect(labels([item({ seqNo: '1' }), item({ seqNo: '2' })])).toEqual(['今天 存款到期', '今天 存款到期'])
  })

  it('says nothing while the bank’s day isn’t one', () =>
    expect(comingLines({ today: '', items: [item()] }, [matured(0)])).toEqual([]))

  it('names papers that are missing, for everything waits for them', () => {
    const status = {
      acctStatus: 'N',
      missingImageState: '',
      receiveNoPay: 'N',
      cancelButtonState: 'Y',
      acctString: '1',
      unreadMessages: 0,
    }
    const papers = (changes: Partial<Parameters<typeof restrictionOf>[0]>) => {
      const restriction = restrictionOf({ ...status, ...changes })
      return papersOf({ ...status, ...changes, restriction })
    }
    expect(papers({})).toBeUndefined()
    expect(papers({ missingImageState: 'M', receiveNoPay: 'Y' })).toEqual({
      text: '身份证影像缺失，暂不能办理交易',
      action: '去补充',
      leadsTo: link('/EditeIdCard', { acctStatus: 'N', video: 'M', nopay: 'Y' }),
    })
    expect(papers({ acctStatus: 'IM' })?.leadsTo).toEqual(link('/EditeIdCard', { acctStatus: 'IM' }))
    expect(papers({ lost: true, missingImageState: 'M' })?.leadsTo).toEqual(link('/reportTheLossList'))
    for (const idCardTerm of ['IdCardExpired', 'IdCardExpiring'] as const)
      expect(papers({ idCardTerm })).toMatchObject({ leadsTo: link('/SettingIdCard') })
    expect(papersOf(undefined)).toBeUndefined()
  })
})

it.each([
  [0, '晚上好'],
  [4, '晚上好'],
  [5, '早上好'],
  [9, '上午好'],
  [12, '中午好'],
  [14, '下午好'],
  [18, '晚上好'],
  [23, '晚上好'],
])('greets at %i o’clock with %s', (hour, text) => expect(greetingAt(instantOf(TODAY, hour))).toBe(text))
