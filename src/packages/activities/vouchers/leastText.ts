import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'

/** From which sum on a voucher can be used; what it takes off is on its stub. */
export const leastText = (least: Fen): string => `满${formatShortAmount(least)}元可用`
