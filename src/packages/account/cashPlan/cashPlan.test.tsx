import { answer, answerEach, answerLater, loseAnswer, refuse, sent } from '@test/component/bank'
import { showsObstacles } from '@test/component/obstacles'
import { mount } from '@test/component/harness'
import type { Mounted } from '@test/component/harness'
import { CashPlan } from './CashPlan'
import { dayProblem } from './cashPlan'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { openPage } from '@test/component/openPage'
import { lookOf, showsReadiness } from '@test/component/readiness'
import { navigation, pages } from '@test/component/router'
import { queryCashPlan } from '@/contract/holding/queryCashPlan'
import type { AnswerOf } from '@test/component/bank'
import { redeemProduct } from '@/contract/order/redeemProduct'
import { clock } from '@/platform/clock'
import { amountsHidden, elderMode } from '@/session/preferences'
import { keepCashNeed, takeCashNeed } from '@/session/cashNeed'
import { day } from '@/domain/dates/day'
import { yuan } from '@/domain/money/fen'
import { ERRORS } from '@/domain/errors/catalogue'
import { enterPassword } from '@test/component/password'

type Plan = AnswerOf<typeof queryCashPlan>
type Step = Plan['steps'][number]

const STEP: Step = {
  how: 'full',
  id: '7',
  prodType: '20194',
  name: '普通存三年',
  day: '20261125',
  arrives: '20261125',
  amount: 5_000_000,
  interest: 1_200,
  takenBack: 0,
  payout: 5_001_200,
  left: 0,
  loss: 34_500,
  couponLoss: 0,
}
const FAST: Step = {
  ...STEP,
  how: 'fast',
  id: '8',
  prodType: '91318017',
  name: '现金宝',
  amount: 1_000_000,
  interest: 0,
  payout: 1_000_000,
  left: 2_345_600,
  loss: 0,
}
afterEach(() => {
  jest.restoreAllMocks()
  elderMode.set(false)
})

const plan = (changes: Partial<Plan> = {}): Plan => ({
  today: '20261125',
  day: '20261125',
  through: '20270223',
  available: 300_000,
  coming: [],
  caught: 0,
  steps: [FAST, STEP],
  loss: 34_500,
  bound: 0,
  most: 9_000_000,
  missing: 0,
  enoughFrom: '',
  apart: [],
  ...changes,
})
const paid = (step: Step) => ({
  orderNo: '1',
  status: 'SUCCESS' as const,
  productName: step.name,
  productType: step.prodType,
  principal: step.amount,
  interest: step.interest,
  payDate: '',
  at: Date.UTC(2026, 10, 25, 4),
})

const ask = async (told: Plan) => {
  answer(queryCashPlan, told)
  const page = await openPage('/cashPlan')
  await page.until(() => page.find('input'))
  await page.type('input', '60000')
  await page.tap(page.findText('看看怎么取'))
  await page.until(() => page.findText('不用办理'))
  return page
}
const begin = async () => {
  const page = await ask(plan())
  await page.tap(page.findText('开始办理，共2步'))
  await page.until(() => page.findText('确认快速赎回'))
  return page
}

it('says what it loses in all, what each step loses and when it arrives', async () => {
  const page = await ask(plan({ coming: [{ day: '20261125', name: '增益存一个月', amount: 20_000 }] }))
  for (const said of [
    '与持有到期相比一共少得（元）345.00',
    '已比较全部取法，今天这样取最划算',
    '分2步，今天全部到账',
    '1. 现金宝快速赎回，当日到账',
    '2. 普通存三年提前支取，当日到账少得 ¥345.00',
    '¥50,012.00',
    '增益存一个月2026.11.25自动到账',
  ])
    expect(page.text()).toContain(said)
  // The other one is what a day's patience would bring.
  expect(sent(queryCashPlan)).toEqual([{ amount: 6_000_000 }, { amount: 6_000_000, day: '20261126' }])
  expect(page.findAll('[role=radio]')).toEqual([])
})

it('says in large type of each step what is done before what it brings', async () => {
  elderMode.set(true)
  const page = await ask(plan())
  expect(page.text()).toContain('1. 现金宝快速赎回，当日到账¥10,000.00')
  expect(page.text()).toContain('2. 普通存三年提前支取，当日到账少得 ¥345.00¥50,012.00')
  expect(page.findAll('.ui-cell--hinted')).toEqual([])
})

const tomorrow = (page: Mounted) => page.find('[role=radio] + [role=radio]')

it('says of a day without loss that nothing is lost, and of the other what of it are coupons’', async () => {
  answerEach(queryCashPlan, ({ day: wanted }) =>
    wanted === undefined
      ? plan({ steps: [{ ...STEP, couponLoss: 1_000 }] })
      : plan({ day: wanted, loss: 0, steps: [{ ...STEP, day: wanted, loss: 0 }] }),
  )
  const page = await openPage('/cashPlan')
  await page.until(() => page.find('input'))
  await page.type('input', '60000')
  await page.tap(page.findText('看看怎么取'))
  await page.until(() => expect(tomorrow(page).textContent).toContain('明天取一分不少'))
  expect(page.find('[role=radio]').textContent).toContain('今天取少得345.00元其中优惠券权益10.00元')
  expect(tomorrow(page).textContent).not.toContain('优惠券')
})

/** Asks for today, of which tomorrow loses less. */
const askBothDays = async (first?: Partial<Step>) => {
  answerEach(queryCashPlan, ({ day: wanted }) =>
    wanted === undefined
      ? plan()
      : plan({
          day: wanted,
          loss: 4_500,
          steps: [{ ...STEP, loss: 4_500, ...(first ?? { day: wanted, arrives: wanted }) }],
        }),
  )
  const page = await openPage('/cashPlan')
  await page.until(() => page.find('input'))
  await page.type('input', '60000')
  await page.tap(page.findText('看看怎么取'))
  await page.until(() => tomorrow(page))
  return page
}

const chosenDay = (page: Mounted) => page.find('[role=radio][aria-checked=true]').textContent

it('shows what today and tomorrow lose as two choices where a day’s patience loses less, and carries out the one that is chosen', async () => {
  const page = await askBothDays()
  expect(page.text()).toContain('等到明天，可多得300.00元')
  // The question stands before its answers; how sure they are, after the steps.
  expect(page.text()).toMatch(/今天要用¥60,000\.00.*等到明天.*分2步.*已比较全部取法/)
  expect(chosenDay(page)).toContain('今天取少得345.00元')
  expect(tomorrow(page).textContent).toContain('明天取少得45.00元2026.11.26全部到账')
  expect(lookOf(page, '今天取，少得345.00元')).toBe('secondary')
  expect(page.find('.ui-button--secondary').getAttribute('aria-label')).toBe('开始办理，共2步，今天取，少得345.00元')
  expect(page.text()).not.toMatch(/改到明天|再来这里/)
  await page.tap(page.findText('今天取，少得345.00元'))
  await page.until(() => page.findText('确认快速赎回'))
})

it('says of tomorrow’s plan when to come back, and of today’s, which is chosen again, that it can be done', async () => {
  const page = await askBothDays()
  await page.tap(tomorrow(page))
  await page.until(() => page.findText('2026.11.26要用'))
  expect(chosenDay(page)).toContain('明天取少得45.00元')
  expect(page.text()).toContain('今天不用办理，请在2026.11.26再来这里办理')
  expect(page.findAll('.ui-button--primary')).toEqual([])
  await page.tap(page.find('[role=radio]'))
  await page.until(() => page.findText('今天要用'))
  await page.until(() => expect(lookOf(page, '今天取，少得345.00元')).toBe('secondary'))
})

it('begins at once with tomorrow’s plan where its first step is due today', async () => {
  const page = await askBothDays({ how: 'ordinary' })
  await page.tap(tomorrow(page))
  await page.until(() => expect(lookOf(page, '明天取，少得45.00元')).toBe('primary'))
  expect(page.text()).not.toContain('再来这里')
})

it('takes today from the bank, whatever the phone’s clock says', async () => {
  jest.spyOn(clock, 'now').mockReturnValue(Date.UTC(2026, 10, 26, 4))
  const page = await askBothDays()
  await page.tap(tomorrow(page))
  await page.until(() => page.findText('2026.11.26要用'))
  await page.tap(page.findText('2026.11.26要用'))
  await page.until(() => page.findText('看看怎么取'))
  expect(page.text()).toContain('2026年11月26日')
  await page.tap(page.findText('看看怎么取'))
  await page.until(() => page.findText('2026.11.26要用'))
  expect(chosenDay(page)).toContain('明天')
})

it('says no day’s amount while amounts are hidden', async () => {
  const page = await askBothDays()
  amountsHidden.set(true)
  await page.until(() => expect(page.text()).not.toMatch(/[¥得]\d/))
  expect(page.text()).toContain('等到明天取，更划算')
  page.findText('开始办理，共2步')
})

it('leaves today where the day alone loses as much tomorrow', async () => {
  const page = await ask(plan({ day: '20261126' }))
  expect(page.findAll('[role=radio]')).toEqual([])
})

it('says of a later day when each step is due, and lets none be done before', async () => {
  const later = { day: '20261225', arrives: '20261225' }
  const page = await ask(
    plan({
      ...later,
      steps: [
        { ...FAST, ...later, how: 'ordinary', day: '20261224' },
        { ...STEP, ...later },
      ],
    }),
  )
  expect(page.text()).toContain('2026.12.24 15:00前普通赎回，预计2026.12.25到账')
  expect(page.text()).toContain('2026.12.25提前支取')
  expect(page.text()).toContain('分2步，2026.12.25全部到账')
  expect(page.text()).not.toContain('开始办理')
})

it('says that the balance is enough now, whatever comes until a later day', async () => {
  const coming = [{ day: '20261220', name: '增益存一个月', amount: 20_000 }]
  const page = await ask(plan({ day: '20261225', available: 6_000_000, coming, steps: [], loss: 0 }))
  expect(page.text()).toContain('余额已经够用，可以返回继续办理')
  expect(page.findText('返回继续办理')).toBeTruthy()
})

it('says of what comes by a later day that nothing has to be done where the balance isn’t enough', async () => {
  const coming = [{ day: '20261220', name: '增益存一个月', amount: 20_000 }]
  const page = await ask(plan({ day: '20261225', available: 5_999_999, coming, steps: [], loss: 0 }))
  expect(page.text()).toContain('到时自动到账，不需要办理')
})

it.each([
  ['that is needed', 998_799, '2026.12.20'],
  ['that is needed beside what freezes take', 998_800, '2026.12.20', 1],
  ['and not what isn’t', 998_800, '2026.12.10'],
])('says when it is all there, with the income %s', async (_, available, when, caught = 0) => {
  const coming = [
    { day: '20261222', name: '增益存一个月', amount: 20_000 },
    { day: '20261220', name: '增益存一个月', amount: 20_000 },
  ]
  const steps: Step[] = [{ ...STEP, how: 'payOut', arrives: '20261210' }]
  const page = await ask(plan({ day: '20261225', available, caught, coming, steps }))
  expect(page.text()).toContain(`分1步，${when}全部到账`)
})

it('carries the steps out one after another, each with its own effect and password', async () => {
  const page = await begin()
  expect(page.text()).toContain('到账后可用余额¥13,000.00赎回后持有金额¥23,456.00')
  await page.tap(page.findText('确认快速赎回'))
  answer(redeemProduct, paid(FAST))
  answer(queryCashPlan, plan({ available: 1_300_000, steps: [STEP] }))
  await enterPassword(page, '135790')
  await page.until(() => page.findText('第2步：提前支取'))
  expect(page.text()).toContain('与持有到期相比少得 ¥345.00')
  expect(page.text()).not.toContain('请输入支付密码')
  expect(sent(redeemProduct)).toMatchObject([{ seqNo: '8', mode: 'fast', amount: 1_000_000, expectedInterest: 0 }])
  await page.tap(page.findText('确认提前支取'))
  answer(redeemProduct, paid(STEP))
  answer(queryCashPlan, plan({ available: 6_301_200, steps: [], loss: 0 }))
  await enterPassword(page, '135790')
  await page.until(() => page.findText('余额已经够用，可以返回继续办理'))
  expect(page.text()).toContain('1. 现金宝已办理')
  expect(page.text()).toContain('2. 普通存三年已办理')
  expect(sent(redeemProduct)[1]).toMatchObject({ seqNo: '7', mode: 'full', amount: 5_000_000, expectedInterest: 1_200 })
})

/** Does the first of two steps; the bank tells `renewed` then. */
const doFirst = async (renewed: Partial<Plan>) => {
  const page = await begin()
  await page.tap(page.findText('确认快速赎回'))
  answer(redeemProduct, paid(FAST))
  answer(queryCashPlan, plan({ available: 1_300_000, ...renewed }))
  await enterPassword(page, '135790')
  await page.until(() => page.findText('1. 现金宝已办理'))
  return page
}

it('shows no next step where the rest isn’t enough any more', async () => {
  const page = await doFirst({ steps: [STEP], missing: 700_000, most: 5_300_000 })
  expect(page.text()).toContain('还差7,000.00元')
  expect(page.text()).toContain('余下的步骤与之前不同。方案已按现在的情况更新。')
  expect(page.text()).not.toContain('第2步')
})

it.each([
  ['loses more', [{ ...STEP, loss: 40_000 }]],
  ['is another one', [{ ...STEP, id: '9', name: '普通存一年' }]],
  ['has another after it', [STEP, { ...STEP, id: '9', name: '普通存一年' }]],
])('shows no next step that %s than the plan that was begun, and says so', async (_, steps) => {
  const page = await doFirst({ steps })
  expect(page.text()).toContain('余下的步骤与之前不同。方案已按现在的情况更新。')
  expect(page.text()).not.toContain('第2步')
  await page.tap(page.findText('继续下一步'))
  await page.until(() => page.findText('第2步：提前支取'))
})

it('lets nothing be done by the old plan until the one without the step is there', async () => {
  const page = await begin()
  await page.tap(page.findText('确认快速赎回'))
  answer(redeemProduct, paid(FAST))
  const arrive = answerLater(queryCashPlan, plan({ available: 1_300_000, steps: [STEP] }))
  const before = sent(queryCashPlan).length
  await enterPassword(page, '135790')
  await page.until(() => expect(sent(queryCashPlan).length).toBeGreaterThan(before))
  expect(page.text()).not.toMatch(/继续下一步|快速赎回/)
  arrive()
  await page.until(() => page.findText('第2步：提前支取'))
})

it('sends the day on which an ordinary redemption was told to arrive, and shows the plan with another one', async () => {
  const ordinary: Step = { ...FAST, how: 'ordinary', arrives: '20261126' }
  const page = await ask(plan({ day: '20261130', steps: [ordinary], loss: 0 }))
  await page.tap(page.findText('开始办理，共1步'))
  await page.tap(page.findText('确认普通赎回'))
  refuse(redeemProduct, 'TransferDayChanged')
  answer(queryCashPlan, plan({ day: '20261130', steps: [{ ...ordinary, arrives: '20261127' }], loss: 0 }))
  await enterPassword(page, '135790')
  await page.until(() => expect(page.text()).toContain('方案已按现在的情况更新'))
  expect(sent(redeemProduct).at(-1)).toMatchObject({ mode: 'ordinary', expectedDay: '20261126' })
  await page.until(() => expect(page.text()).toContain('预计2026.11.27到账'))
})

it('shows why the plan can’t be had after a refused step, and the changed one only once it is there', async () => {
  const page = await begin()
  await page.tap(page.findText('确认快速赎回'))
  refuse(redeemProduct, 'FastRedeemCapExceeded')
  loseAnswer(queryCashPlan)
  await enterPassword(page, '135790')
  await page.until(() => page.findText('重新加载'))
  expect(page.text()).not.toMatch(/方案已按现在的情况更新|开始办理/)
  answer(queryCashPlan, plan({ steps: [STEP] }))
  await page.tap(page.findText('重新加载'))
  await page.until(() => page.findText('开始办理，共1步'))
  expect(page.text()).toContain(`${ERRORS.FastRedeemCapExceeded.message}。方案已按现在的情况更新。`)
})

it('says why a step is refused, and what the plan is then', async () => {
  const page = await begin()
  await page.tap(page.findText('确认快速赎回'))
  refuse(redeemProduct, 'FastRedeemCapExceeded')
  answer(queryCashPlan, plan({ steps: [STEP] }))
  await enterPassword(page, '135790')
  await page.until(() => page.findText('开始办理，共1步'))
  expect(page.text()).toContain(`${ERRORS.FastRedeemCapExceeded.message}。方案已按现在的情况更新。`)
})

it('keeps a wrong password at the keyboard', async () => {
  const page = await begin()
  await page.tap(page.findText('确认快速赎回'))
  refuse(redeemProduct, 'PasswordWrong')
  await enterPassword(page, '135790')
  await page.until(() => expect(page.text()).toContain(ERRORS.PasswordWrong.message))
  expect(page.text()).not.toContain('方案已按现在的情况更新')
})

it.each([
  [{ how: 'payOut' }, '/redeposit', { seqNo: '7', instruction: 'PAY_OUT' }],
  [{ how: 'cancel' }, '/redeposit', { seqNo: '7', instruction: 'PAY_OUT' }],
  [{ how: 'fromPot' }, '/pot', { potId: '7' }],
  [{ how: 'takeBack', accountClass: 'II' }, '/IICardIdex', { acctId: '7' }],
  [{ how: 'takeBack', accountClass: 'III' }, '/lzhCardIdex', { acctId: '7' }],
] as const)('leads to the page that does a step of %j', async (does, name, query) => {
  const page = await ask(plan({ steps: [{ ...STEP, ...does }] }))
  await page.tap(page.findText('开始办理，共1步'))
  expect(navigation.stack[navigation.stack.length - 1]).toMatchObject({ name, query })
})

it('of more than there is says the most, what is missing, and from when it is enough', async () => {
  const apart = [{ name: '普通存一年', amount: 100_000, why: ERRORS.NotYetWithdrawable.message }]
  const page = await ask(plan({ missing: 700_000, most: 5_300_000, enoughFrom: '20261126', apart }))
  expect(page.text()).toContain('今天最多可用53,000.00元，还差7,000.00元')
  expect(page.text()).toContain(`普通存一年${ERRORS.NotYetWithdrawable.message}`)
  expect(page.text()).not.toContain('开始办理')
  await page.tap(page.findText('改到这天'))
  await page.until(() => expect(sent(queryCashPlan).at(-1)).toEqual({ amount: 6_000_000, day: '20261126' }))
  await page.until(() => page.findText('按这个金额看'))
  await page.tap(page.findText('按这个金额看'))
  await page.until(() => expect(sent(queryCashPlan).at(-1)).toMatchObject({ amount: 5_300_000 }))
})

it('says beside each figure what of it a coupon loses, and shows no loss as money of one’s own', async () => {
  const page = await ask(plan({ steps: [{ ...STEP, couponLoss: 1_000 }] }))
  expect(page.text()).toContain('一共少得（元）345.00其中优惠券权益 ¥10.00')
  expect(page.text()).toContain('少得 ¥345.00，其中优惠券权益 ¥10.00')
  expect(page.findAll('.ui-card--hero')).toEqual([])
  await page.tap(page.findText('开始办理，共1步'))
  await page.until(() => expect(page.text()).toContain('与持有到期相比少得 ¥345.00，其中优惠券权益 ¥10.00'))
})

it('says of many deposits by how much another choice may lose less', async () => {
  const page = await ask(plan({ bound: 1_234 }))
  expect(page.text()).toContain('最划算的取法至多还能多得12.34元')
})

it.each([{ bound: 1_234 }, { missing: 700_000, most: 5_300_000 }])(
  'says no amount while amounts are hidden: %j',
  async (changes) => {
    const page = await ask(plan(changes))
    expect(page.text()).toMatch(/\d\.\d\d/)
    amountsHidden.set(true)
    await page.until(() => expect(page.text()).not.toMatch(/\d\.\d\d/))
  },
)

it('asks at once for what was lacking on the page before, and only once', async () => {
  keepCashNeed(yuan(12_345))
  answer(queryCashPlan, plan())
  answer(queryObstacles, { obstacles: [] })
  const page = await mount(CashPlan, { title: '怎么取最划算' })
  await page.until(() => page.findText('不用办理'))
  expect(sent(queryCashPlan)[0]).toEqual({ amount: 1_234_500 })
  expect(takeCashNeed()).toBeUndefined()
})

it.each([
  ['20261124', '昨天'],
  ['20270224', '第91天'],
])('refuses %s, %s', (chosen) => {
  expect(dayProblem(day(chosen), day('20261125'))).toBe(ERRORS.CashDayInvalid.message)
})

it.each(['20261125', '20270223'])('plans for %s, within 90 days', (chosen) => {
  expect(dayProblem(day(chosen), day('20261125'))).toBeUndefined()
})

it('asks for an amount', async () => {
  const page = await openPage('/cashPlan')
  await page.until(() => page.findText('看看怎么取'))
  await page.tap(page.findText('看看怎么取'))
  expect(page.text()).toContain('请输入需要的金额')
  expect(sent(queryCashPlan)).toEqual([])
})

it('says what the bank says where it refuses', async () => {
  refuse(queryCashPlan, 'TooManyRequests')
  const page = await openPage('/cashPlan')
  await page.until(() => page.find('input'))
  await page.type('input', '1')
  await page.tap(page.findText('看看怎么取'))
  await page.until(() => page.findText(ERRORS.TooManyRequests.message))
  expect(pages().at(-1)).toBe('/cashPlan')
})

showsObstacles(redeemProduct, () => ask(plan()), '开始办理，共2步')

showsReadiness(() => openPage('/cashPlan'), '看看怎么取', { wrong: '0', says: '请输入需要的金额', right: '100' })
