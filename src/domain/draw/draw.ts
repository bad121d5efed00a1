/** A draw's numbers are 0 to 999,999: one for each millionth of the odds. */
export const DRAW_NUMBERS = 1_000_000
/** Stands for no prize, in rules and records. */
export const NO_PRIZE = 'NONE'
/** What a task of a draw gives instead of a prize: one chance. */
export const CHANCE = 'chance'
/** Under which a drawn reward is kept among those of tasks. */
export const DRAW_TASK = 'draw'
/** Who may draw (L3 and 未成年人保护). */
export const DRAW_AGE = 18
/** Prizes dearer than this are announced with masked winners, fen (规范促销行为暂行规定, article 19). */
export const ANNOUNCED_ABOVE = 50_000
/** Whatever anybody read as 64 hex digits: a seed, a digest, a result. */
export const HEX_256 = /^[0-9a-f]{64}$/

/** What the rules of a draw say beside its prizes and their odds. */
export interface DrawRules {
  /** To which prize the share of one that is used up falls: its key, or NONE. */
  readonly fallback: string
  /** SM3 of the seed, hex: the bank adds it when the campaign is handed in, before anybody can draw. */
  readonly commitment?: string
}

/** A prize as the drawing sees it, in the order of the rules. */
export interface DrawnPrize {
  readonly prizeKey: string
  /** Chance in ppm; undefined where it can't be drawn. */
  readonly odds?: number | undefined
}

/** What HMAC-SM3 is taken of, with the seed as the key: the same parts never give another text. */
export const drawMessage = (actId: string, participant: number, chanceNo: number): string =>
  `${actId}|${participant}|${chanceNo}`

/** Hex digits of the HMAC that are used: 52 bits, which every language reads exactly. */
const DIGITS = 13

/** The first 52 bits of an HMAC. @param mac 64 hex digits */
export const firstBits = (mac: string): number => Number.parseInt(mac.slice(0, DIGITS), 16)

/**
 * The number that was drawn. 2^52 isn't a multiple of a million, so some numbers are likelier than others by one part in
 * 4.5 thousand millions: too little to matter, and anybody can reckon it with a pocket calculator.
 * @param mac HMAC-SM3 as 64 hex digits
 */
export const drawnNumber = (mac: string): number => firstBits(mac) % DRAW_NUMBERS

/** The numbers that stand for a prize, both included. */
export interface NumberRange {
  readonly prizeKey: string
  readonly from: number
  readonly to: number
}

/** Which numbers stand for which prize: one after the other from 0 on; what is left stands for none. */
export function numberRanges(prizes: readonly DrawnPrize[]): readonly NumberRange[] {
  let from = 0
  return prizes.flatMap(({ prizeKey, odds = 0 }) => {
    if (odds <= 0) return []
    const range = { prizeKey, from, to: from + odds - 1 }
    from += odds
    return [range]
  })
}

export const numberText = (value: number): string => value.toLocaleString('en-US')

/** Which numbers stand for which prize, as the page says it by which a draw is checked, and docs/check-draw.mjs reads it. */
export const rangeLines = (prizes: readonly (DrawnPrize & { readonly name: string })[]): readonly string[] =>
  numberRanges(prizes).map(({ prizeKey, from, to }) => {
    const name = prizes.find((one) => one.prizeKey === prizeKey)?.name ?? ''
    return `号码${numberText(from)}至${numberText(to)}为${name}；`
  })

/** The prize that a number stands for, or NONE. */
export const prizeOf = (number: number, prizes: readonly DrawnPrize[]): string =>
  numberRanges(prizes).find(({ from, to }) => number >= from && number <= to)?.prizeKey ?? NO_PRIZE

/** The prizes to try in turn: the one that was hit, and where it is used up the one its share falls to. */
export const inTurn = (hit: string, fallback: string): readonly string[] =>
  [hit, ...(hit === fallback ? [] : [fallback])].filter((key) => hit !== NO_PRIZE && key !== NO_PRIZE)

/** The share of all draws that wins nothing, ppm. */
export const missOdds = (prizes: readonly DrawnPrize[]): number =>
  DRAW_NUMBERS - prizes.reduce((sum, { odds = 0 }) => sum + odds, 0)

const PPM_OF_PERCENT = 10_000
const DECIMALS = 4

/** Odds in ppm as customers read them: exact, without zeros at the end. */
export const oddsText = (odds: number): string => `${(odds / PPM_OF_PERCENT).toFixed(DECIMALS).replace(/\.?0+$/, '')}%`
