import { answer, asked, keepWaiting, refuse, sent } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsObstacles, showsOwnerObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { tencentFaceVerify } from '@/contract/identity/tencentFaceVerify'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { changeGesture } from '@/contract/security/changeGesture'
import { changePayPassword } from '@/contract/security/changePayPassword'
import { queryCredentialReset } from '@/contract/security/queryCredentialReset'
import { queryCredentials } from '@/contract/security/queryCredentials'
import { querySecurity } from '@/contract/security/querySecurity'
import { requestCredentialReview } from '@/contract/security/requestCredentialReview'
import { resetGesture } from '@/contract/security/resetGesture'
import { resetPayPassword } from '@/contract/security/resetPayPassword'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { setLoginPassword } from '@/contract/security/setLoginPassword'
import { ERRORS } from '@/domain/errors/catalogue'
import { boxAtom } from '@/session/overlay'
import { session } from '@/session/session'
import { store } from '@/session/store'

const POINTS = ['左上', '上', '右上', '左', '中间', '右', '左下', '下', '右下'] as const
const AT = 1_793_000_000_000

const draw = async (page: Mounted, pattern: string) => {
  // A wrong drawing is shown for a moment.
  await page.until(() => page.find('[aria-label="左上"]'))
  for (const point of pattern) await page.tap(`[aria-label="${POINTS[Number(point)]}"]`)
  await page.tap(page.findText('完成'))
}
const typePassword = async (page: Mounted, digits: string) => {
  await page.until(() => page.find('.ui-secure-keyboard'))
  for (const digit of digits) await page.tap(page.findText(digit))
}
const agreeTo = async (page: Mounted, action: string) => {
  await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe(action))
  store.get(boxAtom)?.answer('confirm')
}
const typeCode = async (page: Mounted) => {
  answer(sendSmsCode, { sentTo: '170****0001', resendAfter: 60, validFor: 300 })
  await page.tap(page.findText('获取验证码'))
  await page.until(() => expect(page.text()).toContain('170****0001'))
  await page.type('input', '123456')
}
const lastPage = () => pages().slice(-1)

describe('/changeGesture', () => {
  showsOwnerObstacles(changeGesture, () => openPage('/changeGesture'))

  it('takes no drawing that would be refused', async () => {
    const { code, message } = ERRORS.AccountLost
    answer(queryObstacles, { obstacles: [{ code, name: 'AccountLost', message }] })
    const page = await openPage('/changeGesture')
    await page.until(() => expect(page.text()).toContain(message))
    await draw(page, '03678')
    await agreeTo(page, '去解挂')
    page.findText('请绘制原手势密码')
  })

  const drawn = async () => {
    const page = await openPage('/changeGesture')
    await draw(page, '03678')
    await page.until(() => page.findText('请绘制新的手势密码，至少连接4个点'))
    await draw(page, '01258')
    await page.until(() => page.findText('请再次绘制新的手势密码'))
    return page
  }

  it('sends the present one with the new one, and shows what was changed', async () => {
    const page = await drawn()
    answer(changeGesture, {})
    answer(queryCredentials, { credentials: [], justChanged: { credential: 'gesture', at: AT } })
    await draw(page, '01258')
    await page.until(() => expect(lastPage()).toEqual(['/changePassSuccessed']))
    expect(sent(changeGesture)).toEqual([{ oldPattern: '03678', pattern: '01258' }])
  })

  it('asks for both drawings anew when they differ, and for the present one when it was wrong', async () => {
    const page = await drawn()
    await draw(page, '01254')
    await page.until(() => page.findText('两次绘制的图案不一致，请重新绘制'))
    refuse(changeGesture, 'GestureWrong')
    await draw(page, '01258')
    await page.until(() => page.findText('请再次绘制新的手势密码'))
    await draw(page, '01258')
    await page.until(() => page.findText('手势密码错误，请重新输入'))
    page.findText('忘记手势密码')
  })

  it('leads from a locked one to its reset', async () => {
    const page = await drawn()
    refuse(changeGesture, 'GestureLocked')
    answer(queryConsents, { consents: [] })
    answer(queryCredentialReset, { standing: 'NONE' })
    await draw(page, '01258')
    await agreeTo(page, '重置手势密码')
    await page.until(() => expect(lastPage()).toEqual(['/resetGues']))
  })
})

describe('/changePassword', () => {
  showsObstacles(changePayPassword, () => openPage('/changePassword'), '修改支付密码')

  const typed = async () => {
    const page = await openPage('/changePassword')
    await page.tap(page.findText('修改支付密码'))
    await page.until(() => page.findText('请输入原支付密码'))
    await typePassword(page, '135790')
    await page.until(() => page.findText('请设置支付密码'))
    await typePassword(page, '804631')
    await page.until(() => page.findText('请再次输入支付密码'))
    return page
  }

  it('sends the present one with the new one, and shows what was changed', async () => {
    const page = await typed()
    answer(changePayPassword, {})
    answer(queryCredentials, { credentials: [], justChanged: { credential: 'payment', at: AT } })
    await typePassword(page, '804631')
    await page.until(() => expect(lastPage()).toEqual(['/changePassSuccessed']))
    expect(sent(changePayPassword)).toEqual([{ oldPassword: '135790', newPassword: '804631' }])
  })

  it('asks for the present one again when it was wrong, and leads from a locked one to its reset', async () => {
    const page = await typed()
    refuse(changePayPassword, 'PasswordWrong')
    await typePassword(page, '804631')
    await page.until(() => page.findText('支付密码错误，请重新输入'))
    page.findText('请输入原支付密码')
    await typePassword(page, '135791')
    await page.until(() => page.findText('请设置支付密码'))
    await typePassword(page, '804631')
    await page.until(() => page.findText('请再次输入支付密码'))
    refuse(changePayPassword, 'PasswordLocked')
    answer(queryConsents, { consents: [] })
    answer(queryCredentialReset, { standing: 'NONE' })
    await typePassword(page, '804631')
    await agreeTo(page, '重置支付密码')
    await page.until(() => expect(lastPage()).toEqual(['/resetPassword']))
  })
})

describe('/changePassSuccessed', () => {
  it('says what was changed and until when limits are lower', async () => {
    answer(queryCredentials, {
      credentials: [],
      justChanged: { credential: 'payment', at: AT },
      coolingUntil: AT + 86_400_000,
    })
    const page = await openPage('/changePassSuccessed')
    await page.until(() => page.findText('支付密码设置成功'))
    expect(page.text()).toMatch(/24小时内每日最多可转出5000元.*限额恢复时间/)
  })

  it('has nothing to show ten minutes later, and leads to the security centre', async () => {
    answer(queryCredentials, { credentials: [] })
    keepWaiting(querySecurity)
    const page = await openPage('/changePassSuccessed')
    await page.until(() => page.findText('最近没有修改密码'))
    await page.tap(page.findText('前往安全中心'))
    expect(lastPage()).toEqual(['/securityCenterIndex'])
  })
})

describe('/settingPasswordAPP', () => {
  showsObstacles(setLoginPassword, () => openPage('/settingPasswordAPP'), '下一步')

  const filled = async (first: string, second: string) => {
    const page = await openPage('/settingPasswordAPP')
    await page.type('[aria-label="登录密码"]', first)
    await page.type('[aria-label="再次输入"]', second)
    await page.tap(page.findText('下一步'))
    return page
  }

  it('is typed hidden, twice, and set by the payment password', async () => {
    const page = await filled('yangli2604', 'yangli2604')
    answer(setLoginPassword, {})
    answer(queryCredentials, { credentials: [], justChanged: { credential: 'login', at: AT } })
    await typePassword(page, '135790')
    await page.until(() => expect(lastPage()).toEqual(['/changePassSuccessed']))
    expect(sent(setLoginPassword)).toEqual([{ loginPassword: 'yangli2604', password: '135790' }])
  })

  it.each([
    ['yang26', 'yang26', '请输入8至20位'],
    ['26042604', '26042604', '须同时包含字母和数字，不能有其他字符'],
    ['yangli2604', 'yangli2605', '两次输入的密码不一致，请重新输入'],
  ])('%s and %s are refused on the phone: %s', async (first, second, says) => {
    const page = await filled(first, second)
    await page.until(() => page.findText(says))
    expect(sent(setLoginPassword)).toEqual([])
  })
})

describe('a reset', () => {
  beforeEach(() => {
    arrive({ signedIn: false })
    answer(queryConsents, { consents: [] })
    answer(queryCredentialReset, { standing: 'NONE' })
  })

  showsOwnerObstacles(resetGesture, () => openPage('/resetGues'))
  showsOwnerObstacles(resetPayPassword, () => openPage('/resetPassword'))

  it('of the gesture takes a face, a code and the new one twice, and signs in', async () => {
    answer(tencentFaceVerify, { passed: true, faceResult: '0', attemptsLeft: 4 })
    answer(queryCredentialReset, { standing: 'PASSED' })
    const page = await openPage('/resetGues', { bizToken: 'token' })
    await page.until(() => page.findText('身份已确认，请验证手机号后设置新的手势密码'))
    await typeCode(page)
    await page.tap(page.findText('下一步'))
    await page.until(() => page.findText('请绘制手势密码，至少连接4个点'))
    await draw(page, '01258')
    await page.until(() => page.findText('请再次绘制相同的图案'))
    answer(resetGesture, { sessionToken: 'new', expiresAt: 0 })
    const [at, coolingUntil] = [1_793_000_000_000, 1_793_086_400_000]
    answer(queryCredentials, { credentials: [], justChanged: { credential: 'gesture', at }, coolingUntil })
    await draw(page, '01258')
    await page.until(() => page.findText('手势密码已重置'))
    await page.until(() =>
      expect(page.text()).toMatch(/最多可转出5000元.*生效时间2026\.10\.26 15:33限额恢复时间2026\.10\.27 15:33/),
    )
    expect(sent(resetGesture)).toEqual([{ smsCode: '123456', pattern: '01258' }])
    expect(sent(sendSmsCode)).toEqual([{ purpose: 'resetGesture' }])
    expect(session().token).toBe('new')
  })

  it('of the payment password says a wrong code at the code, and a used-up face leads back to the face', async () => {
    answer(queryCredentialReset, { standing: 'PASSED' })
    const page = await openPage('/resetPassword')
    await page.until(() => page.findText('获取验证码'))
    await typeCode(page)
    const enter = async () => {
      await page.tap(page.findText('下一步'))
      await page.until(() => page.findText('请设置支付密码'))
      await typePassword(page, '804631')
      await page.until(() => page.findText('请再次输入支付密码'))
      await typePassword(page, '804631')
    }
    refuse(resetPayPassword, 'SmsCodeWrong')
    await enter()
    await page.until(() => page.findText('验证码错误，请重新输入'))
    refuse(resetPayPassword, 'FaceMissing')
    answer(queryCredentialReset, { standing: 'NONE' })
    await enter()
    await page.until(() => page.findText('开始识别'))
    expect(sent(resetPayPassword)[0]).toEqual({ smsCode: '123456', newPassword: '804631' })
  })

  it.each([true, false])(
    'of the payment password asks nothing that ends a session before the gesture (signed in: %s)',
    async (signedIn) => {
      arrive({ signedIn })
      answer(queryCredentials, { credentials: [], justChanged: { credential: 'payment', at: AT } })
      answer(queryCredentialReset, { standing: 'PASSED' })
      answer(resetPayPassword, {})
      const page = await openPage('/resetPassword')
      await page.until(() => page.findText('获取验证码'))
      await typeCode(page)
      await page.tap(page.findText('下一步'))
      await page.until(() => page.findText('请设置支付密码'))
      await typePassword(page, '804631')
      await page.until(() => page.findText('请再次输入支付密码'))
      await typePassword(page, '804631')
      await page.until(() => page.findText('支付密码已重置'))
      expect(asked().includes('queryCredentials')).toBe(signedIn)
    },
  )

  it('without a face asks a person by a code, and says that they decide', async () => {
    const page = await openPage('/resetPassword')
    await page.until(() => page.findText('不使用人脸，改用人工审核'))
    await page.tap(page.findText('不使用人脸，改用人工审核'))
    await page.until(() => page.findText('提交申请'))
    await typeCode(page)
    answer(requestCredentialReview, { recordNo: 'I1' })
    answer(queryCredentialReset, { standing: 'REVIEW', recordNo: 'I1' })
    await page.tap(page.findText('提交申请'))
    await page.until(() => page.findText('人工审核中'))
    expect(sent(requestCredentialReview)).toEqual([{ credential: 'payment', smsCode: '123456' }])
    expect(sent(sendSmsCode)).toEqual([{ purpose: 'credentialReview' }])
    expect(page.text()).not.toContain('开始识别')
    await page.tap(page.findText('改用人脸识别'))
    page.findText('开始识别')
    await page.tap(page.findText('不使用人脸，等待人工审核'))
    page.findText('人工审核中')
  })

  it('that a person refused says so and leaves the face', async () => {
    answer(queryCredentialReset, { standing: 'REJECTED', recordNo: 'I1' })
    const page = await openPage('/resetGues')
    await page.until(() => expect(page.text()).toContain('人工审核未通过'))
    page.findText('开始识别')
  })

  it('of an account of type II is another page', async () => {
    await openPage('/resetPassword', { acctId: 'a1' })
    expect(lastPage()).toEqual(['/lzhResetPassword'])
  })
})
