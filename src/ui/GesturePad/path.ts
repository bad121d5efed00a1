import type { Box, Point } from '@/platform/controls'

/** Points are numbered 0 to 8, row by row. */
export const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

const SIDE = 3
/** A finger counts as on a point within this share of a cell's side from its middle. */
const REACH = 0.36

/** The middle of a point as a share (0 to 1) of the pad's side. */
export const centreOf = (point: number): Point => ({
  x: ((point % SIDE) + 0.5) / SIDE,
  y: (Math.floor(point / SIDE) + 0.5) / SIDE,
})

/** The point under a finger, if it is near enough to one. */
export function pointAt(at: Point, box: Box): number | undefined {
  const column = Math.floor(((at.x - box.left) / box.width) * SIDE)
  const row = Math.floor(((at.y - box.top) / box.height) * SIDE)
  if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) return undefined
  const point = row * SIDE + column
  const centre = centreOf(point)
  const distance = Math.hypot(at.x - box.left - centre.x * box.width, at.y - box.top - centre.y * box.height)
  return distance <= (box.width / SIDE) * REACH ? point : undefined
}

/** The point exactly in the middle between two others; a line between them passes through it. */
function between(from: number, to: number): number | undefined {
  const rows = Math.floor(from / SIDE) + Math.floor(to / SIDE)
  const columns = (from % SIDE) + (to % SIDE)
  if (rows % 2 !== 0 || columns % 2 !== 0) return undefined
  const middle = (rows / 2) * SIDE + columns / 2
  return middle === from || middle === to ? undefined : middle
}

/** The path with a point added: no point comes twice, and a line through an untouched point adds that point too. */
export function extendPath(path: readonly number[], next: number): readonly number[] {
  if (path.includes(next)) return path
  const last = path[path.length - 1]
  const skipped = last === undefined ? undefined : between(last, next)
  return skipped === undefined || path.includes(skipped) ? [...path, next] : [...path, skipped, next]
}

export interface Line {
  /** Shares of the pad's side, in per cent. */
  readonly left: number
  readonly top: number
  readonly length: number
  /** Degrees, clockwise from the right. */
  readonly angle: number
}

/** The lines that join a path's points. */
export const linesOf = (path: readonly number[]): readonly Line[] =>
  path.slice(1).map((point, index) => {
    const from = centreOf(path[index] ?? point)
    const to = centreOf(point)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    return {
      left: from.x * 100,
      top: from.y * 100,
      length: Math.hypot(dx, dy) * 100,
      angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    }
  })
