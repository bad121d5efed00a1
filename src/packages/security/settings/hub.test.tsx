import { answer, refuse } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { queryLosses } from '@/contract/loss/queryLosses'
import { queryAccounts } from '@/contract/subaccount/queryAccounts'
import { queryPersonalInfo } from '@/contract/identity/queryPersonalInfo'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import { hostPage } from '@/platform/hostPage'
import { findRoute } from '@/routes/table'
import { settings } from './hub'

it('the hub leads only to pages that stand, each named once', async () => {
  const entries = settings().flatMap((group) => group.entries)
  for (const { to } of entries) expect(findRoute(to.name)).toBeDefined()
  expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length)
  const page = await openPage('/Setting')
  expect(page.findAll('.ui-cell')).toHaveLength(entries.length)
  expect(entries.length).toBeLessThanOrEqual(14)
  await page.tap(page.findText('外观与长辈版'))
  expect(pages().at(-1)).toBe('/setPage')
})

it('lists the mini-program among other channels, unless one is in it', () => {
  const labels = () => settings().flatMap(({ entries }) => entries.map(({ label }) => label))
  expect(labels()).toContain('微信小程序')
  const spy = jest.spyOn(hostPage, 'channel').mockReturnValue('miniProgram')
  const within = labels()
  spy.mockRestore()
  expect(within).not.toContain('微信小程序')
  expect(within).toContain('微信公众号')
})

it('what the bank knows is shown masked, with the ways to change it', async () => {
  answer(queryPersonalInfo, { name: '张*', idCardNo: '1***1', idCardUntil: '20361120', mobileNo: '170****0001' })
  answer(verifyIdCardValidPeriod, {})
  const page = await openPage('/selfInformation')
  await page.until(() => page.findText('2036.11.20'))
  await page.tap(page.findText('变更记录'))
  expect(pages().at(-1)).toBe('/identifyList')
})

it('an ID card that is expired is said first, with the way to mend it', async () => {
  answer(queryPersonalInfo, { name: '张*', idCardNo: '1***1', idCardUntil: '20261108', mobileNo: '170****0001' })
  refuse(verifyIdCardValidPeriod, 'IdCardExpired')
  const page = await openPage('/selfInformation')
  await page.until(() => page.findText('您的身份证已过期'))
  await page.tap(page.findText('去更新'))
  expect(pages().at(-1)).toBe('/SettingIdCard')
})

describe('an account', () => {
  const OUT = {
    ...{ single: 50_000_000, aDay: 100_000_000, countADay: 20, usedToday: 0, countToday: 0, left: 100_000_000 },
    ...{ nightLock: false, available: 1, codeOver: 1, faceOver: 1, payee: '张*', sentBefore: true },
  }
  const account = (acctId: string, changes: object = {}) => ({
    ...{ acctId, class: 'ELECTRONIC' as const, acctNo: '**** 0001', alias: '', state: 'ACTIVE' as const },
    ...{ receives: false, lost: false, available: 0, openedAt: 1_793_584_800_000 },
    ...changes,
  })
  const own = (...accounts: ReturnType<typeof account>[]) => ({ branch: '总行营业部', bankNo: '1', accounts })

  beforeEach(() => answer(queryTransferLimits, { out: OUT, sending: [], caught: 0, cards: [] }))

  it('says what it is, since when, and what may go out', async () => {
    answer(queryAccounts, own(account('ELECTRONIC')))
    const page = await openPage('/accountManage')
    await page.until(() => page.findText('100万，20笔'))
    page.findText('2026.11.02')
    expect(page.text()).not.toContain('去激活')
    await page.tap(page.findText('对账单与证明'))
    expect(pages().at(-1)).toBe('/pdfshow')
  })

  it('that is dormant says so first, with the way to mend it', async () => {
    answer(queryAccounts, own(account('ELECTRONIC', { state: 'DORMANT' })))
    const page = await openPage('/accountManage')
    await page.until(() => page.findText('去激活'))
  })

  it('that is lost is never called in order, whatever its state, and leads to what ends it', async () => {
    answer(queryAccounts, own(account('ELECTRONIC', { lost: true })))
    const page = await openPage('/accountManage')
    await page.until(() => page.findText('已挂失'))
    expect(page.text()).not.toContain('正常')
    answer(queryLosses, { losses: [], things: [], known: true })
    await page.tap(page.findText('查看'))
    expect(pages().at(-1)).toBe('/reportTheLossList')
  })

  it('is chosen among several; another’s id shows the electronic one', async () => {
    answer(queryAccounts, own(account('ELECTRONIC'), account('s1', { class: 'III', acctNo: '**** 3333' })))
    const page = await openPage('/accountManage', { acctId: 'of-somebody-else' })
    await page.until(() => page.findText('转出限额'))
    await page.tap(page.findText('零用账户 3333'))
    await page.until(() => page.findText('停用、恢复或注销'))
    expect(page.text()).not.toContain('转出限额')
    expect(page.text()).toContain('III类户')
  })

  it.each([
    ['停用、恢复或注销', '/lzhCardIdex', { acctId: 's2' }],
    ['查看余额、限额与明细', '/lzhCardlist', { acctId: 's2' }],
    ['挂失', '/reportTheLoss', { object: 'SUB', acctId: 's2' }],
  ])('leads with 「%s」 to that account’s own page, not to another’s', async (act, name, query) => {
    const of = (acctId: string, acctNo: string) => account(acctId, { class: 'III', acctNo })
    answer(queryAccounts, own(account('ELECTRONIC'), of('s1', '**** 3333'), of('s2', '**** 4444')))
    const page = await openPage('/accountManage', { acctId: 's2' })
    await page.until(() => page.findText(act))
    await page.tap(page.findText(act))
    expect(navigation.stack.at(-1)).toMatchObject({ name, query })
  })
})
