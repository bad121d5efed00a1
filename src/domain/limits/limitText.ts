import type { Fen } from '../money/fen'
import { formatCardLimit } from '../money/format'

const FEN_A_YUAN = 100

/**
 * A limit as customers read it everywhere (specification §9): `5000元`, `5万`; `无限额` for none. What is left of one is an
 * amount and no limit: it stands in yuan, as other amounts do.
 */
export const limitText = (limit: Fen | undefined): string =>
  limit === undefined ? '无限额' : formatCardLimit(Math.floor(limit / FEN_A_YUAN))

/** `单笔5万，每日20万`: a pair of limits in one line. */
export const limitsText = ({ single, aDay }: { readonly single?: Fen; readonly aDay?: Fen }): string =>
  `单笔${limitText(single)}，每日${limitText(aDay)}`
