import { answer, refuse } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { queryAhead } from '@/contract/holding/queryAhead'
import { ERRORS } from '@/domain/errors/catalogue'
import type { Ahead, Item } from '@/features/ahead/items'
import { elderMode } from '@/session/preferences'

const DEPOSIT = {
  productType: '20123',
  productName: '增益存一个月',
  kind: 'deposit',
  rate: 75,
  term: 1,
  termType: 'M',
  endDate: '20270125',
  interest: 1_250,
} as const
const UNTIL = Date.UTC(2026, 11, 24, 15, 30)
const MATURITY = {
  instruction: 'PAY_OUT',
  decided: false,
  changeable: true,
  changeableUntil: UNTIL,
  happens: { instruction: 'PAY_OUT', unavailable: '', amount: 0, paidOut: 2_001_250 },
  obstacle: '',
  instead: [
    { instruction: 'RENEW_PRINCIPAL', unavailable: '', amount: 2_000_000, paidOut: 1_250, target: DEPOSIT },
    { instruction: 'RENEW_ALL', unavailable: '到期金额低于产品起存金额', amount: 0, paidOut: 2_001_250 },
    {
      instruction: 'TO_WEALTH',
      unavailable: '',
      amount: 2_001_250,
      paidOut: 0,
      target: { ...DEPOSIT, productName: '现金宝', kind: 'wealth', endDate: '', interest: 0 },
    },
  ],
} as const
const OF = {
  seqNo: '7',
  prodType: '20123',
  name: '增益存一个月',
  renewed: false,
  principal: 0,
  interest: 0,
  toAccount: 0,
}
const ENDS: Item = {
  ...(OF as Item),
  day: '20261225',
  kind: 'MATURITY',
  principal: 2_000_000 as Item['principal'],
  interest: 1_250 as Item['interest'],
  maturity: MATURITY as unknown as NonNullable<Item['maturity']>,
}

const tell = (items: readonly Item[], changes: Partial<Ahead> = {}) =>
  answer(queryAhead, {
    today: '20261125',
    through: '20270223',
    items: [...items],
    toAccount: 2_001_250,
    undecided: 1,
    next: '',
    later: [],
    ...changes,
  })
const open = async (until: string) => {
  const page = await openPage('/upcoming')
  await page.until(() => page.findText(until))
  return page
}
/** With the ways of the deposit that is told. */
const openWays = async (items: readonly Item[]) => {
  tell(items)
  const page = await open('选择其他到期处理')
  await page.tap(page.findText('选择其他到期处理'))
  return page
}
const withMaturity = (changes: object): Item => ({ ...ENDS, maturity: { ...MATURITY, ...changes } as never })

afterEach(() => elderMode.set(false))

it('says what happens by itself, when, until when it can be changed, and what else there is in yuan', async () => {
  tell([ENDS])
  const page = await open('增益存一个月')
  for (const said of [
    '20,012.50',
    '2026.11.25至2027.02.23',
    '2026年12月25日 星期五，还有30天',
    '不用操作，到期自动办理',
    '到期自动转入电子账户20,012.50元',
    '2026.12.24 23:30前可以修改',
  ])
    expect(page.text()).toContain(said)
  // What happens anyway is told once, and isn't offered as a choice.
  expect(page.text()).not.toMatch(/默认转出|就按|本金续存|到期转出/)
  await page.tap(page.findText('选择其他到期处理'))
  for (const said of [
    '再存1个月，2027.01.25到期',
    '新一期预计利息',
    '暂不可选：到期金额低于产品起存金额',
    '收益不确定，理财非存款',
  ])
    expect(page.text()).toContain(said)
  expect(page.text()).not.toContain('到期转出')
  expect(page.findAll('.ui-notice, .ui-tag')).toEqual([])
})

it('leads from a way to where it is decided, with the way chosen', async () => {
  const page = await openWays([ENDS])
  await page.tap(page.findText('本金续存'))
  expect(navigation.stack[navigation.stack.length - 1]).toMatchObject({
    name: '/redeposit',
    query: { seqNo: '7', instruction: 'RENEW_PRINCIPAL' },
  })
})

it.each([
  [2, 1],
  [0, 0],
])('with %i undecided deposits says %i times that nothing has to be chosen', async (undecided, times) => {
  tell([ENDS, { ...ENDS, seqNo: '8', day: '20261226' }], { undecided })
  const page = await open('增益存一个月')
  expect(page.text().split('不用操作')).toHaveLength(times + 1)
})

it('gives a deposit’s interest a line of its own in large type', async () => {
  elderMode.set(true)
  tell([ENDS])
  const page = await open('增益存一个月')
  expect(page.find('.upcoming__what .upcoming__interest').textContent).toBe('到期预计利息 ¥12.50')
  expect(page.findAll('.upcoming__interest')).toHaveLength(1)
})

it('repeats what was chosen and doesn’t ask again', async () => {
  tell([withMaturity({ decided: true, instruction: 'RENEW_PRINCIPAL', happens: MATURITY.instead[0] })], {
    undecided: 0,
  })
  const page = await open('增益存一个月')
  expect(page.text()).toContain('您选择的是“本金续存”')
  expect(page.text()).not.toContain('到期转理财')
  await page.tap(page.findText('选择其他到期处理'))
  expect(page.text()).toContain('到期转理财')
})

it('leaves out a way that comes to the same', async () => {
  const [principal, , shares] = MATURITY.instead
  const instead = [principal, { ...principal, instruction: 'RENEW_ALL' }, shares]
  const page = await openWays([withMaturity({ instead })])
  expect(page.text()).toContain('本金续存')
  expect(page.text()).not.toContain('本息续存')
})

it('says why a choice won’t be followed, and leads to what puts it right', async () => {
  const happens = { instruction: 'RENEW_ALL', unavailable: '您的身份证已过期', amount: 0, paidOut: 2_001_250 }
  tell([withMaturity({ decided: true, instruction: 'RENEW_ALL', obstacle: 'idCard', happens })])
  const page = await open('增益存一个月')
  expect(page.text()).toContain('到期时您的身份证已过期，不能按您的选择办理，本息将转入电子账户')
  await page.tap(page.findText('更新身份证'))
  expect(pages().at(-1)).toBe('/SettingIdCard')
})

it('offers nothing any more after the last moment', async () => {
  tell([withMaturity({ changeable: false, instead: [] })])
  const page = await open('增益存一个月')
  expect(page.text()).toContain('已过修改时间')
  expect(page.text()).not.toContain('选择其他到期处理')
})

it('shows payments, shares and interest of the balance as what they are', async () => {
  const of = (kind: Item['kind'], changes: object): Item => ({ ...(OF as Item), day: '20261221', kind, ...changes })
  tell([
    of('PAYOUT', { interest: 4_000, name: '满月存一年' }),
    of('REDEMPTION', { principal: 50_000, prodType: '91318017', name: '现金宝' }),
    of('SETTLEMENT', { interest: 96, name: '', prodType: '', seqNo: '' }),
    of('MATURITY', { principal: 30_000, renewed: true }),
  ])
  const page = await open('满月存一年')
  for (const said of [
    '付息',
    '40.00',
    '理财赎回到账',
    '500.00',
    '电子账户余额',
    '活期结息',
    '续存后存款到期，届时可另行选择',
  ])
    expect(page.text()).toContain(said)
})

it('says of money that goes into shares or a pot that it isn’t in what comes', async () => {
  const of = (kind: Item['kind'], name: string): Item =>
    ({ ...OF, day: '20261221', kind, name, principal: 500 }) as Item
  tell([of('CONFIRMATION', '现金宝'), of('POT', '旅行'), of('REDEMPTION', '日日盈')])
  const page = await open('现金宝')
  expect(page.text()).toContain('现金宝申购确认不计入预计转入')
  expect(page.text()).toContain('旅行自动存入存钱罐，余额不足时当次不存不计入预计转入')
  expect(page.text()).not.toContain('赎回到账不计入')
  // And its amount alone looks less than what is.
  expect(page.findAll('.upcoming__away').map(({ textContent }) => textContent)).toEqual([...['¥5.00', '¥5.00']])
})

it('says what falls due first after the 90 days, with its amounts, and leads to all of them', async () => {
  const later = [
    { day: '20270224', amount: 500_000 },
    { day: '20270225', amount: 11_005_000 },
  ]
  tell([ENDS], { next: '20270224', later: later as never })
  const page = await open('增益存一个月')
  expect(page.text()).toMatch(/90天之后到期的存款.*2027\.02\.24还有91天¥5,000\.00.*2027\.02\.25还有92天¥110,050\.00/)
  await page.tap(page.findText('2027.02.25'))
  expect(pages().at(-1)).toBe('/renewList')
})

it.each([
  ['20270417', '最近一笔存款2027.04.17到期', '查看全部到期日', '/renewList'],
  ['', '您还没有定期存款', '看看存款产品', '/productDetailsHomePage'],
])('with nothing in 90 days and the next on “%s” leads on', async (next, said, way, there) => {
  tell([], { next, toAccount: 0 as never, undecided: 0 })
  const page = await open('未来90天没有到期、付息或到账')
  expect(page.text()).toContain(said)
  await page.tap(page.findText(way))
  expect(pages().at(-1)).toBe(there)
})

it('says what the bank says where it refuses', async () => {
  refuse(queryAhead, 'TooManyRequests')
  const page = await openPage('/upcoming')
  await page.until(() => page.findText(ERRORS.TooManyRequests.message))
})
