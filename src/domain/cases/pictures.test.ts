import { CASES_A_DAY } from './machine'
import {
  CASE_PICTURE_LIMIT,
  CASE_PICTURES,
  CASE_PICTURES_A_DAY,
  isCasePictureSize,
  LARGEST_CASE_PICTURE,
} from './pictures'

test.each([
  [16, 16, true],
  [8192, 8192, true],
  [1080, 2400, true],
  [15, 16, false],
  [16, 15, false],
  [8193, 16, false],
  [16, 8193, false],
  [0, 0, false],
])('a picture of %d by %d pixels: %s', (width, height, taken) => {
  expect(isCasePictureSize({ width, height })).toBe(taken)
})

test('what the app makes the bank takes, and a day’s pictures are enough for a day’s cases', () => {
  expect(CASE_PICTURE_LIMIT.maxBytes).toBeLessThan(LARGEST_CASE_PICTURE)
  expect(CASE_PICTURES_A_DAY).toBeGreaterThanOrEqual(CASE_PICTURES * CASES_A_DAY)
})
