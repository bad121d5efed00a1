import { swipeOf } from './swipe'

it.each([
  [80, 0, 'previous'],
  [-80, 0, 'next'],
  [60, 30, 'previous'],
  [-60, -30, 'next'],
  [59, 0, undefined],
  [0, 300, undefined],
  [0, -300, undefined],
  [80, 41, undefined],
  [-200, 180, undefined],
  [0, 0, undefined],
])('a stroke of %p across and %p down is %p', (across, down, way) =>
  expect(swipeOf({ clientX: 200, clientY: 400 }, { clientX: 200 + across, clientY: 400 + down })).toBe(way),
)
