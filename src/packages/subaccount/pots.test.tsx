import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { showsReadiness } from '@test/component/readiness'
import { navigation, pages } from '@test/component/router'
import { showsObstacles, showsOwnerObstacles } from '@test/component/obstacles'
import { changePot } from '@/contract/pots/changePot'
import { closePot } from '@/contract/pots/closePot'
import { movePot } from '@/contract/pots/movePot'
import { openPot } from '@/contract/pots/openPot'
import { queryPots } from '@/contract/pots/queryPots'
import { yuan } from '@/domain/money/fen'
import { amountsHidden, elderMode } from '@/session/preferences'

afterEach(() => elderMode.set(false))

const RULES = { monthlyAmount: 0, monthlyDate: 1, takesInterest: false }
const TRIP: AnswerOf<typeof queryPots>['pots'][number] = {
  ...{ potId: 'trip', name: '全家旅行', target: yuan(20_000), picture: 'people', byDay: '20270601', ...RULES },
  ...{ balance: yuan(3_000), standing: 'BEHIND', monthlyShare: yuan(2_834) },
  ...{ monthlyAmount: yuan(500), monthlyDate: 10, nextFill: '20261210' },
}
const RESERVE: AnswerOf<typeof queryPots>['pots'][number] = {
  ...{ potId: 'reserve', name: '备用金', target: yuan(5_000), picture: 'shield', byDay: '', ...RULES },
  ...{ balance: yuan(5_000), standing: 'REACHED' },
}

const POTS: AnswerOf<typeof queryPots> = {
  ...{ available: yuan(1_000), total: yuan(8_000), canOpen: 8, today: '20261125', pots: [TRIP, RESERVE] },
  movements: [{ orderNo: 'o1', potId: 'trip', kind: 'monthly', amount: yuan(500), at: 0 }],
}

it('tells what each holds and how it stands, and leads to one', async () => {
  answer(queryPots, POTS)
  const page = await openPage('/pots')
  await page.until(() => page.findText('全家旅行'))
  expect(page.text()).toMatch(/存钱罐合计.*8,000\.00/)
  expect(page.text()).toContain('慢于计划')
  expect(page.text()).toContain('目标日期2027.06.01，每月存入2,834.00元可如期达成')
  expect(page.text()).toContain('目标20,000.00元，已存15%，还差17,000.00元')
  expect(page.text()).toContain('目标5,000.00元，已存100%目标已存满')
  expect(page.text()).toContain('目标已存满，可继续存，也可随时转回')
  await page.tap(page.findText('全家旅行'))
  expect(pages().at(-1)).toContain('/pot')
})

it('offers the act to who is behind, and opens the form with that amount, which nothing has saved yet', async () => {
  answer(queryPots, POTS)
  const page = await openPage('/pots')
  await page.until(() => page.findText('改为每月2,834元'))
  expect(page.text()).toContain('另有电子账户可用余额1,000.00元')
  expect(page.findAll('.pot-figures__offer')).toHaveLength(1)
  await page.tap(page.findText('改为每月2,834元'))
  expect(navigation.stack.at(-1)).toMatchObject({ name: '/potForm', query: { potId: 'trip', fill: 'share' } })
})

it.each([
  [{}, '500'],
  [{ fill: 'share' }, '2,834'],
])('the form of a pot that is behind opened with %j has %s a month', async (how, monthly) => {
  answer(queryPots, POTS)
  const page = await openPage('/potForm', { potId: 'trip', ...how })
  await page.until(() => page.findText('目标金额（元）'))
  expect(page.findAll('input').map((one) => one instanceof HTMLInputElement && one.value)).toContain(monthly)
})

it('says what pots are for to who has none, and opens the form', async () => {
  answer(queryPots, { ...POTS, pots: [], movements: [], total: 0, canOpen: 10 })
  const page = await openPage('/pots')
  await page.until(() => page.findText('还没有存钱罐'))
  await page.tap(page.findText('新建存钱罐'))
  expect(pages().at(-1)).toContain('/potForm')
})

it('offers no eleventh', async () => {
  answer(queryPots, { ...POTS, canOpen: 0 })
  const page = await openPage('/pots')
  await page.until(() => page.findText('最多可开立10个存钱罐，关闭不再使用的即可新建'))
  expect(page.text()).not.toContain('新建存钱罐')
})

const fill = async (amount: string) => {
  answer(queryPots, POTS)
  const page = await openPage('/pot', { potId: 'trip' })
  await page.until(() => page.findText('存入'))
  await page.tap(page.findText('存入'))
  await page.until(() => page.find('[aria-label="存入金额"] input, input'))
  await page.type('input', amount)
  return page
}

it('shows what is left before money goes in, and sends it once', async () => {
  const page = await fill('250')
  await page.until(() => expect(page.text()).toMatch(/存入后存钱罐.*3,250\.00.*存入后可用余额.*750\.00/))
  answer(movePot, { orderNo: 'o2', amount: yuan(250), balance: yuan(3_250), at: 0 })
  await page.tap(page.findText('确认存入'))
  await page.until(() => expect(sent(movePot)).toMatchObject([{ potId: 'trip', direction: 'IN', amount: 25_000 }]))
})

it('shows in large type what is left once, above the keys, and confirms on one of them', async () => {
  elderMode.set(true)
  const page = await fill('250')
  page.findText('确认存入')
  await page.until(() => expect(page.find('input').getAttribute('inputmode')).toBe('none'))
  page.find('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await page.until(() => expect(page.find('.effect-ahead').textContent).toMatch(/3,250\.00.*750\.00/))
  expect(page.text().split('存入后存钱罐')).toHaveLength(2)
  expect(page.text()).not.toContain('完成')
  answer(movePot, { orderNo: 'o2', amount: yuan(250), balance: yuan(3_250), at: 0 })
  const confirm = page.findText('确认存入')
  expect(page.findAll('.ui-button').filter(({ textContent }) => textContent === '确认存入')).toEqual([])
  await page.tap(confirm)
  await page.until(() => expect(sent(movePot)).toHaveLength(1))
})

it('keeps back what the account hasn’t got', async () => {
  const page = await fill('1000.01')
  await page.tap(page.findText('确认存入'))
  await page.until(() => page.findText('超过电子账户可用余额'))
  expect(sent(movePot)).toEqual([])
})

it('says what the bank refuses', async () => {
  const page = await fill('10')
  refuse(movePot, 'PotUnknown')
  await page.tap(page.findText('确认存入'))
  await page.until(() => page.findText('未找到该存钱罐，请返回查看'))
})

it('fills in with all of it no more than goes into a pot at once', async () => {
  answer(queryPots, { ...POTS, available: yuan(10_000_001) })
  const page = await openPage('/pot', { potId: 'trip' })
  await page.until(() => page.findText('存入'))
  await page.tap(page.findText('存入'))
  await page.until(() => page.findText('全部'))
  await page.tap(page.findText('全部'))
  await page.until(() => expect(page.text()).toContain('存入后可用余额¥1.00'))
})

it('shows after a refusal what is there, where another phone spent it meanwhile', async () => {
  const page = await fill('250')
  refuse(movePot, 'InsufficientFunds')
  answer(queryPots, { ...POTS, available: yuan(120) })
  await page.tap(page.findText('确认存入'))
  await page.until(() => expect(page.text()).toContain('电子账户可用余额¥120.00'))
})

it('asks before it closes a pot, and says where its money went', async () => {
  answer(queryPots, POTS)
  const page = await openPage('/pot', { potId: 'trip' })
  await page.until(() => page.findText('关闭存钱罐'))
  expect(page.text()).toContain('每月10日存入500.00元，下次2026.12.10')
  await page.tap(page.findText('关闭存钱罐'))
  await page.until(() => page.findText('其中的3,000.00元将转回电子账户。关闭后自动存入停止，不能恢复。'))
  answer(closePot, { orderNo: 'o3', swept: yuan(3_000) })
  await page.tap(page.findText('确认关闭'))
  await page.until(() => expect(sent(closePot)).toMatchObject([{ potId: 'trip' }]))
})

it('promises no day of a rule that the account can’t keep', async () => {
  const { nextFill: _none, ...stopped } = TRIP
  answer(queryPots, { ...POTS, pots: [stopped] })
  const page = await openPage('/pot', { potId: 'trip' })
  await page.until(() => page.findText('每月10日存入500.00元，账户届时不能付款，恢复后照常存入'))
})

it('prints no amount of a movement while amounts are hidden', async () => {
  amountsHidden.set(true)
  const page = await fill('250')
  answer(movePot, { orderNo: 'o2', amount: yuan(250), balance: yuan(3_250), at: 0 })
  await page.tap(page.findText('确认存入'))
  await page.until(() => page.findText('已存入******元'))
})

it('prints none when a pot is closed, neither asking nor afterwards', async () => {
  amountsHidden.set(true)
  answer(queryPots, POTS)
  const page = await openPage('/pot', { potId: 'trip' })
  await page.until(() => page.findText('关闭存钱罐'))
  await page.tap(page.findText('关闭存钱罐'))
  await page.until(() => page.findText('其中的******元将转回电子账户。关闭后自动存入停止，不能恢复。'))
  answer(closePot, { orderNo: 'o3', swept: yuan(3_000) })
  await page.tap(page.findText('确认关闭'))
  await page.until(() => page.findText('已关闭，******元已转回电子账户'))
})

it.each(['/pot', '/potForm'] as const)('%s of a pot that is gone leads to the others', async (name) => {
  answer(queryPots, POTS)
  const page = await openPage(name, { potId: 'gone' })
  await page.until(() => page.findText('未找到该存钱罐'))
})

const openForm = async () => {
  answer(queryPots, POTS)
  const page = await openPage('/potForm', {})
  await page.until(() => page.findText('目标金额（元）'))
  const [name, target, monthly] = page.findAll('input')
  if (!name || !target || !monthly) throw new Error('a field is missing')
  return { page, save: () => page.tap(page.find('.ui-screen__action .ui-button')), name, target, monthly }
}

it('leads to the pots when nobody knows whether one was opened, so that no second one is', async () => {
  const { page, save, name, target } = await openForm()
  await page.type(name, '新手机')
  await page.type(target, '8000')
  loseAnswer(openPot)
  await save()
  await page.until(() => page.findText('网络不稳定，结果未确认。请勿重复操作，先看看存钱罐是否已建好。'))
  await page.tap(page.findText('查看存钱罐'))
  await page.until(() => expect(pages()).toEqual(['/', '/pots']))
})

it('leads to the closing that is under way', async () => {
  const { page, save, name, target } = await openForm()
  await page.type(name, '新手机')
  await page.type(target, '8000')
  refuse(openPot, 'ClosureUnderWay')
  await save()
  await page.until(() => page.findText('查看或撤回注销'))
})

it('opens a new one with what was typed, and names what is wrong before it asks the bank', async () => {
  const { page, save, name, target, monthly } = await openForm()
  await save()
  await page.until(() => page.findText('请给存钱罐起个名字，最多12个字'))
  await page.type(name, '新手机')
  await page.type(target, '8000')
  await page.type(monthly, '600')
  answer(openPot, { potId: 'new' })
  await save()
  await page.until(() =>
    expect(sent(openPot)).toEqual([
      {
        ...{ name: '新手机', target: 800_000, picture: 'savings', byDay: '', monthlyAmount: 60_000, monthlyDate: 1 },
        takesInterest: false,
      },
    ]),
  )
})

showsOwnerObstacles(openPot, async () => (await openForm()).page, '[class~="ui-button"]')
showsOwnerObstacles(
  changePot,
  async () => {
    answer(queryPots, POTS)
    const page = await openPage('/potForm', { potId: 'trip' })
    await page.until(() => page.findText('保存'))
    return page
  },
  '保存',
)

it('changes one', async () => {
  answer(queryPots, POTS)
  const page = await openPage('/potForm', { potId: 'trip' })
  await page.until(() => page.findText('保存'))
  answer(changePot, {})
  await page.tap(page.findText('保存'))
  const { balance: _b, standing: _s, monthlyShare: _m, nextFill: _n, potId, ...terms } = TRIP
  await page.until(() => expect(sent(changePot)).toEqual([{ potId, terms }]))
})

showsObstacles(movePot, () => fill('100'), '确认存入')
const openTrip = () => {
  answer(queryPots, POTS)
  return openPage('/pot', { potId: 'trip' })
}
showsObstacles(closePot, openTrip, '关闭存钱罐')

showsReadiness(() => fill(''), '确认存入', { wrong: '1000.01', says: '超过电子账户可用余额', right: '250' })
