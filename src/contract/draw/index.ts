import { addressPrize } from './addressPrize'
import { draw } from './draw'
import { queryDraws } from './queryDraws'
import { queryPrizeParcel } from './queryPrizeParcel'
import { receivePrize } from './receivePrize'

/** The calls of `draw`; the app imports single calls instead, to stay small. */
export const drawCalls = { addressPrize, draw, queryDraws, queryPrizeParcel, receivePrize }
