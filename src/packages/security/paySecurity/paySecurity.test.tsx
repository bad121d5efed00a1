import { answer, refuse, sent } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsOwnerObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { queryBankCall } from '@/contract/security/queryBankCall'
import { queryPaySecurity } from '@/contract/security/queryPaySecurity'
import { setSecurity } from '@/contract/security/setSecurity'
import { ERRORS } from '@/domain/errors/catalogue'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import type { ResponseOf } from '@/contract/call'

type Facts = ResponseOf<typeof queryPaySecurity>
const mockCalled = jest.fn((_: { readonly phoneNumber: string }) => Promise.resolve())
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<object>('@tarojs/taro'),
  makePhoneCall: (call: { readonly phoneNumber: string }) => mockCalled(call),
}))

const AT = 1_793_000_000_000
const POINTS = ['左上', '上', '右上', '左', '中间', '右', '左下', '下', '右下'] as const
const FACTS = {
  limits: { single: 30_000, aDay: 50_000 },
  nightLock: true,
  usedToday: 12_300,
  faceShown: { raiseLimit: false, liftStop: false },
}

const open = async (changes: object = {}) => {
  answer(queryPaySecurity, { ...FACTS, ...changes } as unknown as Facts)
  answer(queryBankCall, { at: AT })
  const page = await openPage('/paySecurity')
  await page.until(() => page.find('.pay-security__stop'))
  return page
}
const typePassword = async (page: Mounted) => {
  await page.until(() => page.find('.ui-secure-keyboard'))
  for (const digit of '135790') await page.tap(page.findText(digit))
}
const typeLimits = async (page: Mounted, single: string, aDay: string) => {
  await page.tap(page.findText('修改限额'))
  await page.until(() => page.findText('每日限额（元）'))
  await page.type('input[aria-label="单笔限额（元）"]', single)
  await page.type('input[aria-label="每日限额（元）"]', aDay)
  await page.tap(page.findText('保存'))
}

describe('/paySecurity', () => {
  showsOwnerObstacles(setSecurity, () => open(), '[aria-label="夜间锁"]')

  it('stops everything whatever stands against other changes', async () => {
    const { code, message } = ERRORS.AccountLost
    answer(queryObstacles, { obstacles: [{ code, name: 'AccountLost', message }] })
    const page = await open()
    await page.until(() => expect(page.text()).toContain(message))
    await page.tap(page.findText('停止全部支付'))
    answer(setSecurity, {})
    await page.until(() => page.find('[aria-label="左上"]'))
    for (const point of '01258') await page.tap(`[aria-label="${POINTS[Number(point)]}"]`)
    await page.tap(page.findText('完成'))
    await page.until(() => expect(sent(setSecurity)).toEqual([{ change: 'stop', pattern: '01258' }]))
  })

  it('lowers limits by the password', async () => {
    const page = await open()
    await typeLimits(page, '200', '400')
    answer(setSecurity, {})
    await typePassword(page)
    await page.until(() =>
      expect(sent(setSecurity)).toEqual([{ change: 'limits', single: 20_000, aDay: 40_000, password: '135790' }]),
    )
  })

  it('says at the fields what limits can’t be, and asks for a face before higher ones', async () => {
    const page = await open()
    await typeLimits(page, '500', '400')
    await page.until(() => expect(page.text()).toContain('单笔不超过每日'))
    answer(queryConsents, { consents: [] })
    await page.type('input[aria-label="每日限额（元）"]', '600')
    await page.tap(page.findText('保存'))
    await page.until(() => expect(page.text()).toContain('提高限额前需确认是您本人'))
    expect(sent(setSecurity)).toEqual([])
  })

  it('asks for no face before higher limits while the password is locked', async () => {
    const { code, message } = ERRORS.PasswordLocked
    answer(queryObstacles, { obstacles: [{ code, name: 'PasswordLocked', message }] })
    const page = await open()
    await typeLimits(page, '400', '600')
    await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('重置支付密码'))
    expect(page.text()).not.toContain('人脸识别授权')
    expect(page.text()).not.toContain('开始识别')
  })

  it('shows the limits that hold while the account cools down, and what they come back to', async () => {
    const page = await open({
      limits: { single: 5_000_000, aDay: 20_000_000 },
      cooling: { until: AT, aDay: 500_000 },
    })
    expect(page.text()).toMatch(/单笔限额恢复后为5万5000元每日限额恢复后为20万5000元/)
    const usual = await open({ limits: { single: 5_000_000, aDay: 20_000_000 } })
    expect(usual.text()).toMatch(/单笔限额5万每日限额20万/)
  })

  it('shows higher limits that wait, and calls them off', async () => {
    const page = await open({ raise: { single: 40_000, aDay: 60_000, from: '20261119' } })
    page.findText('2026.11.19起：单笔400元，每日600元')
    answer(setSecurity, {})
    await page.tap(page.findText('撤销提高限额'))
    await page.until(() => expect(sent(setSecurity)).toEqual([{ change: 'cancelRaise' }]))
  })

  it('stops everything by the gesture, and says there when it was wrong', async () => {
    const page = await open()
    await page.tap(page.findText('停止全部支付'))
    const draw = async () => {
      await page.until(() => page.find('[aria-label="左上"]'))
      for (const point of '03678') await page.tap(`[aria-label="${POINTS[Number(point)]}"]`)
      await page.tap(page.findText('完成'))
    }
    refuse(setSecurity, 'GestureWrong')
    await draw()
    await page.until(() => page.findText('手势密码错误，请重新输入'))
    expect(sent(setSecurity)).toEqual([{ change: 'stop', pattern: '03678' }])
  })

  it('says of stopping first that the money stays, then by name what stops, what doesn’t and the way back', async () => {
    const page = await open()
    await page.tap(page.findText('停止全部支付'))
    await page.until(() => page.find('[aria-label="左上"]'))
    const said = [
      '您的钱还在，不会动',
      '停止转出、付款和购买待转出的资金会退回',
      '不受影响转入和到期存款支取到您自己的账户',
      '怎样恢复凭人脸识别和支付密码',
    ]
    expect(page.text()).toContain(said.join(''))
    expect(page.find('.is-warning').textContent).toBe('停止')
  })

  it('leads who doesn’t know the gesture any more to its reset, and to the hotline, which reports the loss without it', async () => {
    const page = await open()
    await page.tap(page.findText('停止全部支付'))
    await page.tap(page.findText('拨打95396挂失'))
    expect(mockCalled.mock.calls).toEqual([[{ phoneNumber: '95396' }]])
    await page.tap(page.findText('忘记手势密码'))
    expect(pages().at(-1)).toBe('/resetGues')
    expect(sent(setSecurity)).toEqual([])
  })

  it.each([
    ['asks at once for the gesture where the way there is to stop everything', {}, 1],
    ['asks for nothing where all is stopped already', { stoppedAt: AT }, 0],
  ] as const)('%s', async (_, changes, pads) => {
    answer(queryPaySecurity, { ...FACTS, ...changes } as unknown as Facts)
    answer(queryBankCall, { at: AT })
    const page = await openPage('/paySecurity', { stop: '1' })
    await page.until(() => page.find('.pay-security__stop'))
    await page.until(() => expect(page.findAll('[aria-label="左上"]')).toHaveLength(pads))
  })

  it('asks for the password before the night lock is off, and leads from a locked one to its reset', async () => {
    const page = await open()
    await page.tap('[aria-label="夜间锁"]')
    refuse(setSecurity, 'PasswordLocked')
    await typePassword(page)
    await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('重置支付密码'))
    expect(sent(setSecurity)).toEqual([{ change: 'nightLock', on: false, password: '135790' }])
    store.get(boxAtom)?.answer('cancel')
    expect(pages().slice(-1)).toEqual(['/paySecurity'])
  })

  it('says whether the bank is calling, and what to do if it isn’t', async () => {
    const page = await open()
    await page.until(() => expect(page.text()).toContain('没有本行工作人员给您打电话'))
    answer(queryBankCall, { calling: { caller: '客户服务中心', reason: '核实转账', since: AT, until: AT + 1 }, at: AT })
    await page.tap('[aria-label="银行来电核验，刷新"]')
    await page.until(() => expect(page.text()).toContain('本行客户服务中心正在与您通话，事由：核实转账'))
  })

  it('of a stopped account shows since when and the way back', async () => {
    const page = await open({ stoppedAt: AT, faceShown: { raiseLimit: false, liftStop: true } })
    expect(page.text()).toContain('停止全部支付')
    await page.tap(page.findText('恢复支付'))
    answer(setSecurity, {})
    await typePassword(page)
    await page.until(() => expect(sent(setSecurity)).toEqual([{ change: 'lift', password: '135790' }]))
  })
})
