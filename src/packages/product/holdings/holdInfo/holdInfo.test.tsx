import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import { getProdIncome } from '@/contract/holding/getProdIncome'
import { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { holding } from '@/contract/holding/testing'
import { basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { amountsHidden } from '@/session/preferences'

type Detail = Parameters<typeof answer<typeof queryHoldingDetail>>[1]

const HELD: Detail = {
  holding: holding(),
  today: '20261221',
  earns: { aheadRate: basisPoints(5), rateSteps: [] },
  incomes: [],
  events: [],
  withdrawable: true,
  maturity: { instruction: 'PAY_OUT', decided: false, changeable: true },
}

const open = async (
  changes: Partial<Detail> = {},
  route = '/ProductHoldInfo' as '/ProductHoldInfo' | '/fnzqHoldInfo',
) => {
  answer(queryHoldingDetail, { ...HELD, ...changes })
  answer(getProdIncome, { income: ZERO_FEN, yesterdayIncome: ZERO_FEN })
  const page = await openPage(route, { seqNo: '1' })
  await page.until(() => page.findText('本产品累计收益'))
  return page
}

const acts = (page: Awaited<ReturnType<typeof open>>) =>
  page.findAll('.ui-screen__action .ui-button').map((button) => button.textContent)

afterEach(() => amountsHidden.set(false))

it('says what can be had now and at the end, and on any day between them', async () => {
  const page = await open()
  expect(page.text()).toContain('现在支取得到¥1,000.04少得¥12.96到期得到¥1,013.00年利率 1.30%')
  await page.tap('[aria-label="晚一天"]')
  expect(page.text()).toContain('2026.12.22取得到¥1,000.04')
  page.find('[role=slider]').dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  await page.until(() => expect(page.text()).toContain('2027.11.21取得到¥1,013.00不少得'))
  expect(page.find('[role=slider]').getAttribute('aria-valuetext')).toBe('2027年11月21日取得到1,013.00元')
})

it('doesn’t say of money that can’t be had yet that it can', async () => {
  const page = await open({ withdrawable: false })
  expect(page.text()).not.toContain('现在支取得到')
  expect(page.text()).toContain('今天的本息¥1,000.04')
  expect(page.find('[role=slider]').getAttribute('aria-valuetext')).toBe('2026年12月21日的本息1,000.04元，暂不可支取')
  await page.tap('[aria-label="晚一天"]')
  expect(page.text()).toContain('2026.12.22取得到¥1,000.04')
})

it('says each fact once: what stands on the certificate is no row below it', async () => {
  const page = await open()
  for (const once of ['1,013.00', '1.30%', '至2027.11.21', '存期'])
    expect({ once, times: page.text().split(once).length - 1 }).toEqual({ once, times: 1 })
  for (const not of ['到期预计利息', '约定年利率', '起息日']) expect(page.text()).not.toContain(not)
})

it('hides every amount of it, from screen readers too', async () => {
  amountsHidden.set(true)
  const page = await open()
  expect(page.container.innerHTML).not.toMatch(/1,0(00|13)\.|12\.96/)
  expect(page.find('[role=slider]').getAttribute('aria-valuetext')).toContain('金额已隐藏')
})

it('asks to decide about the end before leaving early', async () => {
  const page = await open()
  expect(acts(page)).toEqual(['提前支取', '设置到期处理'])
  expect(page.find('.ui-button--primary').textContent).toBe('设置到期处理')
  expect(page.text()).toContain('接下来到期，本息转入电子账户2027.11.21默认存款详情')
  await page.tap(page.findText('设置到期处理'))
  expect(navigation.stack.at(-1)).toMatchObject({ name: '/redeposit', query: { seqNo: '1' } })
})

it('says why an instruction won’t be followed, and promises nothing of it', async () => {
  const maturity = {
    instruction: 'RENEW_ALL',
    decided: true,
    changeable: true,
    unavailable: '您的身份证已过期',
  } as const
  const page = await open({ maturity })
  expect(page.text()).toContain('接下来到期，本息转入电子账户2027.11.21')
  expect(page.text()).toContain('到期处理到期时将不能按您的选择办理：您的身份证已过期本息续存')
})

it('says that what comes at the end has a rate coupon’s reward in it, which is paid apart', async () => {
  const coupon = { name: '加息券', kind: 'rate', benefit: yuan(5), state: 'due' } as const
  const page = await open({ coupon })
  expect(page.text()).toContain('少得¥17.96到期得到¥1,018.00')
  expect(page.text()).toContain('到期得到含加息奖励，另行入账。')
})

it('offers only what is possible', async () => {
  expect(acts(await open({ withdrawable: false }))).toEqual(['设置到期处理'])
  const maturity = { instruction: 'PAY_OUT', decided: false, changeable: false } as const
  expect(acts(await open({ maturity }))).toEqual(['提前支取'])
  expect(acts(await open({ withdrawable: false, maturity }))).toEqual([])
})

it('asks after the end what is to be done with the money', async () => {
  const ended = { withdrawable: false, maturity: { instruction: 'PAY_OUT', decided: true, changeable: false } } as const
  const matured = await open({
    ...ended,
    earns: undefined,
    holding: holding({ status: 'MATURED', preInterest: fen(0) }),
  })
  expect(acts(matured)).toEqual(['转出', '再存一笔'])
  expect(matured.findAll('[role=slider]')).toEqual([])
  const renewedInto = { seqNo: '2', prodType: '20194' }
  const renewed = await open({ ...ended, earns: undefined, renewedInto, holding: holding({ status: 'RENEWED' }) })
  await renewed.tap(renewed.findText('查看续存后的存款'))
  expect(navigation.stack.at(-1)).toMatchObject({ name: '/ProductHoldInfo', query: { seqNo: '2' } })
})

it('of a deposit that became shares says so, and leads to them by their number', async () => {
  const page = await open({
    withdrawable: false,
    earns: undefined,
    maturity: { instruction: 'TO_WEALTH', decided: true, changeable: false },
    renewedInto: { seqNo: '2', prodType: '91318017' },
    holding: holding({ status: 'RENEWED', intoWealth: true }),
  })
  expect(page.text()).toContain('状态已转理财')
  expect(page.text()).toContain('到期转入持有编号 2')
  expect(page.text()).not.toContain('续存')
  await page.tap(page.findText('查看转入的理财'))
  expect(navigation.stack.at(-1)).toMatchObject({ name: '/fnzqHoldInfo', query: { seqNo: '2' } })
})

it('gives shares no certificate and no end, says that they are no deposit, and calls them by one name', async () => {
  const shares = holding({
    kind: 'wealth',
    prodType: '91318017',
    prodDesc: '日日盈',
    endDate: '',
    yesterdayIncome: fen(48),
    amount: yuan(10_000),
  })
  const page = await open({ holding: shares, earns: undefined, maturity: undefined }, '/fnzqHoldInfo')
  expect(page.text()).toContain('持有份额10,000.00份')
  const head = page.find('.hold-sums')
  expect(head.textContent).toContain('非存款，不保证本金和收益，可能损失本金')
  expect(head.textContent).toContain('昨日收益+0.48')
  expect(head.querySelector('.ui-amount--gain')?.textContent).toBe('+0.48')
  expect(page.find('.ui-navigation-bar').textContent).toBe('日日盈')
  expect(head.textContent).not.toContain('日日盈')
  for (const none of ['.held-certificate', '[role=slider]', '.ui-insurance-mark'])
    expect(page.findAll(none)).toEqual([])
  expect(acts(page)).toEqual(['赎回'])
})

it('sums the seven days that it shows, and shows all of them when asked', async () => {
  const shares = holding({ kind: 'wealth', prodType: '91318017', endDate: '', amount: yuan(10_000) })
  const incomes = Array.from({ length: 9 }, (_, back) => ({ date: `202611${24 - back}`, amount: fen(100 + back) }))
  const page = await open({ holding: shares, incomes, earns: undefined, maturity: undefined }, '/fnzqHoldInfo')
  expect(page.find('.ui-income-trend__sum').textContent).toBe('近7天合计+7.21元')
  expect(page.findAll('.income-days__row')).toHaveLength(7)
  await page.tap(page.findText('查看全部'))
  expect(page.findAll('.income-days__row')).toHaveLength(9)
  expect(page.find('.hold-sums__note .ui-icon')).toBeTruthy()
})
