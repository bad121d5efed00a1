import { invitationPast } from '@/app/invitation'
import type { Obstacle } from '@/session/gate'
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
