import { invitationPast } from '@/app/invitation'
import type { Obstacle } from '@/session/gate'
import { Locked } from '@/features/loaded/Locked'
import { mount } from '@test/component/harness'
import { afterEntryText } from './entryText'

it.each([
  ['authorise', '登录或开户后参加'],
  ['register', '登录或开户后参加'],
  ['openAccount', '继续开户后参加'],
  ['sync', '同步账户后参加'],
  ['gesture', '登录后参加'],
] as const satisfies readonly (readonly [Obstacle, string])[])(
  'leads who is kept by %s in by a name that is true',
  (by, said) => {
    const invitation = invitationPast(by)
    expect(invitation && afterEntryText(invitation, '参加')).toBe(said)
  },
)

it('names the way in alike where a whole page waits for it', async () => {
  const accept = jest.fn(() => Promise.resolve())
  const page = await mount(Locked, { invitation: invitationPast('register'), accept })
  expect(page.text()).not.toContain('立即开户')
  await page.tap(page.findText('登录或开户'))
  expect(accept).toHaveBeenCalledTimes(1)
})
