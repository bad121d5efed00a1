import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { checkRegisterStatus } from '@/contract/entry/checkRegisterStatus'
import { verifyGestureCipherResult } from '@/contract/security/verifyGestureCipherResult'
import { changeWxSyncUserInfo } from '@/contract/entry/changeWxSyncUserInfo'
import { checkRegisterUser } from '@/contract/entry/checkRegisterUser'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { ONBOARDING_STEPS } from '@/domain/onboarding/steps'
import { session } from '@/session/session'
import { stateBefore, stateWith } from './testing/states'

const opening = (given: Partial<NonNullable<OnboardingState['opening']>>): OnboardingState =>
  stateBefore('open', { opening: { state: 'FAILED', submittedAt: 1, ...given } })
const OPENED = stateWith(ONBOARDING_STEPS, {
  opening: { state: 'OPENED', submittedAt: 1, acctNo: '9909539600000000018' },
})

beforeEach(() => {
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
})

describe('while the bank works on the application', () => {
  it('asks until it is decided and goes to the outcome', async () => {
    answer(queryOnboarding, opening({ state: 'PROCESSING' }))
    const page = await openPage('/openLoading')
    await page.until(() => expect(page.find('.is-current').textContent).toContain('开立电子账户'), 2000)
    expect(pages()).toEqual(['/', '/openLoading'])
    answer(queryOnboarding, OPENED)
    await page.until(() => expect(pages()).toEqual(['/', '/success']), 3000)
  })

  it('leads to the reason when it failed', async () => {
    answer(queryOnboarding, opening({}))
    const page = await openPage('/openLoading')
    await page.until(() => expect(pages()).toEqual(['/', '/openAccountFail']), 2000)
  })
})

describe('an application that failed', () => {
  const failure = (wayOn: 'idCard' | 'card' | 'sync' | 'counter') =>
    opening({ failure: { reason: 'IDENTITY', message: '原因', wayOn } })

  it.each([
    ['idCard', '重新提交身份证', '/VerifiedIdCard'],
    ['card', '更换银行卡', '/bindbankcard'],
    ['sync', '查看办理方式', '/syncoropenaccount'],
    ['sync', '更换身份证', '/VerifiedIdCard'],
    ['sync', '资料无误，重新提交', '/OpenMiddle'],
    ['counter', '返回首页', '/'],
    ['counter', '资料无误，重新提交', '/OpenMiddle'],
  ] as const)('with the way on %s offers %s', async (wayOn, action, route) => {
    answer(queryOnboarding, failure(wayOn))
    const page = await openPage('/openAccountFail')
    await page.until(() => page.findText('原因'))
    expect(page.text()).toContain('95396')
    page.findText('资料无误，重新提交')
    await page.tap(page.findText(action))
    await page.until(() => expect(pages().slice(-1)).toEqual([route]))
  })
})

describe('an open account', () => {
  it('shows its number and what comes next', async () => {
    answer(checkRegisterStatus, { registerStatus: 'REGISTERED', hasAccount: true, signedIn: false })
    answer(verifyGestureCipherResult, { gestureCipherResult: '0' })
    answer(queryOnboarding, OPENED)
    const page = await openPage('/success')
    await page.until(() => page.findText('9909 5396 0000 0000 018'))
    await page.tap(page.findText('设置手势密码'))
    await page.until(() => expect(pages()).toEqual(['/', '/GesturePassword']))
  })

  it('is not said to be open before it is', async () => {
    answer(queryOnboarding, opening({ state: 'PROCESSING' }))
    const page = await openPage('/success')
    await page.until(() => expect(pages()).toEqual(['/', '/openLoading']))
    expect(page.text()).not.toContain('开户成功，')
  })
})

describe('a step that is behind the customer', () => {
  it('shows the bound card and lets it be changed', async () => {
    const card = { bankName: '工商银行', cardNo: '**** 0125' }
    answer(queryOnboarding, stateBefore('password', { card }))
    const page = await openPage('/bandcardsuccess')
    await page.until(() => page.findText('**** 0125'))
    await page.tap(page.findText('更换银行卡'))
    await page.until(() => expect(pages()).toEqual(['/', '/bindbankcard']))
  })

  it.each(['/registerSucess', '/bandcardsuccess'] as const)('%s leads to the step where it is not', async (name) => {
    answer(queryOnboarding, stateWith([]))
    const page = await openPage(name)
    await page.until(() => expect(pages()).toEqual(['/', '/VerifiedPhone']))
  })
})

describe('an account in another channel', () => {
  const ELSEWHERE = { accountStatus: 'ELSEWHERE', registerMobileNo: '170****0004' } as const

  it('shows the bank’s number and nothing a link says', async () => {
    answer(checkRegisterUser, ELSEWHERE)
    const page = await openPage('/syncaccount', { mobileNo: '点此领奖' })
    await page.until(() => page.findText('170****0004'))
    expect(page.text()).not.toContain('点此领奖')
  })

  it('applies nothing when cancelled', async () => {
    answer(checkRegisterUser, ELSEWHERE)
    answer(changeWxSyncUserInfo, {})
    const page = await openPage('/syncaccount')
    await page.until(() => page.findText('暂不同步'))
    await page.tap(page.findText('暂不同步'))
    await page.until(() => expect(pages()).toEqual(['/']))
    expect(sent(changeWxSyncUserInfo)).toMatchObject([{ cancelled: true }])
  })

  it('takes it over with the code and no other', async () => {
    const code = { sentTo: '170****0004', resendAfter: 60, validFor: 300 }
    answer(checkRegisterUser, ELSEWHERE)
    answer(sendSmsCode, code)
    refuse(changeWxSyncUserInfo, 'SmsCodeWrong')
    const page = await openPage('/syncaccount')
    await page.until(() => page.findText('确认同步'))
    await page.tap(page.findText('确认同步'))
    page.findText('请先获取验证码')
    await page.tap(page.findText('获取验证码'))
    await page.until(() => expect(page.text()).toContain('5分钟内有效'))
    await page.type('[aria-label="短信验证码"]', '123456')
    await page.tap(page.findText('确认同步'))
    await page.until(() => page.findText('验证码错误，请重新输入'))
    expect(sent(sendSmsCode)[0]).toEqual({ purpose: 'syncAccount' })
  })

  it('goes on after a lost answer when the bank has taken it over all the same', async () => {
    arrive({ registerStatus: 'ELSEWHERE', hasAccount: false, signedIn: false, gestureSet: false })
    answer(checkRegisterUser, ELSEWHERE)
    answer(sendSmsCode, { sentTo: '170****0004', resendAfter: 60, validFor: 300 })
    loseAnswer(changeWxSyncUserInfo)
    const page = await openPage('/syncaccount')
    await page.until(() => page.findText('获取验证码'))
    await page.tap(page.findText('获取验证码'))
    await page.until(() => expect(page.text()).toContain('5分钟内有效'))
    await page.type('[aria-label="短信验证码"]', '123456')
    answer(checkRegisterStatus, { registerStatus: 'REGISTERED', hasAccount: true, signedIn: false })
    answer(verifyGestureCipherResult, { gestureCipherResult: '1' })
    await page.tap(page.findText('确认同步'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/']))
  })

  it('learns who the person is now before it lets them sign in', async () => {
    arrive({ registerStatus: 'ELSEWHERE', hasAccount: false, signedIn: false, gestureSet: false })
    answer(checkRegisterUser, { accountStatus: 'HERE' })
    const page = await openPage('/syncaccount')
    await page.until(() => page.findText('去登录'))
    answer(checkRegisterStatus, { registerStatus: 'REGISTERED', hasAccount: true, signedIn: false })
    answer(verifyGestureCipherResult, { gestureCipherResult: '1' })
    await page.tap(page.findText('去登录'))
    await page.until(() => expect(session().visitor?.registerStatus).toBe('REGISTERED'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/']))
  })

  it('offers no second registration to whom the platform knows as the same person', async () => {
    answer(checkRegisterUser, { ...ELSEWHERE, foundByPhone: false })
    const page = await openPage('/syncoropenaccount')
    await page.until(() => page.findText('原手机号已停用'))
    expect(page.text()).not.toContain('开立新账户')
  })

  it('offers both ways, and only one to who has nothing elsewhere', async () => {
    answer(checkRegisterUser, { ...ELSEWHERE, foundByPhone: true })
    const page = await openPage('/syncoropenaccount')
    await page.until(() => page.findText('开立新账户'))
    await page.tap(page.findText('同步已有账户'))
    await page.until(() => expect(pages()).toEqual(['/', '/syncaccount']))
    expect(navigation.stack[1]?.query).toEqual({ mobileNo: '170****0004' })
    answer(checkRegisterUser, { accountStatus: 'HERE' })
    const other = await openPage('/syncoropenaccount')
    await other.until(() => other.findText('继续开户'))
    expect(other.text()).not.toContain('同步已有账户')
  })
})
