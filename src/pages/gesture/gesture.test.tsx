import { answer, asked, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { checkRegisterStatus } from '@/contract/entry/checkRegisterStatus'
import { verifyGesture } from '@/contract/security/verifyGesture'
import { verifyGestureCipherResult } from '@/contract/security/verifyGestureCipherResult'
import type { Mounted } from '@test/component/harness'
import { session } from '@/session/session'

const open = () => openPage('/gesture')

async function tapped(page: Mounted): Promise<void> {
  for (const label of ['左上', '左', '左下', '下', '右下']) await page.tap(`[aria-label="${label}"]`)
  await page.tap(page.findText('完成'))
}

beforeEach(() => {
  arrive({ signedIn: false })
})

it('signs in with the bank’s new session and goes on to where the customer was going', async () => {
  answer(verifyGesture, { sessionToken: 'new', expiresAt: 0 })
  const page = await open()
  expect(page.text()).toContain('您好，张*')
  await tapped(page)
  await page.until(() => expect(pages()).toEqual(['/', '/']))
  expect(asked()).toEqual(['verifyGesture'])
  expect(sent(verifyGesture)).toEqual([{ pattern: '03678' }])
  expect(session().token).toBe('new')
})

it('says what the bank says of a wrong gesture, and lets the customer try again', async () => {
  refuse(verifyGesture, 'GestureWrong')
  const page = await open()
  await tapped(page)
  await page.until(() => page.findText('手势密码错误，请重新输入'))
  expect(pages()).toEqual(['/', '/gesture'])
  page.find('.ui-gesture-pad__pad')
})

it('leaves a locked customer the payment password, and no pad', async () => {
  refuse(verifyGesture, 'GestureLocked')
  const page = await open()
  await tapped(page)
  await page.until(() => page.findText('通过支付密码重置'))
  expect(page.findAll('.ui-gesture-pad__pad')).toEqual([])
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

it('leaves nothing to come back to for who resets the gesture by a face', async () => {
  refuse(verifyGesture, 'GestureLocked')
  const page = await open()
  await tapped(page)
  await page.until(() => page.findText('通过人脸识别重置'))
  await page.tap(page.findText('通过人脸识别重置'))
  await page.until(() => expect(pages()).toEqual(['/', '/resetGues']))
})
