import { formatRecent } from './recent'

const at = (text: string): number => Date.parse(`${text}+08:00`)

it.each([
  ['2026-11-21T00:00', '2026-11-21T23:59', '今天 00:00'],
  ['2026-11-20T23:59', '2026-11-21T00:00', '昨天 23:59'],
  ['2026-10-31T09:05', '2026-11-01T08:00', '昨天 09:05'],
  ['2026-11-19T14:05', '2026-11-21T00:30', '2026.11.19 14:05'],
  ['2026-11-22T00:00', '2026-11-21T23:59', '2026.11.22 00:00'],
])('what was at %s reads at %s as %s', (then, now, text) => expect(formatRecent(at(then), at(now))).toBe(text))
