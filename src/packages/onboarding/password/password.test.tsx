import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { openAccount } from '@/contract/onboarding/openAccount'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { setOpeningPassword } from '@/contract/onboarding/setOpeningPassword'
import { ERRORS } from '@/domain/errors/catalogue'
import { ERROR_MESSAGES } from '@/domain/errors/messages'
import { currentToast } from '@/ui/Toast/queue'
import { stateBefore, stateWith } from '../testing/states'
import type { Mounted } from '@test/component/harness'

const open = () => openPage('/setPassword')

async function typed(page: Mounted, digits: string): Promise<void> {
  for (const digit of digits) {
    const [key] = page.findAll('.ui-secure-keyboard__key').filter((each) => each.textContent === digit)
    if (!key) throw new Error(`no key ${digit}`)
    await page.tap(key)
  }
}

async function opened(): Promise<Mounted> {
  const page = await open()
  await page.until(() => page.findText('请设置支付密码'))
  return page
}

beforeEach(() => {
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
  answer(queryOnboarding, stateBefore('password'))
})

it.each([
  ['111111', '不能使用6位相同的数字，请重新设置'],
  ['123456', '不能使用连续数字，请重新设置'],
  ['987654', '不能使用连续数字，请重新设置'],
])('refuses %s at once', async (digits, sentence) => {
  const page = await opened()
  await typed(page, digits)
  await page.until(() => page.findText(sentence))
  expect(sent(setOpeningPassword)).toEqual([])
})

it('wants it twice alike, and begins anew when it is not', async () => {
  const page = await opened()
  await typed(page, '246813')
  await page.until(() => page.findText('请再次输入支付密码'))
  await typed(page, '246814')
  await page.until(() => page.findText('两次输入的密码不一致，请重新设置'))
  page.findText('请设置支付密码')
  expect(sent(setOpeningPassword)).toEqual([])
})

it('sets it and goes on', async () => {
  answer(setOpeningPassword, stateBefore('agreements'))
  const page = await opened()
  await typed(page, '246813')
  await page.until(() => page.findText('请再次输入支付密码'))
  await typed(page, '246813')
  await page.until(() => expect(pages()).toEqual(['/', '/OpenMiddle']))
  expect(sent(setOpeningPassword)).toEqual([{ password: '246813' }])
})

describe('where nothing but the password is left', () => {
  const LAST = stateWith(['phone', 'idCard', 'face', 'personal', 'tax', 'card', 'agreements'])
  const SUBMITTED = stateBefore('open', { opening: { state: 'SUBMITTED', submittedAt: 1 } })

  beforeEach(() => {
    answer(queryOnboarding, LAST)
    answer(setOpeningPassword, stateBefore('open'))
  })

  async function set(page: Mounted): Promise<void> {
    await typed(page, '246813')
    await page.until(() => page.findText('请再次输入支付密码'))
    await typed(page, '246813')
  }

  it('says what is handed in with it, and hands it in', async () => {
    answer(openAccount, SUBMITTED)
    const page = await opened()
    page.findText('设置完成后，即按以下信息提交开户申请')
    page.findText('个人电子账户（II类户）')
    await set(page)
    await page.until(() => expect(pages()).toEqual(['/', '/openLoading']))
  })

  it('leads to the page of the agreements with the reason when that fails', async () => {
    refuse(openAccount, 'IdCardTaken')
    const page = await opened()
    await set(page)
    await page.until(() => expect(pages()).toEqual(['/', '/OpenMiddle']))
    expect(navigation.stack[1]?.query).toEqual({ step: 'agreements' })
    expect(currentToast()?.text).toBe(ERRORS.IdCardTaken.message)
  })
})

it('hands nothing in while more is left than the password', async () => {
  const page = await opened()
  expect(page.text()).not.toContain('提交开户申请')
})

it('begins anew with the bank’s word for one that only the bank finds weak', async () => {
  refuse(setOpeningPassword, 'PasswordWeak')
  const page = await opened()
  await typed(page, '246813')
  await page.until(() => page.findText('请再次输入支付密码'))
  await typed(page, '246813')
  await page.until(() => page.findText('支付密码过于简单，请重新设置'))
  page.findText('请设置支付密码')
})

it('keeps no digit in the page', async () => {
  const page = await opened()
  await typed(page, '246813')
  await page.until(() => page.findText('请再次输入支付密码'))
  expect(page.container.innerHTML).not.toContain('246813')
})

it('says any other refusal at the keyboard, and no toast repeats it', async () => {
  refuse(setOpeningPassword, 'InternalError')
  const page = await opened()
  await typed(page, '246813')
  await page.until(() => page.findText('请再次输入支付密码'))
  await typed(page, '246813')
  await page.until(() => expect(page.find('[role=dialog] [aria-live=polite]').textContent).toBe(ERROR_MESSAGES.InternalError))
  expect(currentToast()).toBeUndefined()
})
