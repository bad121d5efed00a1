import type { Fen } from '@/domain/money/fen'

/** Drawings are 300 wide and 120 high; their container has the same proportions, so that strokes are not stretched. */
export const WIDTH = 300
export const HEIGHT = 120
/** Space above the highest and below the lowest value, for the stroke. */
const PADDING = 4

const round = (value: number): number => Math.round(value * 100) / 100

export interface Scale {
  readonly lowest: number
  readonly highest: number
}

/** A scale that always includes zero, because a chart of money that starts elsewhere exaggerates. */
export const scaleOf = (values: readonly number[]): Scale => ({
  lowest: Math.min(0, ...values),
  highest: Math.max(0, ...values),
})

/** A value's height, 0 to 1; the middle when all values are zero. */
export const shareOf = (value: number, { lowest, highest }: Scale): number =>
  highest === lowest ? 0 : (value - lowest) / (highest - lowest)

const yOf = (value: number, scale: Scale): number =>
  round(HEIGHT - PADDING - shareOf(value, scale) * (HEIGHT - 2 * PADDING))

/** A stair: each value covers its column, as a rate applies from one term to the next. */
export function stairPath(values: readonly number[]): string {
  const scale = scaleOf(values)
  const step = WIDTH / Math.max(1, values.length)
  return values
    .map(
      (value, index) =>
        `${index === 0 ? `M0 ${yOf(value, scale)}` : `V${yOf(value, scale)}`}H${round((index + 1) * step)}`,
    )
    .join('')
}

/** Values as marks from the left edge to the right one: shares of the width, and of a scale that has zero on it. */
export function evenMarks(values: readonly number[]): readonly { readonly at: number; readonly height: number }[] {
  const scale = scaleOf(values)
  return values.map((value, index) => ({
    at: values.length === 1 ? 1 : index / (values.length - 1),
    height: shareOf(value, scale),
  }))
}

/** How far above the drawing's floor a share of the highest value stands, as a share of its height. */
export const liftOf = (share: number): number => (PADDING + share * (HEIGHT - 2 * PADDING)) / HEIGHT

/** A line through points that stand where they are told to, as shares of the width and of the highest value. */
export const coursePath = (points: readonly { readonly at: number; readonly height: number }[]): string =>
  points
    .map(
      ({ at, height }, index) =>
        `${index === 0 ? 'M' : 'L'}${round(at * WIDTH)} ${yOf(height, { lowest: 0, highest: 1 })}`,
    )
    .join('')

/** The area under a path, down to the bottom of the drawing. */
export const areaPath = (path: string): string => {
  const first = /^M([\d.]+)/.exec(path)?.[1] ?? '0'
  const last = /(?:H|L)([\d.]+)(?: [\d.]+)?$/.exec(path)?.[1] ?? String(WIDTH)
  return path === '' ? '' : `${path}L${last} ${HEIGHT}H${first}Z`
}

const svg = (inside: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}'>${inside}</svg>`)}")`

/** A stroke as a stencil; a token's colour is painted through it, so that it follows the theme. */
export const strokeStencil = (path: string): string =>
  svg(`<path d='${path}' fill='none' stroke='#000' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'/>`)

export const areaStencil = (path: string): string =>
  svg(
    `<linearGradient id='g' x1='0' y1='0' x2='0' y2='1'><stop offset='0' stop-opacity='.22'/><stop offset='1' stop-opacity='0'/></linearGradient><path d='${areaPath(path)}' fill='url(#g)'/>`,
  )

export interface Bar {
  /** Per cent of the chart's height. */
  readonly bottom: number
  readonly height: number
}

/** Where a scale's bars begin, in per cent of the chart's height: at zero, which every scale has. */
export const baseLine = (scale: Scale): number => round(shareOf(0, scale) * 100)

/** Bars from the base line up, or down for a loss. */
export function barsOf(values: readonly number[], scale = scaleOf(values)): readonly Bar[] {
  const zero = baseLine(scale)
  return values.map((value) => {
    const at = shareOf(value, scale) * 100
    return { bottom: round(Math.min(zero, at)), height: round(Math.abs(at - zero)) }
  })
}

/** Whole per cents that add up to 100 (largest remainders), of what is above 0; all zero when nothing is. */
export function percentages(amounts: readonly Fen[]): readonly number[] {
  const counted = amounts.map((amount) => Math.max(0, amount))
  const total = counted.reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return amounts.map(() => 0)
  const exact = counted.map((amount) => (amount / total) * 100)
  const floors = exact.map(Math.floor)
  const missing = 100 - floors.reduce((sum, value) => sum + value, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return floors.map((value, index) => (raised.has(index) ? value + 1 : value))
}
