import type { Fen } from './fen'

/** Fewer are told apart at a glance, whatever they are. */
const ENOUGH = 7

/** The least of the largest that the smallest has to be, in per cent. */
const ALIKE_PERCENT = 80

/** Whether amounts in a row hardly differ, so that bars of them would tell nothing beside what they add up to. */
export const hardlyDiffer = (amounts: readonly Fen[]): boolean =>
  amounts.length >= ENOUGH &&
  Math.min(...amounts) > 0 &&
  Math.min(...amounts) * 100 >= Math.max(...amounts) * ALIKE_PERCENT
