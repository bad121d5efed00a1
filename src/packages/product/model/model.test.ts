import fc from 'fast-check'
import type { CallError } from '@/api/errors'
import { holding } from '@/contract/holding/testing'
import { buyProduct } from '@/contract/order/buyProduct'
import { redeemProduct } from '@/contract/order/redeemProduct'
import type { ErrorName } from '@/domain/errors/catalogue'
import { ERRORS } from '@/domain/errors/catalogue'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { CAPTIONS } from '@/products/explanations'
import { facts } from '@/products/model/testing'
import { findRoute } from '@/routes/table'
import { amountProblem, limitsSentence, mostAffordable, quickAmounts } from './buyAmount'
import { buyHint, buyRows } from './buyResult'
import { byTerm, defaultCode } from './codes'
import { holdingEvents, holdingRows, holdingTimeline, incomeTrend } from './holdInfo'
import { groupByMonth, holdingIncomes, holdingSpan, listSums } from './holdList'
import { orderOutcome } from './order'
import { arrivalText, interestLost, lostNow, redeemable, redeemHint, redeemProblem, redeemRows } from './redeem'
import { notDoneSentence, refusalPlace } from './refusal'
import { pageFamily } from './routeFamily'
import { needsNames } from './terms'
import { preview } from './testing'
import { monthDay, yieldSummary } from './yields'

describe('amounts to buy', () => {
  const product = facts({ minAmt: yuan(1_000), maxAmt: yuan(200_000), stepAmt: yuan(100) })

  it.each([
    [999, undefined, '最低1,000元', false],
    [1_050, undefined, '超过1,000元的部分须为100元的整数倍', false],
    [200_100, undefined, '单笔最高200,000元', false],
    [5_000, 4_999, '电子账户可用余额不足', true],
  ])('%i yuan of %s: %s', (amount, available, sentence, lacksFunds) => {
    expect(amountProblem(product, yuan(amount), available === undefined ? undefined : yuan(available))).toEqual({
      sentence,
      lacksFunds,
    })
  })
  it('within the limits and the balance are fine', () => {
    expect(amountProblem(product, yuan(1_100), yuan(1_100))).toBeUndefined()
  })
  it('are told before anything is typed, without limits that are none', () => {
    expect(limitsSentence(product)).toBe('1,000元起，以100元递增，单笔最高200,000元')
    expect(limitsSentence({ minAmt: yuan(1), maxAmt: ZERO_FEN, stepAmt: fen(1) })).toBe('1元起')
  })
  it('offered as everything or as a chip can always be bought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }).map(fen), (available) => {
        const all = mostAffordable(product, available)
        if (all === undefined) expect(available).toBeLessThan(product.minAmt)
        else {
          expect(amountProblem(product, all, available)).toBeUndefined()
          expect(available - all < product.stepAmt || all === product.maxAmt).toBe(true)
        }
        for (const chip of quickAmounts(product, available))
          expect(amountProblem(product, chip, undefined)).toBeUndefined()
      }),
    )
  })
  it('on chips are what the account can pay, the largest four', () => {
    expect(quickAmounts(product, yuan(60_000))).toEqual([1_000, 5_000, 10_000, 50_000].map(yuan))
    expect(quickAmounts(product, ZERO_FEN)).toEqual([1_000, 5_000, 10_000, 50_000].map(yuan))
  })
})

describe('a refused order', () => {
  const refused = (name: ErrorName): CallError => ({ kind: 'refused', name, ...ERRORS[name] })
  it.each([
    ['PasswordWrong', 'password'],
    ['PasswordLocked', 'locked'],
    ['InsufficientFunds', 'funds'],
    ['RateChanged', 'changed'],
    ['AgreementMissing', 'agreement'],
    ['RiskTestMissing', 'riskTest'],
    ['RiskTestExpired', 'riskTest'],
    ['RiskLevelTooHigh', 'message'],
    ['ElderConfirmationMissing', 'elder'],
    ['QuotaSoldOut', 'gone'],
    ['ProductNotOnSale', 'gone'],
    ['BelowMinimum', 'amount'],
    ['FastRedeemCapExceeded', 'amount'],
    ['AccountDormant', 'message'],
  ] as const)('%s goes to %s', (name, place) => expect(refusalPlace(refused(name))).toBe(place))

  it('has a place for every refusal of both orders', () => {
    for (const name of [...buyProduct.errors, ...redeemProduct.errors]) expect(refusalPlace(refused(name))).toBeTruthy()
  })
  it('that nobody answered is never said to have failed', () => {
    expect(refusalPlace({ kind: 'timeout', message: '', unresolved: true })).toBe('unknown')
  })
  it('that was certainly not carried out says that no money moved', () => {
    const error: CallError = { kind: 'offline', message: '网络繁忙，请稍后再试' }
    expect(refusalPlace(error)).toBe('message')
    expect(notDoneSentence(error)).toBe('网络繁忙，请稍后再试，本次交易未提交，资金未变动')
    expect(notDoneSentence(refused('AccountDormant'))).toBe(ERRORS.AccountDormant.message)
  })
})

const bought = {
  orderNo: '1',
  seqNo: '2',
  status: 'SUCCESS' as const,
  productType: '20194',
  productName: '普通储蓄一年',
  amount: yuan(10_000),
  startDate: '20261121',
  endDate: '20271121',
  appointInterest: fen(13_000),
  at: 1_795_226_040_000,
}

describe("an order's stored answer", () => {
  it('is the result', () => {
    expect(orderOutcome(buyProduct, { state: 'DONE', call: 'buyProduct', answer: bought })).toEqual({
      state: 'done',
      answer: bought,
    })
    const pending = { ...bought, status: 'PENDING' }
    expect(orderOutcome(buyProduct, { state: 'DONE', call: 'buyProduct', answer: pending }).state).toBe('accepted')
  })
  it.each([
    ['none', { state: 'NONE' as const }, 'notDone'],
    ['another call', { state: 'DONE' as const, call: 'redeemProduct', answer: bought }, 'unreadable'],
    ['damaged', { state: 'DONE' as const, call: 'buyProduct', answer: { ...bought, amount: -1 } }, 'unreadable'],
  ])('%s claims nothing', (_, operation, state) => expect(orderOutcome(buyProduct, operation).state).toBe(state))

  it('says what happens next', () => {
    expect(buyHint(bought)).toBe('2026年11月21日起息，2027年11月21日到期后本息自动转入电子账户')
    expect(buyHint({ ...bought, endDate: '' })).toBe('预计2026年11月21日确认份额，并开始计算收益')
    expect(buyRows(bought).map(({ label }) => label)).toContain('到期预计利息')
    expect(buyRows({ ...bought, endDate: '' }).map(({ label }) => label)).toEqual([
      '产品',
      '预计确认日',
      '交易时间',
      '订单号',
    ])
  })
})

describe('holdings', () => {
  const list = [
    holding({ seqNo: '4', endDate: '' }),
    holding({ seqNo: '3', endDate: '20270509' }),
    holding({ seqNo: '2', endDate: '20270203' }),
    holding({ seqNo: '1', endDate: '20270501', amount: yuan(3) }),
  ]
  it('stand under their month, the nearest maturity first and those without end last', () => {
    const sums = [
      { month: '202705', count: 7, amountSum: yuan(9_000) },
      { month: '', count: 1, amountSum: yuan(1_000) },
    ]
    const groups = groupByMonth(list, 'open', sums)
    expect(groups.map(({ title }) => title)).toEqual(['2027年2月到期', '2027年5月到期', '无固定期限'])
    expect(groups[1]?.holdings.map(({ seqNo }) => seqNo)).toEqual(['1', '3'])
    // The bank's, of more than what was read so far.
    expect(groups.map(({ sum }) => sum?.count)).toEqual([undefined, 7, 1])
    expect(groups[1]?.sum?.amountSum).toBe(yuan(9_000))
  })
  it('that are closed stand the latest first', () => {
    expect(groupByMonth(list, 'closed').map(({ month }) => month)).toEqual(['', '202705', '202702'])
    expect(groupByMonth([], 'closed')).toEqual([])
  })
  it.each([
    ['todayAndMaturity', ['今日支取收益', '到期预估收益']],
    ['accumulated', ['累计收益']],
    ['after13Months', ['满13个月收益']],
    ['at5Years', ['今日支取收益', '满5年收益']],
    ['estimateAt5Years', ['今日支取收益', '满5年预估收益']],
    ['todayOnly', ['今日支取收益']],
    ['wealthIncome', ['昨日收益', '累计收益']],
  ] as const)('by %s show %s (§9)', (caption, expected) => {
    expect(holdingIncomes(holding(), CAPTIONS[caption]).map(({ caption: text }) => text)).toEqual(expected)
  })
  it('that are closed show what they paid, whatever the product', () => {
    const closed = holding({ status: 'MATURED', accumulatedIncome: fen(77) })
    expect(holdingIncomes(closed, CAPTIONS.todayAndMaturity)).toEqual([{ caption: '已付利息', amount: 77 }])
  })
  it("sum up by the bank's sums", () => {
    const page = {
      holdings: [],
      more: false,
      preInterestSum: fen(1),
      appointInterestSum: fen(2),
      accumulatedIncomeSum: fen(3),
      amountSum: fen(4),
      yesterdayIncomeSum: fen(11),
      months: [],
    }
    expect(listSums(page, CAPTIONS.todayAndMaturity).map(({ amount }) => amount)).toEqual([1, 2])
    expect(listSums(page, CAPTIONS.wealthIncome).map(({ amount }) => amount)).toEqual([11, 3])
  })
  it('say how long they run', () => {
    expect(holdingSpan(holding())).toBe('存期1年，2027.11.21 到期')
    expect(holdingSpan(holding({ endDate: '' }))).toBe('2026.11.21 起持有')
  })
})

describe('one holding', () => {
  const detail = {
    holding: holding(),
    incomes: [
      { date: '20261123', amount: fen(2) },
      { date: '20261122', amount: fen(1) },
    ],
    events: [
      { date: '20261121', kind: 'BUY' as const, amount: yuan(1_000) },
      { date: '20261121', kind: 'START' as const, amount: yuan(1_000) },
    ],
    withdrawable: true,
  }
  it('tells its events latest first, and draws its days oldest first', () => {
    expect(holdingEvents(detail).map(({ title }) => title)).toEqual(['开始计息', '买入'])
    expect(incomeTrend(detail, 30).map(({ amount }) => amount)).toEqual([1, 2])
    expect(incomeTrend(detail, 1).map(({ amount }) => amount)).toEqual([2])
  })
  it('shows the withdrawal rate only while it can still be withdrawn', () => {
    const labels = (status: 'OPEN' | 'REDEEMED') => holdingRows(holding({ status })).map(({ label }) => label)
    expect(labels('OPEN')).toContain('今日支取利率')
    expect(labels('REDEEMED')).not.toContain('今日支取利率')
  })
  it('has a course when it has an end', () => {
    expect(holdingTimeline(holding()).map(({ state }) => state)).toEqual(['done', 'current', 'coming'])
    expect(holdingTimeline(holding({ status: 'MATURED' })).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(holdingTimeline(holding({ endDate: '' }))).toEqual([])
  })
})

describe('withdrawing', () => {
  it('costs the difference to maturity, never less than nothing', () => {
    expect(interestLost(preview(), ZERO_FEN)).toBe(12_958)
    expect(interestLost(preview({ preInterest: fen(20_000) }), ZERO_FEN)).toBe(0)
  })
  it('does not count what full periods have paid already', () => {
    expect(interestLost(preview({ appointInterest: fen(60_000), preInterest: fen(63) }), fen(5_000))).toBe(54_937)
  })
  it.each([
    ['ordinary', 0, '请输入大于0的金额'],
    ['ordinary', 1_000_001, '最多可赎回10,000.00元'],
    ['fast', 50_001, '今日快速赎回剩余额度500.00元，超出部分请选择普通赎回'],
    ['fast', 50_000, undefined],
    ['ordinary', 1_000_000, undefined],
  ] as const)('%s of %i fen: %s', (mode, amount, problem) => {
    expect(redeemProblem(preview({ fastLeft: fen(50_000) }), mode, fen(amount))).toBe(problem)
  })
  it('tells no amount held while amounts are hidden', () => {
    expect(redeemProblem(preview(), 'ordinary', fen(1_000_001), true)).toBe('超过可赎回份额')
  })
  it('adds to what is lost what a coupon loses', () => {
    const coupon = { name: '券', lapsed: fen(6), takenBack: ZERO_FEN }
    expect(lostNow(preview({ coupon }), ZERO_FEN)).toBe(interestLost(preview(), ZERO_FEN) + 6)
    expect(lostNow(preview(), ZERO_FEN)).toBe(interestLost(preview(), ZERO_FEN))
  })
  it('fills in what can be redeemed that way', () => {
    expect(redeemable(preview({ fastLeft: fen(50_000) }), 'fast')).toBe(50_000)
    expect(redeemable(preview({ fastLeft: fen(50_000) }), 'ordinary')).toBe(1_000_000)
    expect(redeemable(preview(), 'fast')).toBe(1_000_000)
  })
  it('says when the money comes', () => {
    expect(arrivalText('ordinary', preview({ ordinaryDate: '20261124' }))).toBe('预计2026年11月24日到账')
    expect(arrivalText('ordinary', preview())).toBe('下一交易日到账')
    expect(arrivalText('fast', preview())).toBe('当日到账')
    const answer = {
      orderNo: '1',
      status: 'SUCCESS' as const,
      productName: '',
      productType: '',
      principal: yuan(1),
      interest: fen(2),
      payDate: '',
      at: 0,
    }
    expect(redeemHint(answer)).toBe('资金已转入您的电子账户')
    expect(redeemHint({ ...answer, payDate: '20261124' })).toBe('预计2026年11月24日到账电子账户')
    expect(redeemRows(answer).map(({ label }) => label)).toEqual(['产品', '本金', '利息', '交易时间', '订单号'])
    expect(redeemRows({ ...answer, takenBack: yuan(10) })).toContainEqual({ label: '扣回优惠券抵扣', amount: 1_000 })
    expect(redeemRows({ ...answer, interest: ZERO_FEN }).map(({ label }) => label)).not.toContain('利息')
  })
})

describe("a family's products", () => {
  const products = [
    facts({ productType: 'A', term: 1 }),
    facts({ productType: 'B', term: 7, termType: 'D', saleStatus: 'SOLD_OUT' }),
    facts({ productType: 'C', term: 6, termType: 'M' }),
  ]
  it('stand the shortest term first', () => {
    expect(byTerm(products).map(({ productType }) => productType)).toEqual(['B', 'C', 'A'])
  })
  it.each([
    [['B', 'C', 'A'], products, 'C'],
    [['B'], products, 'B'],
    [['B', 'X'], products, 'B'],
    [['B'], undefined, 'B'],
    [['B', 'C'], undefined, undefined],
  ] as const)('%s open with the first on sale', (codes, known, code) => expect(defaultCode(codes, known)).toBe(code))

  it('need their names where terms are the same', () => {
    expect(needsNames(products)).toBe(false)
    expect(needsNames([...products, facts({ productType: 'D' })])).toBe(true)
  })
})

it('stays in the route family the person came through', () => {
  expect(findRoute('/coopHoldList')?.with).toEqual({ family: 'coop' })
  expect(pageFamily('coop').link('Buy')).toBe('/coopBuy')
  expect(findRoute('/productBuyPage')?.with).toEqual({ family: 'Product' })
  expect(pageFamily('Product').link('Result')).toBe('/ProductResult')
})

it('tells a trend of yields in a sentence', () => {
  const day = (date: string, sevenDayYield: number) => ({ date, sevenDayYield, incomePer10k: 4_000 })
  expect(yieldSummary([day('20261119', 15_000), day('20261120', 14_000)], 'yield')).toBe(
    '11.19至11.20七日年化收益率，最新1.4000%，最高1.5000%，最低1.4000%',
  )
  expect(yieldSummary([], 'income')).toBe('暂无收益数据')
  expect(monthDay('20261121')).toBe('11.21')
})
