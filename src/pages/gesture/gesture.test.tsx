import { mount } from '@test/component/harness'
import type { Mounted } from '@test/component/harness'
import { findRoute } from '@/routes/table'
import { session } from '@/session/session'
import { answer, asked, forgetBank } from '@/app/testing/fakeBank'
import { pages, startAt } from '@/app/testing/fakeRouter'
import { arrive, nobodyYet } from '@/app/testing/people'
import Gesture from './index'

jest.mock('@/platform/navigation', () => jest.requireActual('@/app/testing/fakeRouter'))
jest.mock('@/session/bank', () => jest.requireActual('@/app/testing/fakeBank'))
jest.mock('@/app/page', () => ({ definePage: (Body: unknown) => Body }))

Object.assign(globalThis, { BANK_IS_SANDBOX: true })

const open = () => mount(Gesture, { route: findRoute('/gesture'), query: {} } as object)

async function tapped(page: Mounted): Promise<void> {
  for (const label of ['左上', '左', '左下', '下', '右下']) await page.tap(`[aria-label="${label}"]`)
  await page.tap(page.findText('完成'))
}

beforeEach(async () => {
  await startAt('/gesture')
  nobodyYet()
  forgetBank()
  arrive({ signedIn: false })
})

it('signs in with the bank’s new session and goes on to where the customer was going', async () => {
  answer({ verifyGesture: { sessionToken: 'new', expiresAt: 0 } })
  const page = await open()
  expect(page.text()).toContain('您好，张*')
  await tapped(page)
  await page.until(() => expect(pages()).toEqual(['/', '/']))
  expect(asked).toEqual([{ name: 'verifyGesture', request: { pattern: '03678' } }])
  expect(session().token).toBe('new')
})

it('says what the bank says of a wrong gesture, and lets the customer try again', async () => {
  answer({ verifyGesture: 'GestureWrong' })
  const page = await open()
  await tapped(page)
  await page.until(() => page.findText('手势密码错误，请重新输入'))
  expect(pages()).toEqual(['/', '/gesture'])
  page.find('.ui-gesture__pad')
})

it('leaves a locked customer the payment password, and no pad', async () => {
  answer({ verifyGesture: 'GestureLocked' })
  const page = await open()
  await tapped(page)
  await page.until(() => page.findText('通过支付密码重置'))
  expect(page.findAll('.ui-gesture__pad')).toEqual([])
})
