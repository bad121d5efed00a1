import { answer, asked, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { ERRORS } from '@/domain/errors/catalogue'
import { checkRegisterStatus } from '@/contract/entry/checkRegisterStatus'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { setGesturePassword } from '@/contract/security/setGesturePassword'
import { verifyGestureCipherResult } from '@/contract/security/verifyGestureCipherResult'
import type { Mounted } from '@test/component/harness'
import { boxAtom } from '@/session/overlay'
import { session } from '@/session/session'
import { store } from '@/session/store'
import { MISMATCH } from './steps'

const L = ['左上', '左', '左下', '下', '右下']
const POINTS = ['左上', '上', '右上', '左', '中间', '右', '左下', '下', '右下']

/** Presses the points one after another, the way of those who can't draw. */
async function drawn(page: Mounted, labels: readonly string[]): Promise<void> {
  for (const label of labels) await page.tap(`[aria-label="${label}"]`)
  await page.tap(page.findText('完成'))
}

async function typed(page: Mounted, digits: string): Promise<void> {
  for (const digit of digits) {
    const keys = page.findAll('.ui-secure-keyboard__key').filter((key) => key.textContent === digit)
    const [key] = keys
    if (!key) throw new Error(`no key ${digit}`)
    await page.tap(key)
  }
}

const open = () => openPage('/GesturePassword', { type: '1' })

beforeEach(() => {
  arrive({ signedIn: false, gestureSet: false })
})

it('sets what was drawn twice and proved by the password, signs in and goes on', async () => {
  answer(setGesturePassword, { sessionToken: 'new', expiresAt: 0 })
  const page = await open()
  await drawn(page, L)
  await drawn(page, L)
  await page.until(() => page.findText('请输入支付密码'))
  expect(asked()).toEqual(['queryObstacles'])
  await typed(page, '135790')
  await page.until(() => expect(pages()).toEqual(['/', '/']))
  const pattern = L.map((label) => POINTS.indexOf(label)).join('')
  expect(asked().slice(0, 2)).toEqual(['queryObstacles', 'setGesturePassword'])
  expect(sent(setGesturePassword)).toEqual([{ pattern, password: '135790' }])
  expect(session()).toMatchObject({ token: 'new', visitor: { signedIn: true, gestureSet: true } })
})

it('starts anew when the second drawing differs', async () => {
  const page = await open()
  await drawn(page, L)
  await drawn(page, [...L].reverse())
  await page.until(() => expect(page.text()).toContain(MISMATCH))
  expect(page.findAll('.ui-secure-keyboard__key')).toEqual([])
})

it('keeps the pattern when the password was wrong, and goes nowhere', async () => {
  refuse(setGesturePassword, 'PasswordWrong')
  const page = await open()
  await drawn(page, L)
  await drawn(page, L)
  await page.until(() => page.findText('请输入支付密码'))
  await typed(page, '000000')
  await page.until(() => page.findText('支付密码错误，请重新输入'))
  expect(pages()).toEqual(['/', '/GesturePassword'])
  expect(session().visitor?.signedIn).toBe(false)
})

it.each(['AccountLost', 'PhoneLost'] as const)('leads from %s to where the loss can be ended', async (refusal) => {
  refuse(setGesturePassword, refusal)
  const page = await open()
  await drawn(page, L)
  await drawn(page, L)
  await page.until(() => page.findText('请输入支付密码'))
  await typed(page, '135790')
  await page.until(() => expect(store.get(boxAtom)?.request.confirmText).toBe('去解挂'))
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => expect(pages().slice(-1)).toEqual(['/reportTheLossList']))
  expect(page.findAll('.ui-secure-keyboard__key')).toEqual([])
})

it.each([
  ['AccountLost', '去解挂', '/reportTheLossList'],
  ['PhoneLost', '去解挂', '/reportTheLossList'],
  ['PasswordLocked', '通过人脸识别重置', '/resetGues'],
  ['TooManyTries', '', ''],
] as const)('says %s before anything is drawn, and leads on', async (name, way, route) => {
  const { code, message } = ERRORS[name]
  answer(queryObstacles, { obstacles: [{ code, name, message }] })
  const page = await open()
  await page.until(() => page.findText(message))
  expect(sent(queryObstacles)).toEqual([{ call: 'setGesturePassword' }])
  await drawn(page, L)
  await page.until(() => expect(store.get(boxAtom)?.request.content).toBe(message))
  store.get(boxAtom)?.answer('cancel')
  expect(page.text()).not.toContain('请再次绘制')
  if (way === '') return
  const bar = page.findAll('.ui-notice__inside').find(({ textContent }) => textContent?.includes(way))
  if (!bar) throw new Error(`no bar leads to ${way}`)
  await page.tap(bar)
  await page.until(() => expect(pages()).toContain(route))
})

it.each([
  [{ registerStatus: 'UNREGISTERED' }, '/VerifiedPhone'],
  [{ registerStatus: 'ELSEWHERE' }, '/syncaccount'],
  [{ registerStatus: 'REGISTERED' }, '/OpenMiddle'],
] as const)('leads who opens it as a link without an account (%j) to %s', async ({ registerStatus }, way) => {
  arrive({ registerStatus, hasAccount: false, signedIn: false, gestureSet: false })
  answer(checkRegisterStatus, { registerStatus, hasAccount: false, signedIn: false })
  answer(verifyGestureCipherResult, { gestureCipherResult: '0' })
  const page = await open()
  await page.until(() => expect(pages()).toEqual(['/', way]))
})
