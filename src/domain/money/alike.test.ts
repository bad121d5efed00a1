import { hardlyDiffer } from './alike'
import { fen } from './fen'

const week = (last: number) => [100, 100, 100, 100, 100, 100, last].map(fen)

it.each([
  ['the smallest has four fifths of the largest', week(80), true],
  ['it has less', week(79), false],
  ['the largest is more than the others by a fourth', week(125), true],
  ['it is more by more than that', week(126), false],
  ['there are fewer than seven', week(100).slice(1), false],
  ['one has nothing', week(0), false],
  ['all have nothing', week(0).map(() => fen(0)), false],
  ['all are losses', week(-100).map(() => fen(-100)), false],
  ['there are none', [], false],
])('when %s, %j hardly differ: %s', (_, amounts, expected) => expect(hardlyDiffer(amounts)).toBe(expected))
