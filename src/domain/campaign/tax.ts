import { fen, subtractFen, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'
import type { RewardKind } from './reward'

/** Percent of 偶然所得 (个人所得税法, article 3). */
export const INCIDENTAL_INCOME_PERCENT = 20

/** How a page says what is withheld from a red packet. */
export const RED_PACKET_TAX_TEXT = `红包按偶然所得代扣${INCIDENTAL_INCOME_PERCENT}%个人所得税`

/**
 * Kinds taxed as 偶然所得: money and goods (财政部 税务总局公告2019年第74号, article 3). Coupons, vouchers, points and rights
 * that only lower a price aren't income by the same article.
 */
const TAXED: readonly RewardKind[] = ['RED_PACKET', 'GOODS']

/** Whether what is given is income of whoever gets it. */
export const isTaxed = (kind: RewardKind): boolean => TAXED.includes(kind)

/** What of a reward is withheld as tax and what is left of it, in fen. */
export interface RewardTax {
  readonly tax: Fen
  readonly net: Fen
}

/**
 * The tax of a reward, to the fen, a half rounded up.
 * @param amount fen before tax; of kinds without money whatever their amount counts, which is untaxed
 */
export function taxOf(kind: RewardKind, amount: number): RewardTax {
  const gross = fen(amount)
  if (!isTaxed(kind)) return { tax: ZERO_FEN, net: gross }
  // In integers, because 0.2 times an amount may end below a half that was meant.
  const tax = fen(Math.floor((amount * INCIDENTAL_INCOME_PERCENT + 50) / 100))
  return { tax, net: subtractFen(gross, tax) }
}
