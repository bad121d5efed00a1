import { link } from '@/routes/link'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { holding } from '@/contract/holding/testing'
import type { ProductFacts } from '@/contract/product/productFacts'
import { restrictionOf } from '@/domain/account/restriction'
import { addDays, day, daysBetween } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { basisPoints, fen, ppm, yuan } from '@/domain/money/fen'
import { daysLeft, maturities, maturityText } from '../member/holdings'
import { greetingAt } from './greetingAt'
import { offersOf } from './offers'
import { papersReminders, reminders } from './reminders'

const TODAY = day('20261121')

const product = (productType: string, changes: Partial<ProductFacts> = {}): ProductFacts => ({
  productType,
  productName: `产品${productType}`,
  kind: 'deposit',
  saleStatus: 'ON_SALE',
  appointRate: basisPoints(130),
  aheadRate: basisPoints(5),
  minAmt: yuan(50),
  maxAmt: yuan(500_000),
  stepAmt: fen(1),
  term: 1,
  termType: 'Y',
  startDate: TODAY,
  endDate: '20271121',
  riskLevel: '',
  rateSteps: [],
  ...changes,
})
const wealth = product('91318017', {
  kind: 'wealth',
  minAmt: fen(1),
  riskLevel: 'R1',
  sevenDayYield: ppm(18_230),
})

/** A deposit of a year, matures in `left` days by the bank's count. */
const deposit = (left: number, changes: Partial<HoldingFacts> = {}): HoldingFacts => {
  const endDate = addDays(TODAY, left)
  const startDate = addDays(endDate, -365)
  return holding({ seqNo: `d${left}`, days: daysBetween(startDate, TODAY), startDate, endDate, ...changes })
}
const share = (status: HoldingFacts['status']) => deposit(0, { kind: 'wealth', status, endDate: '' })

describe('the offers on home', () => {
  const codes = (products: readonly ProductFacts[]) => {
    const { deposits, wealth: shares } = offersOf(products)
    return [...deposits, ...shares].map(({ productType }) => productType)
  }

  it('are the first three deposits and one wealth product, in the bank’s order', () => {
    const shelf = ['20520', '20521', '20194', '20522'].map((code) => product(code))
    expect(codes([wealth, ...shelf])).toEqual(['20520', '20521', '20194', '91318017'])
  })

  it.each(['PAUSED', 'SOLD_OUT', 'CLOSED'] as const)('leave out what is %s', (saleStatus) => {
    expect(codes([product('20520', { saleStatus }), product('20521')])).toEqual(['20521'])
  })

  it('leave out unknown codes, families without an entrance and those without a page', () => {
    expect(codes([product('12345'), product('20186'), product('30301')])).toEqual([])
  })

  it('say of a deposit its rate, minimum and term', () => {
    expect(offersOf([product('20194')]).deposits[0]).toMatchObject({
      leadsTo: '/ProductIndex',
      figure: { rate: 130 },
      facts: [
        { caption: '存期', value: '1年' },
        { caption: '起存金额', value: '50元' },
      ],
    })
  })

  it('say of no deposit that it pays its rate at maturity where it pays before, or by the time held', () => {
    const captions = offersOf([product('20178'), product('20200'), product('20134')]).deposits
    expect(captions.map(({ figureCaption }) => figureCaption)).toEqual(['年利率', '最低~最高年利率', '满13个月年利率'])
  })

  it('say of a wealth product that the bank only distributes it, and its risk', () => {
    expect(offersOf([wealth]).wealth[0]).toMatchObject({
      leadsTo: '/fnzqIndex',
      tags: ['代销', 'R1'],
      facts: [{ caption: '产品期限', value: '无固定期限' }, { value: '0.01元' }],
    })
    expect(offersOf([{ ...wealth, sevenDayYield: undefined }]).wealth[0]?.figure).toEqual({ yield: '--' })
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

describe('the reminders on home', () => {
  const texts = (open: HoldingFacts[], closed: HoldingFacts[] = []) =>
    reminders(open, closed, TODAY).map(({ text }) => text)
  const matured = (ago: number) => deposit(-ago, { status: 'MATURED' })

  it.each([
    [[deposit(8)], [], []],
    [[deposit(7)], [], ['您有1笔存款7天后到期']],
    [[deposit(1), deposit(7)], [], ['您有2笔存款将在7天内到期']],
    [[], [matured(7)], ['您有1笔存款已到期，本息已转入电子账户']],
    [[], [deposit(-1, { status: 'RENEWED' })], ['您有1笔存款已到期，已按您的设置办理']],
    [[], [matured(8), deposit(-1, { status: 'REDEEMED' })], []],
    [[share('PENDING'), share('OPEN'), share('PENDING')], [], ['您有2笔理财申购待确认']],
    [[share('REDEEMING')], [], ['您有1笔理财赎回处理中']],
  ])('case %#', (open, closed, expected) => expect(texts(open, closed)).toEqual(expected))

  it('say of nothing that it ended lately while the bank’s day isn’t known', () =>
    expect(reminders([deposit(7)], [matured(0)], undefined).map(({ key }) => key)).toEqual(['maturing']))

  it('begin with papers that are missing, for everything waits for them', () => {
    const status = {
      acctStatus: 'N',
      missingImageState: '',
      receiveNoPay: 'N',
      cancelButtonState: 'Y',
      acctString: '1',
      unreadMessages: 0,
    }
    const first = (changes: Partial<Parameters<typeof restrictionOf>[0]>) => {
      const restriction = restrictionOf({ ...status, ...changes })
      return reminders([deposit(2)], [matured(0)], TODAY, papersReminders({ ...status, ...changes, restriction }))[0]
    }
    expect(first({})?.text).toContain('后到期')
    expect(first({ missingImageState: 'M', receiveNoPay: 'Y' })).toEqual({
      key: 'papers',
      text: '身份证影像缺失，暂不能办理交易',
      tone: 'danger',
      action: '去补充',
      leadsTo: link('/EditeIdCard', { acctStatus: 'N', video: 'M', nopay: 'Y' }),
    })
    expect(first({ acctStatus: 'IM' })?.leadsTo).toEqual(link('/EditeIdCard', { acctStatus: 'IM' }))
    expect(first({ lost: true, missingImageState: 'M' })?.leadsTo).toEqual(link('/reportTheLossList'))
    for (const [idCardTerm, tone] of [
      ['IdCardExpired', 'danger'],
      ['IdCardExpiring', 'warning'],
    ] as const)
      expect(first({ idCardTerm })).toMatchObject({ tone, leadsTo: link('/SettingIdCard') })
    expect(papersReminders(undefined)).toEqual([])
  })

  it('are at most two, money of the customer’s that matures first', () => {
    const all = reminders([share('REDEEMING'), share('PENDING'), deposit(2)], [matured(0)], TODAY)
    expect(all.map(({ key }) => key)).toEqual(['maturing', 'matured'])
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
