import { answer, asked, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { checkRegisterStatus } from '@/contract/entry/checkRegisterStatus'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { registerCustomer } from '@/contract/onboarding/registerCustomer'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { verifyGestureCipherResult } from '@/contract/security/verifyGestureCipherResult'
import { ERRORS } from '@/domain/errors/catalogue'
import { stateBefore } from '../testing/states'

const open = () => openPage('/VerifiedPhone')
const SENT = { sentTo: '170****0003', resendAfter: 60, validFor: 300 }
const REGISTERED = { registerStatus: 'REGISTERED', hasAccount: false, signedIn: false } as const

async function filledIn() {
  const page = await open()
  await page.until(() => page.find('input'))
  await page.type('[aria-label="手机号"]', '17000000003')
  answer(sendSmsCode, SENT)
  await page.tap(page.findText('获取验证码'))
  await page.until(() => page.findText('验证码已发送至170****0003，5分钟内有效'))
  await page.type('[aria-label="短信验证码"]', '123456')
  return page
}

beforeEach(() => {
  arrive({ registerStatus: 'UNREGISTERED', hasAccount: false, signedIn: false, gestureSet: false })
  answer(queryOnboarding, stateBefore('phone'))
  answer(checkRegisterStatus, REGISTERED)
  answer(verifyGestureCipherResult, { gestureCipherResult: '0' })
})

it.each(['', '1200000000', '12000000000', '1'])('sends no code to %p and says why', async (typed) => {
  const page = await open()
  await page.until(() => page.find('input'))
  await page.type('[aria-label="手机号"]', typed)
  await page.tap(page.findText('获取验证码'))
  expect(page.text()).toContain('手机号有误，请输入11位大陆手机号')
  expect(asked()).not.toContain('sendSmsCode')
})

it('tells what to have ready before the first step', async () => {
  const page = await open()
  await page.until(() => page.find('input'))
  expect(
    page.findAll('[role=list][aria-label="开户前请准备"] [role=listitem]').map((each) => each.textContent),
  ).toEqual(['本人身份证', '本人借记卡', '约5分钟'])
  page.findText('仅支持居民身份证，暂不支持港澳台居民居住证和外国人永久居留身份证')
})

it('lets the phone fill in the code that came by SMS, and nothing else', async () => {
  const page = await open()
  await page.until(() => page.find('input'))
  const fills = page
    .findAll('input')
    .map((each) => [each.getAttribute('aria-label'), each.getAttribute('autocomplete')])
  expect(fills).toEqual([
    ['手机号', 'off'],
    ['短信验证码', 'one-time-code'],
  ])
})

it('asks for the code before it asks the bank', async () => {
  const page = await open()
  await page.until(() => page.find('input'))
  await page.type('[aria-label="手机号"]', '17000000003')
  await page.tap(page.findText('下一步'))
  page.findText('请先获取验证码')
})

it.each(['SmsTooOften', 'SmsDailyLimit'] as const)('says %s under the code, where it stays', async (name) => {
  refuse(sendSmsCode, name)
  const page = await open()
  await page.until(() => page.find('input'))
  await page.type('[aria-label="手机号"]', '17000000003')
  await page.tap(page.findText('获取验证码'))
  await page.until(() =>
    expect(page.findAll('[role=alert]').map((each) => each.textContent)).toContain(ERRORS[name].message),
  )
})

it('counts down until another code may be asked for', async () => {
  const page = await filledIn()
  expect(page.text()).toMatch(/(60|59)秒后重发/)
})

it('registers and goes straight on to the ID card', async () => {
  const page = await filledIn()
  answer(registerCustomer, { registerStatus: 'REGISTERED', registerMobileNo: '170****0003' })
  await page.tap(page.findText('下一步'))
  await page.until(() => expect(pages()).toEqual(['/', '/VerifiedIdCard']))
  expect(sent(registerCustomer)).toContainEqual({ mobileNo: '17000000003', smsCode: '123456' })
})

it('leads somebody registered elsewhere to the sync, with the masked number', async () => {
  const page = await filledIn()
  answer(registerCustomer, { registerStatus: 'ELSEWHERE', registerMobileNo: '170****0004' })
  await page.tap(page.findText('下一步'))
  await page.until(() => expect(pages()).toEqual(['/', '/syncaccount']))
  expect(navigation.stack[1]?.query).toEqual({ mobileNo: '170****0004' })
})

it.each([
  ['SmsCodeWrong', '验证码错误，请重新输入'],
  ['SmsCodeExpired', '验证码已失效，请重新获取'],
] as const)('shows %s under the code and keeps what was typed', async (name, sentence) => {
  const page = await filledIn()
  refuse(registerCustomer, name)
  await page.tap(page.findText('下一步'))
  await page.until(() => page.findText(sentence))
  expect((page.find('[aria-label="手机号"]') as HTMLInputElement).value).toBe('17000000003')
  expect(pages()).toEqual(['/', '/VerifiedPhone'])
})

it('sends somebody who is registered already to where they stand', async () => {
  answer(queryOnboarding, stateBefore('face'))
  const page = await open()
  await page.until(() => expect(pages()).toEqual(['/', '/liveDetection']))
})
