import { mount } from '@test/component/harness'
import { answer, asked, forgetBank } from '@/app/testing/fakeBank'
import { pages, startAt } from '@/app/testing/fakeRouter'
import { arrive, nobodyYet } from '@/app/testing/people'
import { findRoute } from '@/routes/table'
import { forgetAnswers } from '@/session/memory'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { stateBefore } from '../testing/states'
import type { Mounted } from '@test/component/harness'
import Password from './index'

jest.mock('@/platform/navigation', () => jest.requireActual('@/app/testing/fakeRouter'))
jest.mock('@/session/bank', () => jest.requireActual('@/app/testing/fakeBank'))
jest.mock('@/app/page', () => ({ definePage: (Body: unknown) => Body }))

Object.assign(globalThis, { BANK_IS_SANDBOX: true })

const open = () => mount(Password, { route: findRoute('/setPassword'), query: {} } as object)
const sent = () => asked.filter(({ name }) => name === 'setOpeningPassword')

async function typed(page: Mounted, digits: string): Promise<void> {
  for (const digit of digits) {
    const [key] = page.findAll('.ui-keyboard__key').filter((each) => each.textContent === digit)
    if (!key) throw new Error(`no key ${digit}`)
    await page.tap(key)
  }
}

async function opened(): Promise<Mounted> {
  const page = await open()
  await page.until(() => page.findText('请设置支付密码'))
  return page
}

beforeEach(async () => {
  await startAt('/setPassword')
  nobodyYet()
  forgetBank()
  forgetAnswers()
  store.get(boxAtom)?.answer('close')
  arrive({ hasAccount: false, signedIn: false, gestureSet: false })
  answer({ queryOnboarding: stateBefore('password') })
})

it.each([
  ['111111', '不能使用6位相同的数字，请重新设置'],
  ['123456', '不能使用连续数字，请重新设置'],
  ['987654', '不能使用连续数字，请重新设置'],
])('refuses %s at once', async (digits, sentence) => {
  const page = await opened()
  await typed(page, digits)
  await page.until(() => page.findText(sentence))
  expect(sent()).toEqual([])
})

it('wants it twice alike, and begins anew when it is not', async () => {
  const page = await opened()
  await typed(page, '246813')
  await page.until(() => page.findText('请再次输入支付密码'))
  await typed(page, '246814')
  await page.until(() => page.findText('两次输入的密码不一致，请重新设置'))
  page.findText('请设置支付密码')
  expect(sent()).toEqual([])
})

it('sets it and goes on', async () => {
  answer({ setOpeningPassword: stateBefore('agreements') })
  const page = await opened()
  await typed(page, '246813')
  await page.until(() => page.findText('请再次输入支付密码'))
  await typed(page, '246813')
  await page.until(() => expect(pages()).toEqual(['/', '/OpenMiddle']))
  expect(sent()).toEqual([{ name: 'setOpeningPassword', request: { password: '246813' } }])
})

it('begins anew with the bank’s word for one that only the bank finds weak', async () => {
  answer({ setOpeningPassword: 'PasswordWeak' })
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
