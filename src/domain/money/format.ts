import type { BasisPoints, Fen, Ppm } from './fen'

/** Shown for what the server has not sent yet (§4); every formatter passes it through. */
export const NOT_YET = '--'

/** An amount the customer chose to hide (§9). */
export const MASKED_AMOUNT = '******'

/** A value, or the placeholder while there is none. */
export type Pending<T> = T | typeof NOT_YET

export interface AmountParts {
  readonly sign: '' | '+' | '-'
  /** Whole yuan with thousands separators: `1,234`. */
  readonly yuan: string
  /** Always two digits: `50`. */
  readonly decimals: string
}

/**
 * Checks a value that may have come past the types: null would be shown as 0.00, and NaN as NaN.
 * @throws TypeError for anything but a whole number
 */
function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new TypeError(`not a whole number to be shown: ${String(value)}`)
  return value
}

/** An integer divided by a power of ten as text, made from its digits, so that no float rounds it. */
const decimalText = (given: number, places: number): string => {
  const value = whole(given)
  const digits = String(Math.abs(value)).padStart(places + 1, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** The parts of an amount, for display in different sizes; `signed` shows a plus before a positive amount. */
export function amountParts(amount: Fen, signed = false): AmountParts {
  whole(amount)
  const [yuan = '0', decimals = '00'] = decimalText(Math.abs(amount), 2).split('.')
  return { sign: amount < 0 ? '-' : signed && amount > 0 ? '+' : '', yuan: groupThousands(yuan), decimals }
}

/** `1,234.50`, `0.00`, `-0.05`; with `signed` also `+1,234.50` (§9: 2 decimals, thousands separators). */
export function formatAmount(amount: Pending<Fen>, signed = false): string {
  if (amount === NOT_YET) return NOT_YET
  const { sign, yuan, decimals } = amountParts(amount, signed)
  return `${sign}${yuan}.${decimals}`
}

/** The amount, or six asterisks while the customer hides amounts. */
export const formatHidableAmount = (amount: Pending<Fen>, hidden: boolean): string =>
  hidden ? MASKED_AMOUNT : formatAmount(amount)

/** An amount without needless decimals, as in `起存金额 50元`: `1,000`, `0.01`. */
export const formatShortAmount = (amount: Pending<Fen>): string => formatAmount(amount).replace(/\.00$/, '')

/** A card limit of this many yuan or more counts as none (§9). */
const UNLIMITED_YUAN = 99_999_999
const WAN = 10_000

/** A card's limit, given in whole yuan as banks state them: `无限额`, `5000元`, `5万`, `1.25万`; never rounded (§9). */
export function formatCardLimit(yuan: Pending<number>): string {
  if (yuan === NOT_YET) return NOT_YET
  if (whole(yuan) >= UNLIMITED_YUAN) return '无限额'
  if (yuan < WAN) return `${yuan}元`
  return `${decimalText(yuan, 4).replace(/\.?0+$/, '')}万`
}

/** `1.45%` from 145 basis points. */
export const formatRate = (rate: Pending<BasisPoints>): string =>
  rate === NOT_YET ? NOT_YET : `${decimalText(rate, 2)}%`

/** `1.8230%` from 18230 ppm: yields of the wealth product. */
export const formatYield = (rate: Pending<Ppm>): string => (rate === NOT_YET ? NOT_YET : `${decimalText(rate, 4)}%`)

/** `0.4856` from 4856: income per 10,000 shares in 1/10,000 yuan, and net values in the same unit. */
export const formatTenThousandths = (value: Pending<number>): string =>
  value === NOT_YET ? NOT_YET : decimalText(value, 4)
