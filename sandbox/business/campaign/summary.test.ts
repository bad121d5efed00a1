import { day } from '@/domain/dates/day'
import { newcomerGift } from './campaigns/newcomerGift'
import type { Campaign } from './find'
import { summaryOf } from './wire'

const definition = newcomerGift(day('20261125'))
const LEFT = new Map(definition.prizes.map(({ prizeKey }) => [prizeKey, 1]))
const row = { actId: definition.actId, startAt: 0, endAt: 1, places: null, joined: 0 } as Campaign['row']

it.each([
  ['SCHEDULED', true],
  ['RUNNING', true],
  ['PAUSED', true],
  ['ENDED', false],
  ['SETTLING', false],
  ['CANCELLED', false],
  ['ARCHIVED', false],
] as const)('says what a campaign brings only while it can still bring it: %s', (state, brings) => {
  const { worth } = summaryOf({ definition, row, state, closed: false }, LEFT)
  expect(worth !== undefined).toBe(brings)
})
