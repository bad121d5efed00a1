import fc from 'fast-check'
import { centreOf, extendPath, linesOf, pointAt, POINTS } from './path'

const box = { left: 40, top: 200, width: 300, height: 300 }
const onScreen = (point: number) => {
  const { x, y } = centreOf(point)
  return { x: box.left + x * box.width, y: box.top + y * box.height }
}

describe('a gesture', () => {
  it.each(POINTS)('finds point %i under a finger on its middle and a little off it', (point) => {
    const { x, y } = onScreen(point)
    expect(pointAt({ x, y }, box)).toBe(point)
    expect(pointAt({ x: x + 20, y: y - 20 }, box)).toBe(point)
  })

  it('finds none between the points or outside the pad', () => {
    expect(pointAt({ x: box.left + 100, y: box.top + 100 }, box)).toBeUndefined()
    expect(pointAt({ x: box.left - 10, y: box.top + 50 }, box)).toBeUndefined()
    expect(pointAt({ x: box.left + 350, y: box.top + 50 }, box)).toBeUndefined()
  })

  it.each([
    [0, 2, 1],
    [6, 0, 3],
    [0, 8, 4],
    [2, 6, 4],
    [7, 1, 4],
  ])('takes along the point a line from %i to %i passes through', (from, to, middle) => {
    expect(extendPath([from], to)).toEqual([from, middle, to])
    expect(extendPath([middle, from], to)).toEqual([middle, from, to])
  })

  it.each([
    [0, 1],
    [0, 5],
    [1, 6],
    [3, 2],
  ])('takes nothing along from %i to %i', (from, to) => {
    expect(extendPath([from], to)).toEqual([from, to])
  })

  it('never holds a point twice and never jumps over a free one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 30 }), (wanted) => {
        const path = wanted.reduce<readonly number[]>(extendPath, [])
        expect(new Set(path).size).toBe(path.length)
        expect(
          path.slice(1).every((point, index) => extendPath(path.slice(0, index + 1), point).length === index + 2),
        ).toBe(true)
      }),
    )
  })

  it('is drawn with one line fewer than it has points', () => {
    expect(linesOf([])).toEqual([])
    expect(linesOf([0])).toEqual([])
    const [right, down] = linesOf([0, 1, 4])
    expect(right).toMatchObject({ angle: 0 })
    expect(right?.length).toBeCloseTo(100 / 3)
    expect(down?.angle).toBe(90)
  })
})
