import { answer, asked, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { EARNING } from '@/contract/account/testing'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryOperation } from '@/contract/order/queryOperation'
import { cancelTransfer } from '@/contract/transfer/cancelTransfer'
import { queryTransfer } from '@/contract/transfer/queryTransfer'
import { yuan } from '@/domain/money/fen'
import { clock } from '@/platform/clock'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { keepWaitingOrder } from '@/session/waitingOrder'

type Facts = AnswerOf<typeof queryTransfer>

const AT = 1_795_226_040_000
const ORDER_NO = '202611210000000007'
const CLIENT_ID = '0123456789abcdef0123456789abcdef'

const facts = (changes: Partial<Facts> = {}): Facts => ({
  orderNo: ORDER_NO,
  direction: 'OUT',
  state: 'SUCCEEDED',
  amount: yuan(1_100),
  speed: 'REALTIME',
  memo: '房租',
  bankName: '农业银行',
  cardNo: '6228 **** 6006',
  sentence: '已到账',
  at: AT,
  dueAt: AT,
  cancellable: false,
  timeline: [
    { state: 'SENT', text: '提交成功，银行处理中', at: AT },
    { state: 'SUCCEEDED', text: '已到账', at: AT + 60_000 },
  ],
  ...changes,
})

const WAITING = facts({
  state: 'WAITING',
  speed: 'NEXT_DAY',
  sentence: '待转出，钱还在您的电子账户，2026.11.22 23:14前可撤销',
  dueAt: AT + 86_400_000,
  cancellable: true,
  timeline: [{ state: 'WAITING', text: '提交成功，等待转出', at: AT }],
})

const open = (query: Record<string, string> = { orderNo: ORDER_NO }) => openPage('/AccountTurnStatus', query)

async function typePassword(page: Mounted): Promise<void> {
  await page.until(() => page.findText('请输入支付密码'))
  for (const digit of '135790') {
    const key = page.findAll('.ui-secure-keyboard__key').find((each) => each.textContent === digit)
    if (key) await page.tap(key)
  }
}

it('shows a transfer with its course and everything that was ordered', async () => {
  answer(queryTransfer, facts())
  const page = await open()
  await page.until(() => expect(page.text()).toContain('已到账'))
  for (const words of ['1,100.00', '农业银行(6006)', '房租', '实时到账', ORDER_NO, '提交成功，银行处理中']) {
    expect(page.text()).toContain(words)
  }
  expect(page.text()).not.toContain('撤销转出')
  await page.tap(page.findText('电子回单'))
  expect(navigation.stack.at(-1)).toMatchObject({ name: '/pdfshow', query: { orderNo: ORDER_NO } })
})

it.each<[string, Partial<Facts>, readonly string[]]>([
  ['unknown', { state: 'UNKNOWN', sentence: '处理中，银行暂未答复。我们会持续核实' }, ['处理中', '银行暂未答复']],
  [
    'failed',
    { state: 'FAILED', sentence: '未成功，资金已退回：银行卡已注销', reason: '银行卡已注销' },
    ['未成功', '资金已退回：银行卡已注销'],
  ],
  [
    'returned',
    {
      sentence: '已退汇，资金已退回账户：收款账户状态异常',
      followedBy: { orderNo: '202611210000000009', state: 'RETURNED', at: AT },
    },
    ['已退汇', '收款账户状态异常'],
  ],
])('says of one that is %s what is true now, and not that it arrived', async (_, changes, words) => {
  answer(queryTransfer, facts({ timeline: [{ state: 'SENT', text: '提交成功，银行处理中', at: AT }], ...changes }))
  const page = await open()
  await page.until(() => words.forEach((word) => expect(page.text()).toContain(word)))
  expect(page.text()).not.toContain('已到账')
})

it.each<[Facts['state'], Facts['timeline'], string]>([
  [
    'FAILED',
    [
      { state: 'SENT', text: '提交成功，银行处理中', at: AT },
      { state: 'FAILED', text: '银行未受理', at: AT },
    ],
    '已完成,未成功',
  ],
  ['SENT', [{ state: 'SENT', text: '提交成功，银行处理中', at: AT }], '当前,未到'],
  ['SUCCEEDED', facts().timeline, '已完成,已完成'],
])('shows the last step of one that is %s as what it is', async (state, timeline, steps) => {
  answer(queryTransfer, facts({ state, timeline, sentence: '' }))
  const page = await open()
  await page.until(() => page.findText('查看交易明细'))
  expect(
    page
      .findAll('.ui-timeline__spoken')
      .map(({ textContent }) => textContent)
      .join(),
  ).toBe(steps)
})

it('leads from a transfer to what came back of it, and from that to the transfer', async () => {
  const returnNo = '202611210000000009'
  answer(queryTransfer, facts({ followedBy: { orderNo: returnNo, state: 'RETURNED', at: AT } }))
  const page = await open()
  await page.until(() => page.findText('查看退汇记录'))
  await page.tap(page.findText('查看退汇记录'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/AccountTurnStatus', query: { orderNo: returnNo } })
  page.unmount()
  answer(queryTransfer, facts({ orderNo: returnNo, state: 'RETURNED', sentence: '已退汇', originNo: ORDER_NO }))
  const back = await open({ orderNo: returnNo })
  await back.until(() => back.findText('查看原转账'))
  expect(back.text()).not.toContain('查看退汇记录')
  await back.tap(back.findText('查看原转账'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/AccountTurnStatus', query: { orderNo: ORDER_NO } })
})

it('shows one that a freeze stopped, with why, and one that its customer called off alike: neither failed', async () => {
  const reason = '转出前账户资金被冻结'
  answer(queryTransfer, facts({ state: 'CANCELLED', sentence: `已撤销，资金已退回：${reason}`, reason }))
  const page = await open()
  await page.until(() => expect(page.text()).toContain(reason))
  expect(page.findAll('.ui-result-view__icon--cancelled')).toHaveLength(1)
  page.unmount()
  answer(queryTransfer, facts({ state: 'CANCELLED', sentence: '已撤销，资金已退回' }))
  const own = await open()
  await own.until(() => expect(own.findAll('.ui-result-view__icon--cancelled')).toHaveLength(1))
})

it('asks again while a transfer is open, and no more once it is over', async () => {
  const timeline: Facts['timeline'] = [{ state: 'SENT', text: '提交成功，银行处理中', at: AT }]
  answer(queryTransfer, facts({ state: 'SENT', sentence: '处理中，请留意到账情况', timeline }))
  const page = await open()
  await page.until(() => expect(page.text()).toContain('请留意到账情况'))
  answer(queryTransfer, facts())
  await page.until(() => expect(page.text()).toContain('已到账'))
  const times = sent(queryTransfer).length
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  expect(sent(queryTransfer)).toHaveLength(times)
})

it('is called off with the password, and shows that it was', async () => {
  answer(queryTransfer, WAITING)
  answer(cancelTransfer, {
    orderNo: ORDER_NO,
    direction: 'OUT',
    state: 'CANCELLED',
    amount: yuan(1_100),
    dueAt: AT,
    at: AT,
  })
  const page = await open()
  await page.until(() => page.findText('撤销转出'))
  expect(page.text()).toContain('预计转出')
  await page.tap(page.findText('撤销转出'))
  answer(queryTransfer, facts({ state: 'CANCELLED', sentence: '已撤销，资金已退回' }))
  await typePassword(page)
  await page.until(() => expect(page.text()).toContain('已撤销'))
  expect(sent(cancelTransfer)[0]).toMatchObject({ orderNo: ORDER_NO, password: '135790' })
  expect(page.text()).not.toContain('撤销转出')
})

it('is called off beside the way home, and not beside another one', async () => {
  answer(queryTransfer, WAITING)
  const page = await open()
  await page.until(() => page.findText('撤销转出'))
  const below = page.findAll('.ui-result-view__actions .ui-button').map(({ textContent }) => textContent)
  expect(below).toEqual(['撤销转出', '返回首页'])
  await page.tap(page.findText('再转一笔'))
  expect(pages().at(-1)).toBe('/AccountTurnOut')
})

describe('one that waits', () => {
  const headAt = async (now: number, changes: Partial<Facts> = {}): Promise<string> => {
    jest.spyOn(clock, 'now').mockReturnValue(now)
    answer(queryTransfer, { ...WAITING, ...changes })
    const page = await open()
    await page.until(() => page.find('.ui-timeline'))
    return `${page.find('.ui-result-view__title').textContent} ${page.find('.ui-result-view__hint').textContent}`
  }
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['on the day before', -86_400_000, '明天'],
    ['on the day itself', -60_000, '今天'],
    ['two days before', -172_800_000, '2026.11.22 '],
  ])('says %s when it goes and where the money is', async (_, before, day) => {
    const hint = '钱还在您的电子账户，2026.11.22 23:14前可撤销'
    expect(await headAt(WAITING.dueAt + before)).toBe(`${day}09:54转出 ${hint}`)
  })

  it('says once its time has come that it goes now', async () => {
    expect(await headAt(WAITING.dueAt, { cancellable: false })).toContain('钱还在您的电子账户，即将转出')
  })

  it('ends its course with when it is expected to be there', async () => {
    answer(queryTransfer, WAITING)
    const page = await open()
    await page.until(() => page.find('.ui-timeline'))
    const steps = page.findAll('.ui-timeline__node').map(({ textContent }) => textContent)
    expect(steps.at(-1)).toContain('预计到账转出后一般几分钟内')
  })
})

it('says when it was sent meanwhile, and keeps the keyboard for a wrong password', async () => {
  answer(queryTransfer, WAITING)
  refuse(cancelTransfer, 'PasswordWrong')
  const page = await open()
  await page.until(() => page.findText('撤销转出'))
  await page.tap(page.findText('撤销转出'))
  await typePassword(page)
  await page.until(() => expect(page.text()).toContain('支付密码错误'))
  refuse(cancelTransfer, 'TransferNotCancellable')
  await typePassword(page)
  await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('不能撤销'))
})

describe('an order whose answer was lost', () => {
  it('is found by its id', async () => {
    const taken = { orderNo: ORDER_NO, direction: 'OUT', state: 'SENT', amount: 110_000, dueAt: AT, at: AT }
    answer(queryOperation, { state: 'DONE', call: 'transferOut', answer: taken })
    answer(queryTransfer, facts())
    const page = await open({ orderId: CLIENT_ID })
    await page.until(() => expect(page.text()).toContain('已到账'))
    expect(sent(queryTransfer)[0]).toEqual({ orderNo: ORDER_NO })
  })
  it('and never reached the bank moved nothing', async () => {
    answer(queryOperation, { state: 'NONE' })
    const page = await open({ orderId: CLIENT_ID })
    await page.until(() => expect(page.text()).toContain('您的资金未变动'))
  })
  it('and was refused says why', async () => {
    answer(queryOperation, {
      state: 'REFUSED',
      call: 'transferOut',
      refusal: { code: 3207, message: '今日还可转入100元' },
    })
    const page = await open({ orderId: CLIENT_ID })
    await page.until(() => expect(page.text()).toContain('银行未受理该笔转账：今日还可转入100元。您的资金未变动。'))
  })
  it('stays open while nobody can say', async () => {
    loseAnswer(queryOperation)
    const page = await open({ orderId: CLIENT_ID })
    await page.until(() => expect(page.text()).toContain('转账结果暂未确认'))
    expect(page.text()).not.toContain('失败')
    answer(queryOperation, { state: 'NONE' })
    await page.tap(page.findText('查询结果'))
    await page.until(() => expect(page.text()).toContain('您的资金未变动'))
  })
})

it('tells who asks for nothing, or for another’s, that it isn’t known', async () => {
  const page = await open({})
  await page.until(() => page.findText('未查询到该笔转账'))
  expect(asked()).not.toContain('queryTransfer')
  page.unmount()
  refuse(queryTransfer, 'OrderUnknown')
  const foreign = await open()
  await foreign.until(() => foreign.findText('未查询到该笔转账'))
})

describe('the result of money out', () => {
  it('without a number is today’s latest', async () => {
    answer(queryTransfer, facts())
    const page = await openPage('/TurnOutSuccess')
    await page.until(() => expect(page.text()).toContain('已到账'))
    expect(sent(queryTransfer)[0]).toEqual({})
  })
  it('leads to the records when nothing went out today', async () => {
    refuse(queryTransfer, 'OrderUnknown')
    answer(queryWallet, { balance: 0, available: 0, frozen: 0, outgoing: 0, acctNo: '', interest: EARNING })
    const page = await openPage('/TurnOutSuccess')
    await page.until(() => expect(pages()).not.toContain('/TurnOutSuccess'))
  })
})

const openWaiting = () => {
  answer(queryTransfer, WAITING)
  return open()
}
showsObstacles(cancelTransfer, openWaiting, '撤销转出')

describe('a transfer for which an order waits', () => {
  const WAITS = { lacks: yuan(300), what: '存入普通储蓄一年1,200元', action: '继续存入' }
  const openWith = async (changes: Partial<Facts>) => {
    answer(queryTransfer, facts({ direction: 'IN', ...changes }))
    const opened = open()
    // A page that is opened in a test begins with nothing in memory.
    keepWaitingOrder(WAITS)
    const page = await opened
    await page.until(() => page.find('.ui-result-view__actions .ui-button'))
    return page
  }

  it('leads back to the order once the money is there, and asks for it once', async () => {
    const page = await openWith({})
    await page.tap(page.findText('继续存入'))
    expect(pages().at(-1)).not.toBe('/AccountTurnStatus')
    const later = await open()
    await later.until(() => later.findText('再转一笔'))
    expect(later.text()).not.toContain('继续存入')
  })

  it('doesn’t while it isn’t', async () => {
    const page = await openWith({ state: 'SENT', timeline: [] })
    expect(page.text()).not.toContain('继续存入')
  })
})
