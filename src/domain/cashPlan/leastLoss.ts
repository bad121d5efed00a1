import { addFen, fen, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'

/** Money of which any part can be had without loss, up to `most` fen: a balance, or shares that are redeemed. */
export interface Part {
  readonly most: Fen
}

/** Money that is had whole or not at all: a deposit, which no family lets be withdrawn in part. */
export interface Whole {
  /** What comes to the account, in fen; above 0. */
  readonly gives: Fen
  /** What is lost against keeping it, in fen; 0 or more. */
  readonly loss: Fen
}

export interface LeastLoss<P, W> {
  /** In the order in which they were given, each with how much of it, in fen. */
  readonly parts: readonly { readonly of: P; readonly amount: Fen }[]
  readonly whole: readonly W[]
  /** In fen. */
  readonly loss: Fen
  /** By how much another choice may lose less at most, in fen: 0 where none does. */
  readonly bound: Fen
  /** What is missing even with everything, in fen. */
  readonly missing: Fen
}

/**
 * How many choices are looked at. Those among 8 deposits are 511 with the unfinished ones, so that the answer for them is
 * always exact.
 */
export const MAX_CHOICES = 20_000

/**
 * How to have `need` fen with the least loss; of choices that lose the same the one with the fewest deposits, then with the
 * least money taken out of them. Everything, where all together isn't enough. What loses nothing is taken before
 * what may, so only the deposits have to be chosen: as each is had whole or not at all, the choices are their subsets, which
 * are searched depth first, the cheapest by the yuan first, and left where even parts of the rest would lose more.
 * @param most how many choices are looked at, before the best one so far is the answer, with its bound
 */
export function leastLoss<P extends Part, W extends Whole>(
  need: Fen,
  parts: readonly P[],
  whole: readonly W[],
  most = MAX_CHOICES,
): LeastLoss<P, W> {
  const rest = need - addFen(...parts.map((part) => part.most))
  const { taken, bound, enough } = cover(rest, whole, most)
  const chosen = whole.filter((one) => taken.has(one))
  const had = addFen(...chosen.map(({ gives }) => gives))
  return {
    parts: shared(parts, need - had),
    whole: chosen,
    loss: addFen(...chosen.map(({ loss }) => loss)),
    bound,
    missing: enough ? ZERO_FEN : fen(rest - had),
  }
}

/** How much of each part makes up an amount, the first ones first. */
function shared<P extends Part>(parts: readonly P[], amount: number): { of: P; amount: Fen }[] {
  let left = amount
  return parts.flatMap((of) => {
    const taken = Math.max(0, Math.min(left, of.most))
    left -= taken
    return taken > 0 ? [{ of, amount: fen(taken) }] : []
  })
}

interface Found<W> {
  readonly taken: readonly W[]
  readonly loss: number
  /** Above what was asked for. */
  readonly over: number
}

const isBetter = <W>(one: Found<W>, other: Found<W>): boolean => {
  const [first = 0] = [one.loss - other.loss, one.taken.length - other.taken.length, one.over - other.over].filter(
    (difference) => difference !== 0,
  )
  return first < 0
}

interface Cover<W> {
  readonly taken: ReadonlySet<W>
  readonly bound: Fen
  readonly enough: boolean
}

/** The deposits that together give `rest` and lose the least: all of them where that isn't enough. */
function cover<W extends Whole>(rest: number, whole: readonly W[], most: number): Cover<W> {
  const all = addFen(...whole.map(({ gives }) => gives))
  if (rest > all) return { taken: new Set(whole), bound: ZERO_FEN, enough: false }
  // Sorting and bounds may be off by far less than the half fen that every comparison with them leaves.
  const sorted = [...whole].sort((a, b) => a.loss / a.gives - b.loss / b.gives || b.gives - a.gives)
  let best: Found<W> = { taken: sorted, loss: addFen(...sorted.map(({ loss }) => loss)), over: all - rest }
  let looked = 0
  const search = (at: number, left: number, taken: readonly W[], loss: number): void => {
    looked += 1
    const next = sorted[at]
    if (left <= 0) {
      const found = { taken, loss, over: -left }
      if (isBetter(found, best)) best = found
    } else if (next && looked < most && loss + lowest(sorted, at, left) < best.loss + HALF) {
      search(at + 1, left - next.gives, [...taken, next], loss + next.loss)
      search(at + 1, left, taken, loss)
    }
  }
  search(0, rest, [], 0)
  const bound = looked < most ? 0 : Math.max(0, best.loss - Math.ceil(lowest(sorted, 0, rest) - HALF))
  return { taken: new Set(best.taken), bound: fen(bound), enough: true }
}

const HALF = 0.5

/** What the deposits from `at` on lose at least for `rest`: as if the last one could be had in part. Infinity where they can't. */
function lowest(sorted: readonly Whole[], at: number, rest: number): number {
  let [left, loss] = [rest, 0]
  for (const { gives, loss: whole } of sorted.slice(at)) {
    if (left <= 0) break
    loss += whole * Math.min(1, left / gives)
    left -= gives
  }
  return left > 0 ? Infinity : loss
}
