import { limitText } from '@/domain/limits/limitText'
import { OUT_LIMITS } from '@/domain/transfer/limits'

/** What follows from a reset for the limits of money out. */
export const COOLING = `为保护您的资金，24小时内每日最多可转出${limitText(OUT_LIMITS.coolingADay)}`
