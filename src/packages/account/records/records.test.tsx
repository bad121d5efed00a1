import { answer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import { queryWalletRecord } from '@/contract/account/queryWalletRecord'
import { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { instantOf } from '@/domain/dates/instant'
import { day } from '@/domain/dates/day'
import { amountsHidden } from '@/session/preferences'
import { exportSpan } from './records'

type Page = AnswerOf<typeof queryWalletRecords>
type Row = Page['records'][number]

const row = (recordId: string, changes: Partial<Row> = {}): Row => ({
  recordId,
  kind: 'transferIn',
  title: '转入',
  memo: '',
  amount: 12_300,
  earned: 0,
  balance: 50_000,
  at: instantOf(day('20261118'), 10),
  ...changes,
})
const FIRST: Page = {
  records: [
    row('3'),
    row('2', { title: '转出', amount: -4_500, balance: undefined, stateName: '处理中', memo: '房租' }),
    row('1', { title: '存款结息', amount: 777, earned: 777, about: '普通储蓄' }),
  ],
  months: [{ month: '202611', count: 9, in: 1_234_500, out: 67_800, kept: 23_710_000, back: 500, earned: 777 }],
  more: true,
}
const NONE: Page = { records: [], months: [], more: false }

const open = (query = {}) => openPage('/walletTransactionRecordList', query, { below: ['/', '/WalletBalance'] })

beforeEach(() => answer(queryWalletRecords, FIRST))

it('shows records under their month with the bank’s sums, and of one that doesn’t count its state and no balance', async () => {
  const page = await open()
  await page.until(() => page.findText('2026年11月'))
  expect(page.find('.list-row-sums').textContent).toBe('转入和收益 12,345.00转出和消费 678.00存放 237,100.00取回 5.00')
  const minor = page.findAll('.list-row-sums__sum.is-minor').map(({ textContent }) => textContent)
  expect(minor).toEqual(['存放 237,100.00', '取回 5.00'])
  const rows = page.findAll('.list-row')
  expect(rows.map((one) => one.textContent)).toEqual([
    '转入2026.11.18 10:00+123.00余额 500.00',
    '房租转出，2026.11.18 10:00−45.00处理中',
    '普通储蓄存款结息，2026.11.18 10:00+7.77余额 500.00',
  ])
  const painted = page.findAll('.list-row .ui-amount').filter(({ className }) => /--(gain|loss)/.test(className))
  expect(painted.map(({ textContent }) => textContent)).toEqual(['+7.77'])
})

it.each([
  [{ type: 'wealth' }, { type: 'wealth' }],
  [{ type: 'nonsense' }, { type: 'all' }],
  [
    { type: 'in', from: '20261101', to: '20261130' },
    { type: 'in', from: '20261101', to: '20261130' },
  ],
  [
    { from: '20261131', to: '20261201' },
    { type: 'all', to: '20261201' },
  ],
  [{ from: '20261202', to: '20261201' }, { type: 'all' }],
])('asks for what the address says, as far as it says something: %j', async (query, asked) => {
  await open(query)
  expect(sent(queryWalletRecords).at(-1)).toEqual(asked)
})

it('goes on after the last record shown, with the same filter', async () => {
  const page = await open({ type: 'out' })
  await page.until(() => page.findText('加载更多'))
  answer(queryWalletRecords, NONE)
  await page.tap(page.findText('加载更多'))
  await page.until(() => expect(sent(queryWalletRecords).at(-1)).toEqual({ type: 'out', after: '1' }))
})

it('sums what was earned where earnings are asked for', async () => {
  const page = await open({ type: 'income' })
  await page.until(() => expect(page.find('.list-row-sums').textContent).toBe('收益 7.77'))
})

it('leads from a filter that finds nothing back to all', async () => {
  answer(queryWalletRecords, NONE)
  const page = await open({ type: 'spend' })
  await page.until(() => page.findText('没有符合条件的明细'))
  answer(queryWalletRecords, FIRST)
  await page.tap(page.findText('查看全部明细'))
  await page.until(() => expect(sent(queryWalletRecords).at(-1)).toEqual({ type: 'all' }))
})

it('hides amounts in rows and sums', async () => {
  amountsHidden.set(true)
  const page = await open()
  await page.until(() => page.find('.list-row'))
  for (const amount of ['123.00', '12,345', '500.00']) expect(page.text()).not.toContain(amount)
})

describe('of one card', () => {
  it('asks for its transfers alone, keeps it when more is narrowed, and leads to all', async () => {
    const page = await open({ cardId: 'card-1' })
    await page.until(() => page.findText('仅显示该银行卡的转入、转出'))
    expect(sent(queryWalletRecords).at(-1)).toEqual({ type: 'all', cardId: 'card-1' })
    await page.tap(page.findText('消费'))
    await page.until(() => expect(sent(queryWalletRecords).at(-1)).toEqual({ type: 'spend', cardId: 'card-1' }))
    await page.tap(page.findText('按日期和金额筛选'))
    await page.tap(page.findText('查看'))
    expect(sent(queryWalletRecords).at(-1)).toEqual({ type: 'spend', cardId: 'card-1' })
    await page.tap(page.findText('查看全部'))
    await page.until(() => expect(sent(queryWalletRecords).at(-1)).toEqual({ type: 'all' }))
    expect(page.text()).not.toContain('仅显示该银行卡')
  })

  it('takes no card of an address that can’t be one', async () => {
    await open({ cardId: '../x' })
    expect(sent(queryWalletRecords).at(-1)).toEqual({ type: 'all' })
  })
})

describe('export', () => {
  it.each([
    [{}, ['20261024', '20261122']],
    [{ from: '20261101', to: '20261110' }, ['20261101', '20261110']],
    [{ from: '20261101' }, ['20261101', '20261122']],
    [{ to: '20261001' }, ['20260902', '20261001']],
    [{ from: '20261101', to: '20261231' }, ['20261101', '20261122']],
    [{ from: '20261201', to: '20261231' }, ['20261024', '20261122']],
  ] as const)(
    'of what is narrowed to %j is a statement of %j',
    ({ from, to }: { from?: string; to?: string }, days) => {
      const filter = { ...(from && { from: day(from) }), ...(to && { to: day(to) }) }
      expect(Object.values(exportSpan(filter, day('20261122')))).toEqual(days)
    },
  )

  it('leads to the statement’s request with the days of the list', async () => {
    const page = await open({ from: '20261101', to: '20261110' })
    await page.until(() => page.findText('导出明细'))
    await page.tap(page.findText('导出明细'))
    expect(navigation.stack.at(-1)).toEqual({
      name: '/pdfshow',
      query: { view: 'request', from: '20261101', to: '20261110' },
    })
  })
})

describe('one record', () => {
  const transfer = {
    orderNo: '202611180000000007',
    direction: 'OUT' as const,
    state: 'SUCCEEDED' as const,
    amount: 4_500,
    speed: 'REALTIME' as const,
    memo: '房租',
    bankName: '农业银行',
    cardNo: '**** 6006',
    sentence: '已退汇，资金已退回账户：收款账户状态异常',
    reason: '收款账户状态异常',
    at: instantOf(day('20261118'), 10),
    dueAt: instantOf(day('20261118'), 10),
    cancellable: false,
    timeline: [
      { state: 'SENT' as const, text: '提交成功，银行处理中', at: instantOf(day('20261118'), 10) },
      { state: 'SUCCEEDED' as const, text: '已到账', at: instantOf(day('20261118'), 11) },
    ],
    followedBy: { orderNo: '202611190000000008', state: 'RETURNED' as const, at: instantOf(day('20261119'), 9) },
  }
  const detail: AnswerOf<typeof queryWalletRecord> = {
    ...row('202611180000000007', { title: '转出', amount: -4_500, memo: '房租' }),
    acctNo: '**** 0001',
    orderNo: '202611180000000007',
    receipt: true,
    transfer,
  }

  it('tells the other side, the memo, why, the balance after and each step, and leads to what came back', async () => {
    answer(queryWalletRecord, detail)
    const page = await openPage('/walletTransactionRecordDetail', { recordId: '202611180000000007' })
    await page.until(() => page.findText('农业银行 **** 6006'))
    for (const said of ['收款方', '房租', '收款账户状态异常', '¥500.00', '**** 0001', '已到账', '202611180000000007'])
      expect(page.text()).toContain(said)
    await page.tap(page.findText('退汇记录'))
    expect(navigation.stack.at(-1)).toEqual({
      name: '/walletTransactionRecordDetail',
      query: { recordId: '202611190000000008' },
    })
  })

  it('says of one that moved nothing that it doesn’t count, and offers no receipt', async () => {
    const failed = { ...transfer, state: 'FAILED' as const, followedBy: undefined }
    answer(queryWalletRecord, { ...detail, balance: undefined, stateName: '未成功', receipt: false, transfer: failed })
    const page = await openPage('/walletTransactionRecordDetail', { recordId: '202611180000000007' })
    await page.until(() => page.findText('本笔不计入收支'))
    expect(page.text()).not.toContain('电子回单')
  })

  it('leads from one that is unknown to the list', async () => {
    refuse(queryWalletRecord, 'RecordUnknown')
    const page = await openPage('/walletTransactionRecordDetail', { recordId: '9' })
    await page.until(() => page.findText('未查询到该笔明细'))
    await page.tap(page.findText('查看全部明细'))
    expect(navigation.stack.at(-1)?.name).toBe('/walletTransactionRecordList')
  })
})
