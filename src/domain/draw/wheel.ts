import { DRAW_NUMBERS, missOdds, NO_PRIZE, numberRanges } from './draw'
import type { DrawnPrize } from './draw'

/** A sector of a draw's wheel. Angles in degrees from the top, clockwise. */
export interface Sector {
  readonly prizeKey: string
  readonly from: number
  readonly to: number
}

const WHOLE = 360
/** Narrower ones have no room for a label, degrees. */
const ROOM = 24
/** How far labels outside stand from each other at least, degrees. */
const APART = 14

const angleOf = (number: number): number => (number * WHOLE) / DRAW_NUMBERS

/** One sector a prize, as large as its odds, in the order of its numbers, and one for none. */
export function sectorsOf(prizes: readonly DrawnPrize[]): readonly Sector[] {
  const won = numberRanges(prizes).map(({ prizeKey, from, to }) => ({
    ...{ prizeKey, from: angleOf(from), to: angleOf(to + 1) },
  }))
  const miss = missOdds(prizes)
  return miss > 0 ? [...won, { prizeKey: NO_PRIZE, from: WHOLE - angleOf(miss), to: WHOLE }] : won
}

/** Where a sector's label stands: at its middle, inside, or for a thin one outside, at the end of a line from its middle. */
export interface Label {
  readonly middle: number
  readonly at: number
  readonly outside: boolean
}

/** A label each; those outside give way to those before them. */
export function labelsOf(sectors: readonly Sector[]): readonly Label[] {
  let next = 0
  return sectors.map(({ from, to }) => {
    const middle = (from + to) / 2
    const outside = to - from < ROOM
    const at = outside ? Math.max(middle, next) : middle
    if (outside) next = at + APART
    return { middle, at, outside }
  })
}

/** Where a line begins inside the disc, and where it ends below its label, as parts of the disc's radius. */
const LINE_FROM = 0.88
const LINE_TO = 1.08

/**
 * How the line of a label outside leans from straight outwards, degrees, and how much longer it is than a straight one: it
 * begins in the middle of its sector and ends at its label, which may have given way.
 */
export function lineOf({ middle, at }: Label): { readonly lean: number; readonly stretch: number } {
  const aside = ((at - middle) * Math.PI) / 180
  const [across, along] = [LINE_TO * Math.sin(aside), LINE_TO * Math.cos(aside) - LINE_FROM]
  return {
    lean: (Math.atan2(across, along) * 180) / Math.PI,
    stretch: Math.hypot(across, along) / (LINE_TO - LINE_FROM),
  }
}

/**
 * How far the wheel is turned in all so that its top stands at a number, after some whole turns more, degrees.
 * @param before how far it is turned already
 */
export function turnedTo(number: number, before: number, turns: number): number {
  const rest = WHOLE - angleOf(number + 0.5)
  return (Math.ceil((before - rest) / WHOLE) + turns) * WHOLE + rest
}
