import { badgeCount } from './unread'

it('counts every part of the box but what is advertising', () => {
  expect(badgeCount({ trades: 1, account: 20, activity: 300, notices: 4_000 })).toBe(4_021)
  expect(badgeCount({ trades: 0, account: 0, activity: 12, notices: 0 })).toBe(0)
})
