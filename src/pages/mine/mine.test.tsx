import { answer, asked } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet, unreachable, AT_START } from '@test/component/people'
import { pages } from '@test/component/router'
import type { Mounted } from '@test/component/harness'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { amountsHidden, colourMode, elderMode } from '@/session/preferences'
import { dispatch } from '@/session/session'
import { store } from '@/session/store'

const OWN = ['电子账户', '我的存款', '我的理财', '风险测评', '密码、安全与账户管理', '退出登录']
const OPEN_TO_ALL = ['显示设置', '隐私政策', '用户服务协议', '关于我们', '帮助与客服', '客服热线']

const IN_ORDER = {
  acctStatus: 'N',
  missingImageState: '',
  receiveNoPay: 'N',
  cancelButtonState: 'Y',
  acctString: '0008',
  unreadMessages: 0,
} as const

const open = (): Promise<Mounted> => openPage('/PersonalCenter')
const shown = (page: Mounted, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => page.text().includes(text))

beforeEach(nobodyYet)

it('shows everybody how the app looks, its terms and its number, and nothing that is a customer’s', async () => {
  const page = await open()
  expect(page.text()).toContain('正在加载')
  expect(shown(page, OPEN_TO_ALL)).toEqual(OPEN_TO_ALL)
  expect(shown(page, [...OWN, '隐私中心'])).toEqual([])
  expect(asked().filter((name) => !AT_START.includes(name))).toEqual([])
})

it('names who is there in masked form, and the way on', async () => {
  arrive({ signedIn: false })
  const page = await open()
  expect(page.text()).toContain('张*')
  page.findText('登录')
  expect(shown(page, OWN)).toEqual([])
})

it('leads a customer to what is theirs, and forgets them when the session ends', async () => {
  answer(queryAccountStatus, IN_ORDER)
  answer(queryMarketer, { staff: false, kolOpen: false })
  arrive()
  const page = await open()
  expect(shown(page, OWN)).toEqual(OWN)
  await page.tap(page.findText('我的理财'))
  expect(pages()).toContain('/fnzqHoldList')
  dispatch({ type: 'ended' })
  await page.until(() => expect(shown(page, [...OWN, '张*'])).toEqual([]))
})

it('says that the bank can’t be reached, and keeps what needs no bank', async () => {
  unreachable()
  const page = await open()
  page.findText('重新加载')
  expect(page.text()).toContain('您的资金不受影响')
  expect(shown(page, OPEN_TO_ALL)).toEqual(OPEN_TO_ALL)
})

it.each([
  ['长辈版', () => store.get(elderMode.value)],
  ['隐藏金额', () => store.get(amountsHidden.value)],
] as const)('turns %s on and off again, and says which it is', async (name, state) => {
  const page = await open()
  const control = `[role=switch][aria-label="${name}"]`
  await page.tap(control)
  expect([state(), page.find(control).getAttribute('aria-checked')]).toEqual([true, 'true'])
  await page.tap(control)
  expect(state()).toBe(false)
})

it('lets the look be chosen, or left to the phone', async () => {
  const page = await open()
  await page.tap(page.findText('深色'))
  expect(store.get(colourMode.value)).toBe('dark')
  await page.tap(page.findText('跟随系统'))
  expect(store.get(colourMode.value)).toBe('system')
})

it('shows how many messages wait, asked of the bank anew, and leads to them', async () => {
  answer(queryAccountStatus, { ...IN_ORDER, unreadMessages: 12 })
  answer(queryMarketer, { staff: false, kolOpen: false })
  arrive()
  const page = await open()
  await page.until(() => page.findText('12条未读'))
  await page.tap(page.findText('消息中心'))
  expect(pages()).toContain('/systemMsg')
})

const NOBODY = { bound: 0, effective: 0, served: 0 }
const MARKETER: Omit<NonNullable<AnswerOf<typeof queryMarketer>['marketer']>, 'kind'> = {
  ...{ salesId: 'S100001', promoteId: 'P100001', name: '周行' },
  branch: 'main',
  state: 'ACTIVE',
  ...{ waiting: 2, month: NOBODY, lastMonth: NOBODY },
}

it.each([
  ['of the staff who promotes', { staff: true, marketer: { ...MARKETER, kind: 'CLERK' } }, '2项待办', '/clerkIndex'],
  ['of the staff who may apply', { staff: true }, '工作台', '/clerkIndex'],
  ['under contract', { staff: false, marketer: { ...MARKETER, kind: 'KOL' } }, '服务中', '/kolIndex'],
] as const)('leads somebody %s to their work, and nobody else', async (_, told, said, to) => {
  answer(queryAccountStatus, IN_ORDER)
  answer(queryMarketer, { ...told, kolOpen: true })
  arrive()
  const page = await open()
  await page.until(() => page.findText(said))
  await page.tap(page.findText(said))
  expect(pages()).toContain(to)
  answer(queryMarketer, { staff: false, kolOpen: true })
  const other = await open()
  await other.until(() => other.findText('我的存款'))
  expect(shown(other, ['工作台', '合作推广'])).toEqual([])
})
