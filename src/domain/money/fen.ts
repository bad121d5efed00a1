/** Money in integer fen (1 yuan = 100 fen). Money has this form everywhere from the database to the screen. */
export type Fen = number & { readonly unit: 'fen' }

/** Interest rates in integer basis points: 145 is 1.45 % a year. */
export type BasisPoints = number & { readonly unit: 'basis points' }

/** Yields in integer parts per million: 18230 is 1.8230 %. */
export type Ppm = number & { readonly unit: 'ppm' }

/**
 * Brands an integer as fen.
 * @throws RangeError when the value is not a safe integer: a fraction of a fen is always a bug.
 */
export function fen(value: number): Fen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer amount of fen: ${value}`)
  return value as Fen
}

/**
 * Brands an integer as basis points.
 * @throws RangeError when the value is not a safe integer.
 */
export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not integer basis points: ${value}`)
  return value as BasisPoints
}

/**
 * Brands an integer as parts per million.
 * @throws RangeError when the value is not a safe integer.
 */
export function ppm(value: number): Ppm {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not integer parts per million: ${value}`)
  return value as Ppm
}

export const ZERO_FEN = 0 as Fen

export const addFen = (...amounts: readonly Fen[]): Fen => fen(amounts.reduce<number>((sum, amount) => sum + amount, 0))

export const subtractFen = (from: Fen, amount: Fen): Fen => fen(from - amount)

/**
 * Whole yuan as fen, for amounts written in code and data.
 * @throws RangeError when it is no whole number of fen.
 */
export const yuan = (whole: number): Fen => fen(whole * 100)
