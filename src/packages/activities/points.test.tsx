import { answer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { queryMall } from '@/contract/points/queryMall'
import { queryMallOrder } from '@/contract/points/queryMallOrder'
import { queryMallOrders } from '@/contract/points/queryMallOrders'
import { queryPointEntries } from '@/contract/points/queryPointEntries'
import { queryPoints } from '@/contract/points/queryPoints'
import { orderMallItem } from '@/contract/points/orderMallItem'
import { cancelMallOrder } from '@/contract/points/cancelMallOrder'
import { checkIn } from '@/contract/points/checkIn'
import { finishLearning } from '@/contract/points/finishLearning'
import { queryCheckIns } from '@/contract/points/queryCheckIns'
import { queryLearning } from '@/contract/points/queryLearning'
import { queryArticle } from '@/contract/content/queryArticle'
import { queryRegions } from '@/contract/identity/queryRegions'
import { queryBranches } from '@/contract/voucher/queryBranches'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import { queryVouchers } from '@/contract/voucher/queryVouchers'
import { showVoucher } from '@/contract/voucher/showVoucher'
import type { Month } from '@/domain/dates/month'
import { ok } from '@/domain/result'
import { clipboard } from '@/platform/clipboard'
import { fakeClipboard } from '@/platform/clipboard/fake'
import { map } from '@/platform/map'
import { UNSUPPORTED } from '@/platform/unsupported'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { countdownText } from './useBankTime'
import { listed } from './branches/list'

/** 2026-11-23 10:00 in Shanghai. */
const AT = 1_795_399_200_000

const POINTS: AnswerOf<typeof queryPoints> = {
  balance: 1_234,
  lots: [
    { points: 34, lastDay: '20261231' },
    { points: 1_200, lastDay: '20271130' },
  ],
  checkIn: { streak: 3, done: false, points: 4 },
  open: { learn: 0, look: 0, quiz: 10, survey: 5 },
  rules: [
    { rule: 'CHECK_IN', points: 1, given: 0 },
    { rule: 'LEARN', points: 5, given: 10 },
    { rule: 'QUIZ', points: 10, given: 0 },
    { rule: 'SURVEY', points: 10, given: 0 },
    { rule: 'INFO', points: 50, given: 50 },
  ],
}
type Item = AnswerOf<typeof queryMall>['items'][number]

const CAFE: Item = {
  itemId: 'cafe-10',
  kind: 'VOUCHER',
  name: '10元咖啡立减券',
  summary: '样例咖啡门店使用',
  picture: 'cup',
  terms: ['到店使用'],
  value: 1_000,
  points: 80,
  stock: 100,
  perPerson: 3,
  openAt: 0,
  seckill: false,
  bar: '',
}
const TOWEL: Item = { ...CAFE, itemId: 'tea-towel', kind: 'GOODS', name: '纯棉茶巾', points: 150, stock: 7 }
const DEAR: Item = { ...TOWEL, itemId: 'pan', name: '炒锅', points: 1_500, bar: 'PointsInsufficient' }
const SOLD_OUT: Item = { ...TOWEL, itemId: 'umbrella', name: '折叠雨伞', stock: 0, bar: 'MallSoldOut' }
const SOON: Item = {
  ...CAFE,
  itemId: 'soon',
  name: '20元惠农券',
  openAt: AT + 3_600_000,
  seckill: true,
  perPerson: 1,
  bar: 'MallNotOpen',
}
const ORDER: AnswerOf<typeof queryMallOrder> = {
  orderNo: 'P1',
  itemId: 'tea-towel',
  itemName: '纯棉茶巾',
  kind: 'GOODS',
  points: 150,
  state: 'PLACED',
  placedAt: AT,
}

const mall = (): void => {
  answer(queryPoints, POINTS)
  answer(queryMall, { items: [CAFE, TOWEL, DEAR, SOLD_OUT, SOON], balance: 1_234, at: AT })
  answer(queryMallOrders, { orders: [ORDER], more: false })
}

it('shows points with their next end, what brings more, and what is left to have for them', async () => {
  mall()
  const page = await openPage('/integralIndex')
  await page.until(() => page.findText('10元咖啡立减券'))
  expect(page.text()).toContain('1,234')
  expect(page.text()).toContain('34积分将于2026.12.31到期')
  expect(page.text()).toContain('已连续3天')
  expect(page.text()).toContain('今日已得10积分')
  // What can't come isn't promised: no questions are due, and the cap leaves five for a survey.
  expect(page.text()).toContain('暂无可答')
  const ways = page.findAll('.ui-cell--pressable').map(({ textContent }) => textContent ?? '')
  expect(ways.filter((one) => one.includes('看一看'))).toEqual([expect.not.stringContaining('再看一看')])
  expect(page.text()).toContain('+5')
  // What is given once and was given is no task.
  expect(page.text()).not.toContain('完善个人信息')
  expect(page.text()).toContain('已兑完')
  expect(page.text()).toContain('还差266积分')
  await page.tap(page.findText('可兑换'))
  expect(page.text()).not.toContain('折叠雨伞')
  await page.tap(page.findText('公益'))
  expect(page.text()).toContain('暂无该类商品')
})

it('leads to no quiz that is passed once on a day on which it would bring nothing, and says when it does', async () => {
  mall()
  const rules = POINTS.rules.map((one) => (one.rule === 'QUIZ' ? { ...one, given: 30 } : one))
  answer(queryPoints, { ...POINTS, rules, open: { ...POINTS.open, quiz: 0, look: 0 } })
  const page = await openPage('/integralIndex')
  await page.until(() => expect(page.text()).toContain('今日已得30积分'))
  expect(page.text()).toContain('答题每天最多30积分，已满的请次日再答')
  const ways = page.findAll('.ui-cell--pressable').map(({ textContent }) => textContent ?? '')
  expect(ways.filter((one) => one.includes('防骗测验') && !one.includes('读完'))).toEqual([])
})

it('shows the rules to who isn’t signed in, and asks for nothing of theirs', async () => {
  arrive({ signedIn: false })
  const page = await openPage('/integralIndex')
  await page.until(() => page.findText('积分任务'))
  expect(page.text()).toContain('每天1至7积分')
  expect(page.text()).toContain('+50积分')
  expect(sent(queryPoints)).toEqual([])
})

it('says that points are off, in place of numbers', async () => {
  mall()
  refuse(queryPoints, 'PointsOff')
  const page = await openPage('/integralIndex')
  await page.until(() => page.findText('积分服务暂停，您的积分不受影响，请稍后再来'))
})

it('lists what was ordered while points are off, because it is still on its way', async () => {
  refuse(queryPoints, 'PointsOff')
  answer(queryMallOrders, { orders: [{ ...ORDER, itemName: '折叠雨伞' }], more: false })
  answer(queryMallOrder, ORDER)
  const page = await openPage('/integralIndex')
  await page.until(() => page.findText('折叠雨伞'))
  await page.tap(page.findText('折叠雨伞'))
  expect(pages().at(-1)).toBe('/integralMiddle')
})

describe('/integralMiddle', () => {
  it('orders what isn’t sent after a question, and shows the order', async () => {
    mall()
    answer(orderMallItem, { state: 'FULFILLED', orderNo: 'P2' })
    answer(queryMallOrder, { ...ORDER, orderNo: 'P2', kind: 'VOUCHER', itemName: '10元咖啡立减券', state: 'FULFILLED' })
    const page = await openPage('/integralMiddle', { itemId: 'cafe-10' })
    await page.until(() => page.findText('立即兑换'))
    expect(page.text()).toContain('1,154')
    await page.tap(page.findText('立即兑换'))
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('将使用80积分'))
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(sent(orderMallItem)).toMatchObject([{ itemId: 'cafe-10', points: 80 }]))
    await page.until(() => expect(pages().at(-1)).toBe('/integralMiddle'))
  })

  it('asks for the address of a thing, and for the consent to use it, which isn’t ticked', async () => {
    mall()
    const page = await openPage('/integralMiddle', { itemId: 'tea-towel' })
    await page.until(() => page.findText('立即兑换'))
    expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
    await page.tap(page.findText('立即兑换'))
    for (const problem of ['请填写收件人姓名', '请填写正确的手机号', '请选择所在地区', '请填写详细地址，4至100字'])
      expect(page.text()).toContain(problem)
    expect(sent(orderMallItem)).toEqual([])
  })

  it('sends a thing only to a right address, once its use is agreed to', async () => {
    mall()
    const page = await openPage('/integralMiddle', { itemId: 'tea-towel' })
    await page.until(() => page.findText('立即兑换'))
    await page.type('[aria-label="收件人"]', '李娜')
    await page.type('[aria-label="手机号"]', '1700000')
    await page.type('[aria-label="详细地址"]', '样例路12号')
    answer(queryRegions, { regions: [{ code: '220000', name: '吉林省', leaf: true }] })
    await page.tap('[aria-label="所在地区，请选择"]')
    await page.until(() => page.findText('吉林省'))
    await page.tap(page.findText('吉林省'))
    await page.tap(page.findText('立即兑换'))
    page.findText('请填写正确的手机号')
    for (const right of ['请填写收件人姓名', '请选择所在地区', '请填写详细地址，4至100字'])
      expect(page.text()).not.toContain(right)
    await page.type('[aria-label="手机号"]', '17000000002')
    await page.tap(page.findText('立即兑换'))
    await page.until(() => page.findText('请先同意将收货地址用于本次配送'))
    await page.until(() => expect(page.findAll('[aria-busy=true]')).toEqual([]))
    await page.tap('[role=checkbox]')
    answer(orderMallItem, { state: 'PLACED', orderNo: 'P1' })
    answer(queryMallOrder, ORDER)
    await page.tap(page.findText('立即兑换'))
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('将使用150积分'))
    store.get(boxAtom)?.answer('confirm')
    const delivery = { name: '李娜', mobileNo: '17000000002', region: '吉林省', street: '样例路12号' }
    await page.until(() => expect(sent(orderMallItem)).toMatchObject([{ itemId: 'tea-towel', delivery, agreed: true }]))
  })

  it('counts down by the bank’s time, and has no button before', async () => {
    mall()
    const page = await openPage('/integralMiddle', { itemId: 'soon' })
    await page.until(() => expect(page.text()).toMatch(/(01:00:00|00:59:5\d)后开始/))
    expect(page.text()).not.toContain('立即抢兑')
  })

  it('says that what isn’t on the shelf isn’t, and leads to what is', async () => {
    mall()
    const page = await openPage('/integralMiddle', { itemId: '<script>' } as never)
    await page.until(() => page.findText('该商品已下架'))
    await page.tap(page.findText('查看其他商品'))
    await page.until(() => expect(pages().at(-1)).toBe('/integralIndex'))
  })

  it('cancels an order that wasn’t sent, after a question', async () => {
    answer(queryMallOrder, {
      ...ORDER,
      delivery: { name: '李*', mobileNo: '170****0002', region: '吉林省', street: '样例路' },
    })
    answer(cancelMallOrder, { ...ORDER, state: 'CANCELLED' })
    const page = await openPage('/integralMiddle', { orderNo: 'P1' })
    await page.until(() => page.findText('取消兑换'))
    expect(page.text()).toContain('李* 170****0002')
    await page.tap(page.findText('取消兑换'))
    await page.until(() => expect(store.get(boxAtom)).toBeDefined())
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(sent(cancelMallOrder)).toEqual([{ orderNo: 'P1' }]))
  })
})

it('lists how points came and went by month, with the bank’s sums', async () => {
  answer(queryPoints, POINTS)
  answer(queryPointEntries, {
    entries: [
      { entryId: '3', kind: 'ORDER', memo: '纯棉茶巾', points: -150, at: AT, orderNo: 'P1' },
      { entryId: '2', kind: 'CHECK_IN', memo: '每日签到', points: 3, at: AT - 86_400_000 },
    ],
    months: [{ month: '202611', came: 703, went: 150, back: 0, lapsed: 30 }],
    more: false,
  })
  const page = await openPage('/pointsDetails')
  await page.until(() => page.findText('-150'))
  expect(page.text()).toContain('2026年11月获得 703 · 使用 150 · 过期 30')
  expect(page.text()).toContain('+3')
  expect(page.text()).toContain('2027.11.30到期1,200')
  await page.tap(page.findText('过期'))
  await page.until(() => expect(sent(queryPointEntries).at(-1)).toEqual({ filter: 'EXPIRED' }))
})

it('checks in once, and then leads on', async () => {
  const days = { today: '20261123', streak: 3, points: 4, days: [{ day: '20261122', points: 3 }] }
  answer(queryCheckIns, { ...days, done: false })
  answer(checkIn, { streak: 4, points: 4, already: false })
  const page = await openPage('/checkinIndex')
  await page.until(() => page.findText('签到 +4积分'))
  expect(page.text()).toContain('已连续签到3天')
  const stations = () => page.findAll('.checkin__day').map(({ textContent }) => textContent)
  expect(stations()).toEqual([
    ...['✓第1天已签', '✓第2天已签', '✓第3天已签', '+4今天待签', '+5第5天未到', '+6第6天未到', '+7第7天未到'],
  ])
  answer(queryCheckIns, { ...days, streak: 4, done: true })
  await page.tap(page.findText('签到 +4积分'))
  await page.until(() => page.findText('查看我的积分'))
  expect(page.text()).toContain('明天签到可得5积分')
  expect(stations().slice(3, 5)).toEqual(['✓今天已签', '+5第5天未到'])
})

it('tells days apart that were missed, are done, are today or are to come, and says which sign means what', async () => {
  answer(queryCheckIns, {
    ...{ today: '20261123', streak: 1, points: 2, done: false },
    days: [{ day: '20261122', points: 1 }],
  })
  const page = await openPage('/checkinIndex')
  await page.until(() => page.findText('2026年11月'))
  const looks = page.findAll('.checkin__cell .checkin__date').map(({ className }) => className.split(' ').slice(1))
  expect(looks.slice(20, 24)).toEqual([['is-missed'], ['is-done'], ['is-today'], ['is-coming']])
  const days = page.findAll('.checkin__cell .checkin__date').map(({ textContent }) => textContent)
  expect(days.slice(20, 23)).toEqual(['21', '22✓', '23'])
  expect(page.find('.checkin__legend').textContent).toBe('1✓已签到1未签到1今天1未到')
})

it('says that another month can’t be read, instead of showing it as empty', async () => {
  answer(queryCheckIns, { today: '20261123', streak: 3, points: 4, done: false, days: [] })
  const page = await openPage('/checkinIndex')
  await page.until(() => page.findText('2026年11月'))
  refuse(queryCheckIns, 'InternalError')
  await page.tap(page.find('[aria-label="上个月"]'))
  await page.until(() => page.findText('2026年10月'))
  await page.until(() => page.findText('重新加载'))
})

it('says of a donation how much was given, by quarter, and calls it donated', async () => {
  const lunch: Item = { ...CAFE, itemId: 'lunch', kind: 'DONATION', name: '午餐' }
  const donated = [{ quarter: '202610' as Month, given: 3 }]
  answer(queryMall, { items: [{ ...lunch, donated }], balance: 1_234, at: AT })
  const page = await openPage('/integralMiddle', { itemId: 'lunch' })
  await page.until(() => page.findText('2026年第4季度'))
  expect(page.text()).toContain('已捐出3份')
  answer(queryMallOrder, { ...ORDER, kind: 'DONATION', state: 'FULFILLED' })
  const order = await openPage('/integralMiddle', { orderNo: 'P1' })
  await order.until(() => order.findText('已捐出'))
  expect(order.text()).not.toContain('已发放')
})

it('gives the points of an article only once its time is over', async () => {
  const article = { title: '密码', summary: '谁都不能给' }
  answer(queryLearning, {
    points: 5,
    quizPoints: 10,
    at: AT,
    articles: [
      { articleId: 'a', ...article, state: 'NEW' },
      { articleId: 'b', ...article, title: '冒充客服', state: 'STARTED', readyAt: AT + 9_000 },
      { articleId: 'c', ...article, title: '刷单', state: 'STARTED', readyAt: AT - 1 },
    ],
  })
  answer(finishLearning, { points: 5 })
  answer(queryArticle, {
    articleId: 'a',
    section: 'EDU',
    topic: 'scams',
    ...article,
    version: 1,
    from: '20261101',
    blocks: [],
    related: [],
  })
  const page = await openPage('/lookAgain')
  await page.until(() => page.findText('领取5积分'))
  expect(page.text()).toMatch(/还需[89]秒/)
  expect(page.findAll('[aria-label^="领取"]').map((each) => each.getAttribute('aria-label'))).toEqual([
    '领取5积分，刷单',
  ])
  await page.tap(page.findText('领取5积分'))
  await page.until(() => expect(sent(finishLearning)).toEqual([{ articleId: 'c' }]))
})

it('asks a week later, and not before', async () => {
  const read = { summary: '', state: 'READ' } as const
  answer(queryLearning, {
    points: 5,
    quizPoints: 10,
    at: AT,
    articles: [
      { articleId: 'a', title: '甲', ...read, second: { surveyId: 'look-a', from: '20261123', state: 'OPEN' } },
      { articleId: 'b', title: '乙', ...read, second: { surveyId: 'look-b', from: '20261130', state: 'LATER' } },
      { articleId: 'c', title: '丙', ...read },
    ],
  })
  const page = await openPage('/lookAgainTwo')
  await page.until(() => page.findText('去答题'))
  expect(page.text()).toContain('2026.11.30开放')
  expect(page.text()).not.toContain('丙')
})

it('shows a voucher’s code on request alone, and for how long it is good', async () => {
  const voucher: AnswerOf<typeof queryVouchers>['vouchers'][number] = {
    voucherId: 'v1',
    kind: 'MERCHANT',
    name: '10元咖啡立减券',
    face: 1_000,
    least: 2_000,
    merchant: '样例咖啡',
    terms: ['到店使用'],
    validFrom: '20261101',
    validUntil: '20261130',
    state: 'ISSUED',
    usable: true,
  }
  answer(queryVouchers, { vouchers: [voucher], more: false })
  answer(showVoucher, { voucherCode: '123456789012', until: AT + 60_000, at: AT })
  const page = await openPage('/myVoucher')
  await page.until(() => page.findText('出示券码'))
  // The value stands once, on the stub.
  expect(page.find('.ticket').textContent).toBe(
    '10元商户券咖啡立减券样例咖啡 · 满20元可用2026.11.01至2026.11.30可用出示券码使用说明',
  )
  expect(sent(showVoucher)).toEqual([])
  expect(page.text()).not.toContain('到店使用')
  await page.tap(page.findText('使用说明'))
  expect(page.text()).toContain('到店使用')
  await page.tap(page.findText('出示券码'))
  await page.until(() => page.findText('1234 5678 9012'))
  expect(page.text()).toMatch(/(60|59)秒内有效/)
  answer(showVoucher, { voucherCode: '210987654321', until: AT + 1_000, at: AT })
  const short = await openPage('/myVoucher')
  await short.until(() => short.findText('出示券码'))
  await short.tap(short.findText('出示券码'))
  await short.until(() => short.findText('2109 8765 4321'))
  await short.until(() => expect(short.text()).not.toContain('2109 8765 4321'), 3_000)
  answer(queryVouchers, { vouchers: [{ ...voucher, state: 'USED', usable: false }], more: false })
  await page.tap(page.findText('已使用'))
  await page.until(() => expect(page.find('.ticket').textContent).toContain('已使用'))
  expect(page.text()).not.toContain('出示券码')
})

it('says what a coupon brings by an example', async () => {
  const coupon: AnswerOf<typeof queryCoupons>['coupons'][number] = {
    couponId: 'c1',
    name: '定期加息券0.20%',
    kind: 'rate',
    bonusRate: 20,
    cap: 5_000_000,
    face: 0,
    minAmount: 1_000_000,
    minMonths: 3,
    families: ['regular'],
    validFrom: '20261101',
    validUntil: '20270121',
  }
  answer(queryCoupons, { coupons: [coupon], today: '20261123' })
  const page = await openPage('/couponList')
  // 10,000 yuan at 0.20 % for three months: 10,000 × 0.002 × 90 ⁄ 360.
  await page.until(() => page.findText('例：存入10,000元、3个月，到期奖励5.00元'))
  // The rate stands once, on the stub.
  expect(page.find('.ticket').textContent).toBe(
    '+0.20%加息券定期加息券限普通储蓄满10,000元、存期3个月及以上可用，计息本金不超过50,000元例：存入10,000元、3个月，到期奖励5.00元2026.11.01至2027.01.21可用去使用',
  )
  await page.tap('[aria-label="去使用，定期加息券0.20%"]')
  expect(pages().at(-1)).toBe('/ProductIndex')
})

it('asks for which product a coupon is used that is for several', async () => {
  const coupon: AnswerOf<typeof queryCoupons>['coupons'][number] = {
    ...{ couponId: 'c1', name: '现金券', kind: 'cash', bonusRate: 0, cap: 0, face: 1_000 },
    ...{ minAmount: 1_000_000, minMonths: 3, families: ['regular', 'gain'] },
    ...{ validFrom: '20261101', validUntil: '20270121' },
  }
  answer(queryCoupons, { coupons: [coupon], today: '20261123' })
  const page = await openPage('/couponList')
  await page.until(() => page.findText('去使用'))
  expect(page.findAll('.ticket .ui-button')).toHaveLength(1)
  await page.tap(page.findText('去使用'))
  expect(pages().at(-1)).toBe('/couponList')
  await page.tap(page.findText('增益存'))
  expect(pages().at(-1)).toBe('/polyBillionDepositIndex')
})

describe('/counterlists', () => {
  const branch = {
    branchId: 'a',
    name: '长春朝阳支行',
    city: '长春市',
    address: '样例大街18号',
    phone: '0431-1',
    services: ['COUNTER', 'ATM'],
    longitude: 125.3,
    latitude: 43.9,
    hours: Array.from({ length: 7 }, () => ({ open: { from: 540, until: 1_020 } })),
  } as AnswerOf<typeof queryBranches>['branches'][number]
  const other = {
    ...branch,
    branchId: 'b',
    name: '延吉支行',
    city: '延吉市',
    services: ['ATM' as const],
    longitude: 129.5,
  }

  it('are found by what is typed and by service, without asking where the phone is', async () => {
    answer(queryBranches, { branches: [branch, other] })
    const page = await openPage('/counterlists')
    await page.until(() => page.findText('延吉支行'))
    expect(page.text()).toContain('周一至周日 09:00-17:00')
    expect(page.text()).not.toContain('距您')
    await page.type('input', '延吉')
    expect(page.text()).not.toContain('长春朝阳支行')
    await page.tap(page.findText('柜面业务'))
    expect(page.text()).toContain('没有符合条件的网点')
  })

  it('have the number that all have once, and one each where they differ', async () => {
    answer(queryBranches, { branches: [branch, other] })
    const page = await openPage('/counterlists')
    await page.until(() => page.findText('网点电话'))
    expect(page.text().split(branch.phone)).toHaveLength(2)
    page.unmount()
    answer(queryBranches, { branches: [branch, { ...other, phone: '0433-2' }] })
    const own = await openPage('/counterlists')
    await own.until(() => own.find('[aria-label="拨打延吉支行电话，0433-2"]'))
    expect(own.text()).not.toContain('网点电话')
  })

  it('give the way there by WeChat’s map, and their address where there is none or it doesn’t open', async () => {
    const copied = fakeClipboard()
    jest.spyOn(clipboard, 'copy').mockImplementation(copied.copy)
    const isThere = jest.spyOn(map, 'isThere').mockReturnValue(false)
    const show = jest.spyOn(map, 'show').mockResolvedValue(ok(undefined))
    answer(queryBranches, { branches: [branch] })
    const page = await openPage('/counterlists')
    await page.until(() => page.findText('复制地址'))
    // It leads nowhere.
    expect(page.find('[aria-label="复制地址，长春朝阳支行"]').querySelector('.ui-icon')).toBeNull()
    await page.tap('[aria-label="复制地址，长春朝阳支行"]')
    await page.until(() => expect(copied.copied).toEqual(['长春市样例大街18号']))
    page.unmount()
    isThere.mockReturnValue(true)
    const there = await openPage('/counterlists')
    await there.until(() => there.findText('导航'))
    await there.tap('[aria-label="导航，长春朝阳支行"]')
    await there.until(() => expect(show.mock.calls).toHaveLength(1))
    expect(copied.copied).toHaveLength(1)
    show.mockResolvedValue(UNSUPPORTED)
    await there.tap('[aria-label="导航，长春朝阳支行"]')
    await there.until(() => expect(copied.copied).toHaveLength(2))
    jest.restoreAllMocks()
  })

  it('stand the nearest first once it is known where one is', () => {
    const hours: never[] = []
    const all = [branch, other].map((one) => ({ ...one, hours }))
    const here = { longitude: 129.4, latitude: 43.9 }
    expect(listed(all, { typed: '', service: 'ALL', here }).map(({ branchId }) => branchId)).toEqual(['b', 'a'])
    expect(listed(all, { typed: '', service: 'ALL', here: undefined })[0]?.metres).toBeUndefined()
  })
})

it.each([
  [0, '00:00:00'],
  [1, '00:00:01'],
  [3_661_000, '01:01:01'],
  [90_061_000, '1天01:01:01'],
  [-5, '00:00:00'],
])('%d ms are counted down as %s', (ms, said) => expect(countdownText(ms)).toBe(said))
