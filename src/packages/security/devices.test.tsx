import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { disownLogin } from '@/contract/security/disownLogin'
import { queryLosses } from '@/contract/loss/queryLosses'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { queryPhoneChange } from '@/contract/phone/queryPhoneChange'
import { queryBankCall } from '@/contract/security/queryBankCall'
import { queryDevices } from '@/contract/security/queryDevices'
import { queryLoginRecord } from '@/contract/security/queryLoginRecord'
import { querySecurity } from '@/contract/security/querySecurity'
import { revokeDevice } from '@/contract/security/revokeDevice'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { setGesturePassword } from '@/contract/security/setGesturePassword'
import { trustDevice } from '@/contract/security/trustDevice'
import { verifyGesture } from '@/contract/security/verifyGesture'
import { storage } from '@/platform/storage'
import { boxAtom } from '@/session/overlay'
import { session } from '@/session/session'
import { store } from '@/session/store'

const AT = 1_793_000_000_000
const PHONE = {
  deviceId: 'phone',
  platform: 'IPHONE',
  channel: 'mini',
  state: 'TRUSTED',
  place: '吉林省',
  firstAt: AT,
  lastAt: AT,
  current: true,
} as const
const COMPUTER = { ...PHONE, deviceId: 'computer', platform: 'WINDOWS', channel: 'h5', current: false } as const
const TABLET = { ...COMPUTER, deviceId: 'tablet', platform: 'IPAD', state: 'REVOKED' } as const
const LOGIN = {
  id: '12',
  at: AT,
  device: 'h5',
  platform: 'WINDOWS',
  place: '北京',
  outcome: 'right',
  how: 'gesture',
  times: 1,
  disowned: false,
} as const
const SESSION = { sessionToken: 'new', expiresAt: 0 }

const lastPage = () => pages().slice(-1)
const typePassword = async (page: Mounted, digits: string) => {
  await page.until(() => page.find('.ui-secure-keyboard'))
  for (const digit of digits) await page.tap(page.findText(digit))
}
const agreeTo = async (page: Mounted, action: string) => {
  await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe(action))
  store.get(boxAtom)?.answer('confirm')
}

describe('a new device', () => {
  const opened = async () => {
    arrive({ signedIn: false })
    return openPage('/loginSecurity', { step: 'newDevice' })
  }
  const typed = async (page: Mounted) => {
    answer(sendSmsCode, { sentTo: '170****0002', resendAfter: 60, validFor: 300 })
    await page.tap(page.findText('获取验证码'))
    await page.until(() => expect(page.text()).toContain('170****0002'))
    await page.type('input', '123456')
    await page.tap(page.findText('验证并登录'))
  }

  it('is asked for by the gesture page, which says nothing was wrong', async () => {
    arrive({ signedIn: false })
    refuse(verifyGesture, 'DeviceNew')
    const page = await openPage('/gesture')
    for (const label of ['左上', '左', '左下', '下', '右下']) await page.tap(`[aria-label="${label}"]`)
    await page.tap(page.findText('完成'))
    await page.until(() => expect(lastPage()).toEqual(['/loginSecurity']))
    expect(page.findAll('.is-wrong')).toEqual([])
  })

  it('is asked for where a gesture was set by the payment password too', async () => {
    arrive({ signedIn: false })
    refuse(setGesturePassword, 'DeviceNew')
    const page = await openPage('/GesturePassword', { type: '1' })
    for (let twice = 0; twice < 2; twice += 1) {
      await page.until(() => page.find('[aria-label="左上"]'))
      for (const label of ['左上', '左', '左下', '下', '右下']) await page.tap(`[aria-label="${label}"]`)
      await page.tap(page.findText('完成'))
    }
    await typePassword(page, '135790')
    await page.until(() => expect(lastPage()).toEqual(['/loginSecurity']))
  })

  it('signs in by the code and goes on to where the customer was going', async () => {
    const page = await opened()
    answer(trustDevice, SESSION)
    await typed(page)
    await page.until(() => expect(session().token).toBe('new'))
    expect(sent(sendSmsCode)).toEqual([{ purpose: 'newDevice' }])
    expect(sent(trustDevice)).toEqual([{ smsCode: '123456' }])
    await page.until(() => expect(lastPage()).toEqual(['/']))
  })

  it('says at the field that the code is wrong', async () => {
    const page = await opened()
    refuse(trustDevice, 'SmsCodeWrong')
    await typed(page)
    await page.until(() => page.findText('验证码错误，请重新输入'))
    expect(lastPage()).toEqual(['/loginSecurity'])
  })

  it.each(['sending', 'typing'])('goes back to the gesture when that was too long ago, on %s', async (when) => {
    const page = await opened()
    if (when === 'sending') {
      refuse(sendSmsCode, 'SignInExpired')
      await page.tap(page.findText('获取验证码'))
    } else {
      refuse(trustDevice, 'SignInExpired')
      await typed(page)
    }
    await page.until(() => expect(lastPage()).toEqual(['/gesture']))
  })

  it('leads on who can receive no code there, by a number that is gone, lost or missing', async () => {
    const page = await opened()
    answer(queryPhoneChange, { mobileNo: '170****0002', confirmDue: false, hasPassword: true, methods: ['RECOVER'] })
    await page.tap(page.findText('收不到验证码？原手机号已停用或丢失'))
    await page.until(() => expect(lastPage()).toEqual(['/VerifyPhoneNumberCs']))
  })

  it.each([
    ['PhoneLost', '去解挂', '/reportTheLossList'],
    ['PhoneMissing', '登记手机号', '/setMyPhoneNumber'],
  ] as const)('says %s with the way on', async (refusal, action, to) => {
    const page = await opened()
    refuse(sendSmsCode, refusal)
    answer(queryLosses, { losses: [], things: [], known: false })
    answer(queryConsents, { consents: [] })
    answer(queryPhoneChange, { confirmDue: false, hasPassword: true, methods: ['FACE', 'RECOVER'] })
    await page.tap(page.findText('获取验证码'))
    await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe(action))
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(lastPage()).toEqual([to]))
  })

  it('without a step leads to the security centre, whose entry asks for the gesture', async () => {
    arrive({ signedIn: false })
    const page = await openPage('/loginSecurity')
    await page.until(() => expect(lastPage()).toEqual(['/securityCenterIndex']))
  })
})

describe('/loginSecurity', () => {
  const opened = async () => {
    answer(queryDevices, { devices: [PHONE, COMPUTER, TABLET], wechat: [{ since: AT, current: true }] })
    const page = await openPage('/loginSecurity')
    await page.until(() => page.findText('登录设备'))
    return page
  }

  it('lists devices, and takes away any but the one in hand, by the payment password', async () => {
    const page = await opened()
    expect(page.text()).toMatch(/登录设备.*苹果手机.*本机.*Windows电脑.*移除.*已移除的设备.*苹果平板.*已移除/)
    expect(page.findAll('[aria-label^="移除"]')).toHaveLength(1)
    refuse(revokeDevice, 'PasswordWrong')
    await page.tap('[aria-label="移除Windows电脑"]')
    await typePassword(page, '135791')
    await page.until(() => page.findText('支付密码错误，请重新输入'))
    answer(revokeDevice, {})
    await typePassword(page, '135790')
    await page.until(() => expect(page.findAll('.ui-secure-keyboard')).toEqual([]))
    expect(sent(revokeDevice)[1]).toEqual({ deviceId: 'computer', password: '135790' })
  })

  it('hides the gesture’s lines from the next drawing on', async () => {
    const page = await opened()
    await page.tap('[aria-label="显示手势轨迹"]')
    expect(storage.get('linesHidden')).toBe(true)
    arrive({ signedIn: false })
    const gesture = await openPage('/gesture')
    await gesture.tap('[aria-label="左上"]')
    await gesture.tap('[aria-label="左"]')
    gesture.find('[aria-label="左，第2个"]')
    expect(gesture.findAll('.ui-gesture-pad__line, .is-taken')).toEqual([])
  })
})

describe('/loginRecord', () => {
  const opened = async () => {
    answer(queryLoginRecord, { login: LOGIN, on: COMPUTER })
    const page = await openPage('/loginRecord', { id: '12' })
    await page.until(() => page.findText('不是我'))
    return page
  }

  it('tells when, where, on what and how, and what the device is now', async () => {
    const page = await opened()
    expect(page.text()).toMatch(/登录成功.*2026.*北京.*Windows电脑 · 网页.*手势密码.*可信/)
  })

  it('ends the others and leads to another gesture when it was somebody else', async () => {
    const page = await opened()
    answer(disownLogin, { device: 'REVOKED' })
    await page.tap(page.findText('不是我'))
    await page.until(() =>
      expect(store.get(boxAtom)?.request.content).toMatch(
        /^您的钱不会动。\n确认后，其他设备会退出登录，\n登录的那台会被移除/,
      ),
    )
    await agreeTo(page, '退出其他设备')
    await typePassword(page, '135790')
    await page.until(() => page.findText('已处理'))
    expect(sent(disownLogin)).toEqual([{ id: '12', password: '135790' }])
    expect(page.text()).toContain('该设备已移除')
    expect(page.text()).toContain('立即挂失')
    await page.tap(page.findText('修改手势密码'))
    await page.until(() => expect(lastPage()).toEqual(['/changeGesture']))
  })

  it('says when there is no such log-in', async () => {
    refuse(queryLoginRecord, 'LoginUnknown')
    const page = await openPage('/loginRecord', { id: '9' })
    await page.until(() => page.findText('没有找到这次登录'))
  })
})

describe('/securityCenterIndex', () => {
  const FACTS = {
    idCardUntil: '20301231',
    mobileNo: '170****0002',
    credentials: [
      { credential: 'gesture', changedAt: AT, locked: false },
      { credential: 'payment', changedAt: AT, locked: true },
    ],
    devices: 2,
    lastLogin: LOGIN,
    failedLogins: 3,
    singleLimit: 50_000_000,
    dayLimit: 100_000_000,
    nightLock: false,
    lost: [],
  } as const

  it('tells facts without a score, each with its fix', async () => {
    answer(querySecurity, FACTS as never)
    answer(queryBankCall, { calling: undefined, at: AT })
    const page = await openPage('/securityCenterIndex')
    await page.until(() => page.findText('近30天3次没登录成功，看看是不是您'))
    expect(page.text()).toMatch(/登录设备.*2台.*最近登录.*北京.*手势密码.*修改.*支付密码.*已锁定.*去重置.*未设置/)
    expect(page.text()).toMatch(/单笔50万，每日100万.*夜间锁.*未开启.*2030\.12\.31.*170\*\*\*\*0002/)
    await page.until(() => expect(page.text()).toContain('没有本行工作人员给您打电话'))
    expect(page.text()).toMatch(/停止全部支付.*挂失记录.*安全教育/)
    expect(page.text()).not.toContain('您已于')
    expect(page.text()).not.toMatch(/\d+分/)
    answer(queryDevices, { devices: [PHONE], wechat: [] })
    await page.tap(page.findText('登录设备'))
    await page.until(() => expect(lastPage()).toEqual(['/loginSecurity']))
  })

  it('puts what somebody tried before any advice, with what stops them beside it and not once more below', async () => {
    answer(querySecurity, FACTS as never)
    answer(queryBankCall, { calling: undefined, at: AT })
    const page = await openPage('/securityCenterIndex')
    await page.until(() => page.findText('如不是您本人'))
    expect(page.text()).toMatch(/近30天3次.*如不是您本人.*停止全部支付.*修改手势密码.*挂失.*还有2项建议/)
    expect(page.text()).not.toContain('紧急情况')
    await page.tap(page.findText('修改手势密码'))
    expect(lastPage()).toEqual(['/changeGesture'])
  })

  it('keeps what can’t wait below the advice while nobody tried', async () => {
    answer(querySecurity, { ...FACTS, failedLogins: 0 } as never)
    answer(queryBankCall, { calling: undefined, at: AT })
    const page = await openPage('/securityCenterIndex')
    await page.until(() => page.findText('紧急情况'))
    expect(page.text()).toMatch(/还有2项建议.*紧急情况.*停止全部支付/)
    expect(page.text()).not.toContain('修改手势密码')
  })

  it('says first what is lost, with what ends it', async () => {
    answer(querySecurity, { ...FACTS, lost: ['ACCOUNT', 'ID_CARD'] } as never)
    answer(queryBankCall, { calling: undefined, at: AT })
    answer(queryLosses, { losses: [], things: [], known: true })
    const page = await openPage('/securityCenterIndex')
    await page.until(() => page.findText('您的电子账户、身份证已挂失'))
    // The first of what its owner should look at.
    await page.tap('.ui-notice__inside')
    expect(lastPage()).toEqual(['/reportTheLossList'])
  })

  it('vouches for the bank’s call only while the bank says so', async () => {
    answer(querySecurity, FACTS as never)
    const calling = { caller: '客户服务中心', reason: '核实一笔转账', since: AT, until: AT + 60_000 }
    answer(queryBankCall, { calling, at: AT })
    const page = await openPage('/securityCenterIndex')
    await page.until(() => expect(page.text()).toContain('客户服务中心正在与您通话'))
    // Asked again without an answer, nobody is vouched for by the one before.
    loseAnswer(queryBankCall)
    await page.tap(page.findText('刷新'))
    await page.until(() => page.findText('暂时无法核实是否为本行来电，请刷新或致电客服核实'))
    expect(page.text()).not.toContain('正在与您通话，事由')
    answer(queryBankCall, { at: AT + 5_000 })
    await page.tap(page.findText('刷新'))
    await page.until(() => expect(page.text()).toContain('没有本行工作人员给您打电话'))
  })

  it('stops vouching by itself when the call’s time is over', async () => {
    answer(querySecurity, FACTS as never)
    const calling = { caller: '客户服务中心', reason: '核实一笔转账', since: AT, until: AT + 1_500 }
    answer(queryBankCall, { calling, at: AT })
    const page = await openPage('/securityCenterIndex')
    await page.until(() => expect(page.text()).toContain('客户服务中心正在与您通话'))
    await new Promise((done) => setTimeout(done, 2_200))
    await page.until(() => page.findText('暂时无法核实是否为本行来电，请刷新或致电客服核实'))
  })

  it('says first that every payment is stopped, with the way back', async () => {
    answer(querySecurity, { ...FACTS, stoppedAt: AT } as never)
    answer(queryBankCall, { calling: undefined, at: AT })
    const page = await openPage('/securityCenterIndex')
    await page.until(() => page.findText('恢复'))
    await page.tap(page.findText('恢复'))
    expect(lastPage()).toEqual(['/paySecurity'])
  })
})
