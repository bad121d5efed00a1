import fc from 'fast-check'
import { ppm } from '../money/fen'
import { DRAW_NUMBERS, NO_PRIZE, prizeOf } from './draw'
import { labelsOf, lineOf, sectorsOf, turnedTo } from './wheel'

const PRIZES = [{ prizeKey: 'fryer', odds: ppm(200) }, { prizeKey: 'gone' }, { prizeKey: 'tote', odds: ppm(250_000) }]

test('sectors are as large as their odds, one after the other, and fill the wheel', () => {
  expect(sectorsOf(PRIZES)).toEqual([
    { prizeKey: 'fryer', from: 0, to: 0.072 },
    { prizeKey: 'tote', from: 0.072, to: 90.072 },
    { prizeKey: NO_PRIZE, from: 90.072, to: 360 },
  ])
  expect(sectorsOf([{ prizeKey: 'all', odds: ppm(1_000_000) }])).toEqual([{ prizeKey: 'all', from: 0, to: 360 }])
})

test('whatever number is drawn, the wheel stops with its prize at the top, after the turns and no backwards', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: DRAW_NUMBERS - 1 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 6 }),
      (number, before, turns) => {
        const turned = turnedTo(number, before, turns)
        expect(turned - before).toBeGreaterThanOrEqual((turns - 1) * 360)
        expect(turned - before).toBeLessThanOrEqual((turns + 1) * 360)
        const top = 360 - (turned % 360)
        const atTop = sectorsOf(PRIZES).find(({ from, to }) => top > from && top < to)
        expect(atTop?.prizeKey).toBe(prizeOf(number, PRIZES))
      },
    ),
  )
})

test('labels of thin sectors stand outside, none on another, and the others in the middle of theirs', () => {
  const sectors = sectorsOf([
    { prizeKey: 'a', odds: ppm(200) },
    { prizeKey: 'b', odds: ppm(20_000) },
    { prizeKey: 'c', odds: ppm(400_000) },
  ])
  expect(labelsOf(sectors).map(({ at, outside }) => [Math.round(at), outside])).toEqual([
    [0, true],
    [14, true],
    [79, false],
    [256, false],
  ])
})

test('the line of a label that has given way begins at its sector and ends below the label', () => {
  expect(lineOf({ middle: 9, at: 9, outside: true })).toEqual({ lean: 0, stretch: 1 })
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (aside) => {
      const { lean, stretch } = lineOf({ middle: 0, at: aside, outside: true })
      // From 0.88 of the radius on, a straight line being 0.2 of it long.
      const [across, along] = [0.2 * stretch * Math.sin(radians(lean)), 0.88 + 0.2 * stretch * Math.cos(radians(lean))]
      expect(Math.atan2(across, along)).toBeCloseTo(radians(aside))
      expect(Math.hypot(across, along)).toBeCloseTo(1.08)
    }),
  )
})
