import { timeLeftText } from './timeLeft'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const END = 100 * DAY

it.each([
  ['RUNNING', 2 * DAY + HOUR, '还剩2天1小时'],
  ['RUNNING', 2 * DAY + HOUR - 1, '还剩2天'],
  ['RUNNING', DAY - 1, '还剩23小时'],
  ['RUNNING', HOUR, '还剩1小时'],
  ['RUNNING', HOUR - 1, '还剩不到1小时'],
  ['PAUSED', DAY, undefined],
  ['ENDED', -DAY, undefined],
] as const)('tells of one that is %s how long it goes on: %d ms are %s', (state, left, text) => {
  expect(timeLeftText({ state, startAt: 0, endAt: END }, END - left)).toBe(text)
})

it('tells of one to come when it begins, by the bank’s time', () => {
  expect(timeLeftText({ state: 'SCHEDULED', startAt: 3 * DAY, endAt: END }, DAY)).toBe('2天后开始')
})
