import { answer, asked } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet, unreachable, AT_START } from '@test/component/people'
import { pages } from '@test/component/router'
import type { Mounted } from '@test/component/harness'
import { queryAssets } from '@/contract/account/queryAssets'
import { querySecurity } from '@/contract/security/querySecurity'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { IN_ORDER } from '@/contract/account/testing'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { faceConsent } from '@/domain/legal/face'
import { managerConsent } from '@/domain/legal/manager'
import { privacyPolicy } from '@/domain/legal/privacy'
import { amountsHidden, colourMode, elderMode } from '@/session/preferences'
import { dispatch } from '@/session/session'
import { store } from '@/session/store'

const OWN = [
  '全部保护已开',
  '钱包',
  '银行卡',
  '卡券积分',
  '我的存款',
  '月账单',
  '活动中心',
  '我的资料',
  '密码、支付限额与外观',
]
const OPEN_TO_ALL = ['显示设置', '隐私政策', '用户服务协议', '关于我们', '帮助与客服', '客服热线']

const SAFE: AnswerOf<typeof querySecurity> = {
  ...{ idCardUntil: '', mobileNo: '170****0001', credentials: [], devices: 1, failedLogins: 0 },
  ...{ singleLimit: 0, dayLimit: 0, nightLock: true, lost: [] },
}
const ASSETS: AnswerOf<typeof queryAssets> = {
  ...{
    total: 0,
    wallet: 0,
    available: 0,
    otherAccounts: 0,
    deposits: 0,
    wealth: 0,
    accruedInterest: 0,
    yesterdayIncome: 0,
  },
  ...{ yesterdayWealthIncome: 0, accumulatedIncome: 0, expectedInterest: 0, today: '20261118' },
}

/** A customer with nothing that only some have, but for what is told otherwise. */
function member(told: {
  readonly security?: Partial<typeof SAFE>
  readonly assets?: Partial<typeof ASSETS>
  readonly marketer?: AnswerOf<typeof queryMarketer>
  readonly unread?: number
}): Promise<Mounted> {
  answer(queryAccountStatus, { ...IN_ORDER, unreadMessages: told.unread ?? 0 })
  answer(queryMarketer, told.marketer ?? { staff: false, kolOpen: false })
  answer(queryAssets, { ...ASSETS, ...told.assets })
  answer(querySecurity, { ...SAFE, ...told.security })
  arrive()
  return open()
}

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
  const page = await member({})
  await page.until(() => expect(shown(page, OWN)).toEqual(OWN))
  expect(shown(page, ['显示设置', '隐私政策', '退出登录'])).toEqual([])
  await page.tap(page.findText('我的存款'))
  expect(pages()).toContain('/ProductHoldList')
  dispatch({ type: 'ended' })
  await page.until(() => expect(shown(page, [...OWN, '张*'])).toEqual([]))
})

it.each([
  ['all that protects is on', {}, '全部保护已开', 'is-success'],
  ['something is to be done', { nightLock: false }, '还有1项建议', 'is-warning'],
  [
    'somebody tried, before what else is to be done',
    { nightLock: false, failedLogins: 2 },
    '近30天2次没登录成功，看看是不是您',
    'is-warning',
  ],
  ['payments are stopped', { stoppedAt: 1, nightLock: false }, '已停止全部支付', 'is-warning'],
  ['something is lost', { lost: ['ACCOUNT'] }, '已挂失，部分业务已停止', 'is-warning'],
] as const)('says first, in words and in a colour, that %s', async (_, security, said, look) => {
  const page = await member({ security: security as Partial<typeof SAFE> })
  await page.until(() => page.findText(said))
  await page.until(() => expect(page.find('.mine-safety').classList.contains(look)).toBe(true))
  await page.tap(page.find('.mine-safety'))
  expect(pages().at(-1)).toBe('/securityCenterIndex')
})

it.each([
  ['the privacy policy', privacyPolicy],
  ['the consent for faces', faceConsent],
  ['the consent for the asset manager', managerConsent],
])('has every way that %s leads by', async (_, text) => {
  const page = await member({})
  await page.until(() => expect(shown(page, OWN)).toEqual(OWN))
  const ways = [...JSON.stringify(text).matchAll(/“我的—([^—”]+)/g)].map((way) => way[1] ?? '')
  expect(ways).not.toEqual([])
  expect(shown(page, ways)).toEqual(ways)
})

const OF_SOME = ['我的理财', '全部账户', '工作台', '合作推广']
const MAX_ROWS = 14

it('shows no row that doesn’t concern this customer', async () => {
  const page = await member({})
  await page.until(() => page.findText('邀请好友'))
  expect(shown(page, OF_SOME)).toEqual([])
})

it('has at most fourteen rows, also for whoever is concerned by all', async () => {
  const page = await member({
    assets: { wealth: 1, otherAccounts: 1 },
    marketer: { staff: true, kolOpen: false },
  })
  const concerned = ['我的理财', '全部账户', '工作台']
  await page.until(() => expect(shown(page, concerned)).toEqual(concerned))
  expect(page.findAll('.ui-cell').length).toBeLessThanOrEqual(MAX_ROWS)
  expect(page.findAll('.mine-tile')).toHaveLength(4)
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
  const page = await member({ unread: 12 })
  await page.until(() => page.findText('12条未读'))
  await page.tap(page.findText('消息'))
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
  const page = await member({ marketer: { ...told, kolOpen: true } })
  await page.until(() => page.findText(said))
  await page.tap(page.findText(said))
  expect(pages()).toContain(to)
})
