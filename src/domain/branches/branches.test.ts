import fc from 'fast-check'
import { day } from '../dates/day'
import { instantOf } from '../dates/instant'
import { distanceBetween, distanceText, hoursText, isOpen, sharedPhone } from './branches'

const OFFICE = { from: 540, until: 1_020 }
const SHORT = { from: 570, until: 930 }

it.each([
  [[undefined, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, undefined], '周一至周五 09:00-17:00'],
  [[SHORT, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, SHORT], '周一至周五 09:00-17:00，周六至周日 09:30-15:30'],
  [[undefined, OFFICE, undefined, OFFICE, undefined, undefined, undefined], '周一 09:00-17:00，周三 09:00-17:00'],
  [Array.from({ length: 7 }, () => ({ from: 0, until: 1_440 })), '周一至周日 00:00-24:00'],
  [[], ''],
])('hours %j read %s', (hours, said) => expect(hoursText({ hours })).toBe(said))

it.each([
  // A Monday and a Sunday in Shanghai.
  ['20261123', 9, 0, true],
  ['20261123', 8, 59, false],
  ['20261123', 16, 59, true],
  ['20261123', 17, 0, false],
  ['20261122', 12, 0, false],
])('on %s at %d:%d it serves: %s', (of, hours, minutes, open) => {
  const branch = { hours: [undefined, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, undefined] }
  expect(isOpen(branch, instantOf(day(of), hours, minutes))).toBe(open)
})

it('is as far there as back, nothing to itself, and known between two cities', () => {
  const place = fc.record({
    longitude: fc.double({ min: 73, max: 135, noNaN: true }),
    latitude: fc.double({ min: 4, max: 53, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceBetween(a, b)).toBe(distanceBetween(b, a))
      expect(distanceBetween(a, a)).toBe(0)
    }),
  )
  // Changchun and Jilin: about 98 km.
  const apart = distanceBetween({ longitude: 125.318, latitude: 43.866 }, { longitude: 126.541, latitude: 43.834 })
  expect(Math.round(apart / 1_000)).toBe(98)
})

it.each([
  [848, '850米'],
  [999, '1000米'],
  [1_000, '1.0公里'],
  [12_340, '12.3公里'],
])('%d metres read %s', (metres, said) => expect(distanceText(metres)).toBe(said))

it.each([
  [['1', '1'], '1'],
  [['1', '2'], undefined],
  [[], undefined],
])('branches with the numbers %j share %p', (phones, shared) =>
  expect(sharedPhone(phones.map((phone) => ({ phone })))).toBe(shared),
)
