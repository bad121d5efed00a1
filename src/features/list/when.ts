import { formatRecent } from '@/domain/dates/recent'

/** When a row of a list was, by the phone's clock: `今天 14:05`, `昨天 09:12`, else `2026.11.21 14:05`. @param at epoch ms */
export const whenText = (at: number): string => formatRecent(at, Date.now())
