import { fen } from '../money/fen'
import type { Fen } from '../money/fen'

/**
 * What a point is worth, wherever it is counted in money: 8 are a yuan, as the mall prices what it always has. Budgets of
 * campaigns, the law's limits on prizes and the mall's prices all reckon with it.
 */
export const POINTS_A_YUAN = 8
const FEN_A_YUAN = 100

/** What points are worth, a part of a fen as a whole one: no budget reckons with too little. */
export const worthOfPoints = (points: number): Fen => fen(Math.ceil((points * FEN_A_YUAN) / POINTS_A_YUAN))

/** For how many points the mall gives what costs so much, a part of a point as a whole one. */
export const pointsFor = (value: Fen): number => Math.ceil((value * POINTS_A_YUAN) / FEN_A_YUAN)
