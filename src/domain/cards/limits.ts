import type { Fen } from '../money/fen'
import { formatCardLimit } from '../money/format'

const FEN_A_YUAN = 100

/** A card's limit as customers read it: `5000元`, `5万`; `无限额` for none (specification §9). */
export const cardLimitText = (limit: Fen | undefined): string =>
  limit === undefined ? '无限额' : formatCardLimit(Math.floor(limit / FEN_A_YUAN))
