import fc from 'fast-check'
import { fen } from '@/domain/money/fen'
import {
  areaPath,
  areaStencil,
  baseLine,
  barsOf,
  coursePath,
  evenMarks,
  HEIGHT,
  percentages,
  scaleOf,
  shareOf,
  stairPath,
  strokeStencil,
  WIDTH,
} from './geometry'

const values = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 31 })

const lineOf = (amounts: readonly number[]): string => coursePath(evenMarks(amounts))

describe('a chart', () => {
  it('always shows zero, so that a small change never looks large', () => {
    expect(scaleOf([145, 150])).toEqual({ lowest: 0, highest: 150 })
    expect(scaleOf([-3, 5])).toEqual({ lowest: -3, highest: 5 })
    expect(shareOf(75, { lowest: 0, highest: 150 })).toBe(0.5)
  })

  it('draws a rate as a stair that holds each value over its column', () => {
    expect(stairPath([50, 100])).toBe('M0 60H150V4H300')
    expect(areaPath('M0 60H150V4H300')).toBe('M0 60H150V4H300L300 120H0Z')
  })

  it('draws a line from edge to edge', () => {
    expect(evenMarks([0, 100])).toEqual([
      { at: 0, height: 0 },
      { at: 1, height: 1 },
    ])
    expect(evenMarks([100])).toEqual([{ at: 1, height: 1 }])
    expect(lineOf([0, 100])).toBe('M0 116L300 4')
    expect(areaPath(lineOf([0, 100]))).toBe('M0 116L300 4L300 120H0Z')
    expect(lineOf([])).toBe('')
    expect(areaPath('')).toBe('')
  })

  it('stays inside the drawing for any values', () => {
    fc.assert(
      fc.property(values, (any) => {
        for (const path of [stairPath(any), lineOf(any)]) {
          const across = [...path.matchAll(/[MLH]([\d.-]+)/g)].map(([, x]) => Number(x))
          const down = [...path.matchAll(/(?:V|[ML][\d.-]+ )([\d.-]+)/g)].map(([, y]) => Number(y))
          for (const [places, most] of [
            [across, WIDTH],
            [down, HEIGHT],
          ] as const) {
            expect(places.length).toBeGreaterThanOrEqual(any.length)
            expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
            expect(Math.max(...places)).toBeLessThanOrEqual(most)
          }
        }
      }),
    )
  })

  it('lets gains stand on the zero line and losses hang from it', () => {
    expect(barsOf([30, -10])).toEqual([
      { bottom: 25, height: 75 },
      { bottom: 0, height: 25 },
    ])
    expect(baseLine(scaleOf([30, -10]))).toBe(25)
    expect(barsOf([0, 0])).toEqual([
      { bottom: 0, height: 0 },
      { bottom: 0, height: 0 },
    ])
  })

  it('escapes its drawings so that a style sheet takes them', () => {
    for (const stencil of [strokeStencil('M0 0'), areaStencil('M0 0H300')]) {
      expect(stencil).toMatch(/^url\("data:image\/svg\+xml,[^"<>#]+"\)$/)
    }
  })
})

describe('bars of daily incomes', () => {
  it('are as long as what they stand for, beside each other and beside a day of loss', () => {
    const incomes = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(incomes, (days) => {
        const { lowest, highest } = scaleOf(days)
        fc.pre(lowest < highest)
        const bars = barsOf(days)
        expect(bars).toHaveLength(days.length)
        bars.forEach(({ height }, index) =>
          expect(height).toBeCloseTo((Math.abs(days[index] ?? 0) / (highest - lowest)) * 100, 1),
        )
      }),
    )
  })

  it('begin at zero however little the days differ', () => {
    expect(barsOf([139, 142]).map(({ bottom, height }) => [bottom, Math.round(height)])).toEqual([
      [0, 98],
      [0, 100],
    ])
    expect(baseLine(scaleOf([139, 142]))).toBe(0)
    expect(baseLine(scaleOf([-100, 100]))).toBe(50)
  })
})

describe('shares of a whole', () => {
  it('add up to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 5 }), (amounts) => {
        const shares = percentages(amounts.map(fen))
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100)
        shares.forEach((share, index) => {
          if (total > 0) expect(Math.abs(share - ((amounts[index] ?? 0) / total) * 100)).toBeLessThan(1)
        })
      }),
    )
  })

  it('give what is left over to the largest remainders', () => {
    expect(percentages([fen(1), fen(1), fen(1)])).toEqual([34, 33, 33])
    expect(percentages([fen(995), fen(5)])).toEqual([100, 0])
    // A shop gave back more than was spent that month: the rest is all there is to divide.
    expect(percentages([fen(60), fen(40), fen(-30)])).toEqual([60, 40, 0])
  })
})
