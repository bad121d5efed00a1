import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { agreeOpening } from '@/contract/onboarding/agreeOpening'
import { bindOpeningCard } from '@/contract/onboarding/bindOpeningCard'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { sendSmsCode } from '@/contract/security/sendSmsCode'
import { validateBindAccount } from '@/contract/card/validateBindAccount'
import { ERRORS } from '@/domain/errors/catalogue'
import { stateBefore } from '../testing/states'

jest.mock('@/platform/leaveGuard', () => ({ leaveGuard: { guard: () => () => undefined } }))

const DEBIT = '6222020000000000125'
const open = () => openPage('/bindbankcard')

async function filledIn() {
  const page = await open()
  await page.until(() => page.find('[aria-label="银行卡号"]'))
  await page.type('[aria-label="银行卡号"]', DEBIT)
  await page.type('[aria-label="银行预留手机号"]', '17000000003')
  await page.tap(page.findText('获取验证码'))
  await page.until(() => expect(page.text()).toContain('5分钟内有效'))
  await page.type('[aria-label="短信验证码"]', '123456')
  await page.tap('[role=checkbox]')
  return page
}

beforeEach(() => {
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
  answer(queryOnboarding, stateBefore('card'))
  answer(validateBindAccount, { bank_name: '工商银行', cardType: 'DEBIT' })
  answer(sendSmsCode, { sentTo: '170****0003', resendAfter: 60, validFor: 300 })
})

it('names the bank as the number is typed, and asks about no number that cannot be one', async () => {
  const page = await open()
  await page.until(() => page.find('[aria-label="银行卡号"]'))
  await page.type('[aria-label="银行卡号"]', '6222020000000000126')
  expect(sent(validateBindAccount)).toEqual([])
  await page.type('[aria-label="银行卡号"]', DEBIT)
  await page.until(() => page.findText('工商银行 借记卡 · 6222 0200 0000 0000 125'))
})

it('calls a number wrong as soon as no digit can mend it, or when its field is left, and not before', async () => {
  const wrong = '银行卡号有误，请核对后重新输入'
  const page = await open()
  await page.until(() => page.find('[aria-label="银行卡号"]'))
  await page.type('[aria-label="银行卡号"]', '622202000000000012')
  expect(page.text()).not.toContain(wrong)
  await page.type('[aria-label="银行卡号"]', '6222020000000000126')
  page.findText(wrong)
  await page.type('[aria-label="银行卡号"]', '62220200')
  expect(page.text()).not.toContain(wrong)
  page.find('[aria-label="银行卡号"]').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await page.until(() => page.findText(wrong))
})

it('says that a card’s bank is not known as soon as the number is typed', async () => {
  refuse(validateBindAccount, 'CardBankUnknown')
  const page = await open()
  await page.until(() => page.find('[aria-label="银行卡号"]'))
  await page.type('[aria-label="银行卡号"]', DEBIT)
  await page.until(() => page.findText(ERRORS.CardBankUnknown.message))
})

it('refuses a credit card before any code is sent', async () => {
  answer(validateBindAccount, { bank_name: '工商银行', cardType: 'CREDIT' })
  const page = await open()
  await page.until(() => page.find('[aria-label="银行卡号"]'))
  await page.type('[aria-label="银行卡号"]', '6222300000000011')
  await page.until(() => page.findText('暂不支持信用卡，请使用本人借记卡'))
})

it.each([
  ['', '17000000003', '银行卡号有误，请核对后重新输入'],
  ['6222020000000000126', '17000000003', '银行卡号有误，请核对后重新输入'],
  [DEBIT, '123', '手机号有误，请输入11位大陆手机号'],
])('sends no code for card %p and phone %p', async (cardNo, mobileNo, sentence) => {
  const page = await open()
  await page.until(() => page.find('[aria-label="银行卡号"]'))
  await page.type('[aria-label="银行卡号"]', cardNo)
  await page.type('[aria-label="银行预留手机号"]', mobileNo)
  await page.tap(page.findText('获取验证码'))
  page.findText(sentence)
  expect(sent(sendSmsCode)).toEqual([])
})

it('gives the consents, then binds the card and goes on', async () => {
  const page = await filledIn()
  const agreements = stateBefore('open').agreements
  answer(agreeOpening, stateBefore('card', { agreements }))
  answer(queryOnboarding, stateBefore('card', { agreements }))
  refuse(bindOpeningCard, 'CardOwnerMismatch')
  await page.tap(page.findText('同意协议并绑卡'))
  await page.until(() => page.findText(ERRORS.CardOwnerMismatch.message))
  expect(sent(agreeOpening)).toEqual([{ agreements: agreements.map(({ id, version }) => ({ id, version })) }])
  answer(bindOpeningCard, stateBefore('password', { agreements }))
  await page.tap(page.findText('同意协议并绑卡'))
  await page.until(() => expect(pages()).toEqual(['/', '/setPassword']))
  expect(sent(agreeOpening)).toHaveLength(1)
  const request = { cardNo: DEBIT, mobileNo: '17000000003', smsCode: '123456' }
  expect(sent(bindOpeningCard)[0]).toEqual(request)
})

it('binds nothing before the agreements are ticked, which they are not beforehand', async () => {
  const page = await filledIn()
  await page.tap('[role=checkbox]')
  expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  await page.tap(page.findText('同意协议并绑卡'))
  await page.until(() => page.findText('请先勾选协议'))
  expect([sent(agreeOpening), sent(bindOpeningCard)]).toEqual([[], []])
})

it('counts the list of steps as its head does', async () => {
  const page = await open()
  await page.until(() => page.findText('第5步，共5步'))
  await page.tap('[aria-label$="查看全部步骤"]')
  await page.until(() => page.findText('开户步骤'))
  const numbers = page.findAll('.steps-sheet__place').map(({ textContent }) => textContent)
  expect(numbers).toEqual(['1', '2', '3', '4', '', '5', '', ''])
})

it('says what is applied for, and of which kind the account is', async () => {
  const page = await open()
  await page.until(() => page.findText('个人电子账户（II类户）'))
})

it.each([
  ['CardPhoneMismatch', '手机号与银行预留手机号不一致，请核对'],
  ['CardOwnerMismatch', '该银行卡户名或证件与您的信息不符，请使用本人银行卡'],
  ['SmsCodeExpired', '验证码已失效，请重新获取'],
] as const)('shows %s under its field and keeps what was typed', async (name, sentence) => {
  const page = await filledIn()
  answer(agreeOpening, stateBefore('card'))
  refuse(bindOpeningCard, name)
  await page.tap(page.findText('同意协议并绑卡'))
  await page.until(() => expect(page.findAll('[role=alert]').map((each) => each.textContent)).toContain(sentence))
  expect((page.find('[aria-label="银行卡号"]') as HTMLInputElement).value).toBe(DEBIT)
})

it('sends who has not shown their face yet to do that first', async () => {
  answer(queryOnboarding, stateBefore('face'))
  const page = await open()
  await page.until(() => expect(pages()).toEqual(['/', '/publicFaceAddCard']))
})
