import { answer } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryFrozen } from '@/contract/account/queryFrozen'
import { yuan } from '@/domain/money/fen'
import { amountsHidden } from '@/session/preferences'

const mockCalled = jest.fn((_: { readonly phoneNumber: string }) => Promise.resolve())
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<object>('@tarojs/taro'),
  makePhoneCall: (call: { readonly phoneNumber: string }) => mockCalled(call),
}))

type Answer = AnswerOf<typeof queryFrozen>

const FREEZE: Answer['freezes'][number] = {
  kind: 'JUDICIAL',
  state: 'ACTIVE',
  asked: yuan(50_000),
  captured: yuan(12_600),
  from: '20261121',
  until: '20270520',
  authority: '长春市某人民法院',
  document: '1234',
}

const ALL: Answer = {
  frozen: yuan(13_280),
  pending: yuan(1_500),
  underWay: yuan(12),
  freezes: [
    FREEZE,
    { kind: 'DISPUTE', state: 'ACTIVE', asked: yuan(680), captured: yuan(680), from: '20261121', until: '20270520' },
    {
      ...{ kind: 'RISK', state: 'LIFTED', asked: yuan(500), captured: 0 },
      ...{ from: '20261101', until: '20270520', endedOn: '20261109' },
    },
  ],
  onTheWay: [
    {
      kind: 'transferOut',
      orderNo: '202611210000000007',
      name: '农业银行(6006)',
      amount: yuan(800),
      at: 1_795_226_040_000,
      dueDay: '20261122',
    },
    {
      kind: 'transferOut',
      orderNo: '202611210000000008',
      name: '农业银行(6006)',
      amount: yuan(700),
      at: 1_795_226_040_000,
      dueDay: '',
    },
    {
      kind: 'wealthSubscription',
      orderNo: '202611210000000009',
      name: '日日盈',
      amount: yuan(12),
      at: 1_795_226_040_000,
      dueDay: '20261123',
    },
  ],
}

const NOTHING: Answer = { frozen: 0, pending: 0, underWay: 0, freezes: [], onTheWay: [] }

it('says who froze how much, since when and until when, and what helps', async () => {
  answer(queryFrozen, ALL)
  const page = await openPage('/FrozenAmountLists')
  await page.until(() => page.findText('司法冻结'))
  const words = ['13,280.00', '12,600.00', '50,000.00', '2026.11.21', '2027.05.20', '长春市某人民法院', '1234']
  for (const word of [...words, '请联系作出冻结决定的机关', '争议冻结', '已结束的冻结', '已解除']) {
    expect(page.text()).toContain(word)
  }
  expect(page.text().match(/应冻结金额/g)).toHaveLength(1)
  // Of an ended one when it really ended, beside when it should have.
  expect(page.text()).toContain('原定截止日2027.05.20解除日期2026.11.09')
  expect(page.text().match(/解除日期/g)).toHaveLength(1)
})

it('shows what is on its way, and leads to a transfer’s course', async () => {
  answer(queryFrozen, ALL)
  const page = await openPage('/FrozenAmountLists')
  await page.until(() => page.findText('处理中'))
  await page.tap(page.findText('处理中'))
  await page.until(() => expect(page.text()).toContain('预计11月22日处理'))
  expect(page.text()).toContain('银行暂未答复，核实中')
  expect(page.text()).toContain('处理中总额（元）1,500.00')
  expect(page.text()).toContain('正在路上的理财，共 ¥12.00申购日日盈')
  await page.tap(page.find('.ui-cell--pressable'))
  expect(pages()).toContain('/AccountTurnStatus')
})

it('has the bank a tap away where a freeze holds, and once for all of them', async () => {
  answer(queryFrozen, ALL)
  const page = await openPage('/FrozenAmountLists')
  await page.until(() => page.findText('司法冻结'))
  expect(page.text().match(/打电话问客服/g)).toHaveLength(1)
  await page.tap(page.findText('打电话问客服'))
  expect(mockCalled.mock.calls).toEqual([[{ phoneNumber: '95396' }]])
})

it('has no call to the bank where every freeze has ended', async () => {
  answer(queryFrozen, { ...ALL, freezes: ALL.freezes.filter(({ state }) => state !== 'ACTIVE') })
  const page = await openPage('/FrozenAmountLists')
  await page.until(() => page.findText('已结束的冻结'))
  expect(page.text()).not.toContain('打电话问客服')
})

it('tells no amount while amounts are hidden', async () => {
  amountsHidden.set(true)
  answer(queryFrozen, ALL)
  const page = await openPage('/FrozenAmountLists')
  await page.until(() => page.findText('司法冻结'))
  expect(page.text()).not.toMatch(/\d\.00/)
  await page.tap(page.findText('处理中'))
  expect(page.text()).not.toMatch(/\d\.00/)
})

it('has a word and a way on where nothing is held', async () => {
  answer(queryFrozen, NOTHING)
  const page = await openPage('/FrozenAmountLists', { tab: 'pending' })
  await page.until(() => page.findText('没有处理中的资金'))
  await page.tap(page.findText('冻结'))
  expect(page.text()).toContain('没有冻结的资金')
})
