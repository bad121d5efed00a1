import { amountParts, formatAmount, MASKED_AMOUNT, NOT_YET } from '@/domain/money/format'
import type { Pending } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'

export interface AmountLook {
  readonly sign: string
  /** Whether ¥ stands before the digits: never beside a sign, which says already that money moves. */
  readonly yuan: boolean
  /** Digits before the point, six asterisks, or '--'. */
  readonly whole: string
  /** `.50`, or nothing when there is no number to show. */
  readonly decimals: string
  /** The text for a screen reader. */
  readonly spoken: string
  readonly change: 'gain' | 'loss' | 'none'
}

/**
 * How an amount of fen is shown and read aloud; a hidden one shows neither size nor sign. An amount that moves is a sign
 * and digits (`+8.13`, `−45.00`), any other ¥ and digits; `symbol` false leaves ¥ out where the caption says 元.
 */
export function amountLook(value: Pending<Fen>, hidden: boolean, signed: boolean, symbol = true): AmountLook {
  if (hidden) return { sign: '', yuan: false, whole: MASKED_AMOUNT, decimals: '', spoken: '金额已隐藏', change: 'none' }
  if (value === NOT_YET)
    return { sign: '', yuan: false, whole: NOT_YET, decimals: '', spoken: '金额暂未获取', change: 'none' }
  const { sign, yuan, decimals } = amountParts(value, signed)
  const spokenSign = sign === '-' ? '负' : sign === '+' ? '加' : ''
  return {
    sign: sign === '-' ? '−' : sign,
    yuan: symbol && sign === '',
    whole: yuan,
    decimals: `.${decimals}`,
    spoken: `${spokenSign}${formatAmount(value).replace('-', '')}元`,
    change: value > 0 ? 'gain' : value < 0 ? 'loss' : 'none',
  }
}
