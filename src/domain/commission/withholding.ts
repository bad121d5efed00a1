import { fen, subtractFen, yuan, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'

/**
 * Tax withheld from 劳务报酬 of residents: 个人所得税扣缴申报管理办法（试行） (国家税务总局公告2018年第61号), article 8 and its second
 * table. It is a prepayment: the year's return settles it. What one payer gives for one kind of work in a month is one
 * income (个人所得税法实施条例, article 14).
 */
const SMALL = yuan(4_000)
const SMALL_DEDUCTION = yuan(800)
const DEDUCTION_PERCENT = 20
const BRACKETS: readonly { readonly upTo: number; readonly percent: number; readonly quick: Fen }[] = [
  { upTo: yuan(20_000), percent: 20, quick: ZERO_FEN },
  { upTo: yuan(50_000), percent: 30, quick: yuan(2_000) },
  { upTo: Number.POSITIVE_INFINITY, percent: 40, quick: yuan(7_000) },
]

/** How the tax of an income comes about; amounts in fen. */
export interface Withholding {
  readonly gross: Fen
  /** Taken off before the rate. */
  readonly deduction: Fen
  readonly taxable: Fen
  readonly percent: number
  readonly quick: Fen
  readonly tax: Fen
  readonly net: Fen
}

/** Percent of an amount to the fen, a half rounded up; in integers, because 0.2 times an amount may end below a half. */
const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100)

/** @param amount one month's income from this payer before tax, fen */
export function withholdingOf(amount: number): Withholding {
  const gross = fen(amount)
  const wanted = gross <= SMALL ? SMALL_DEDUCTION : percentOf(gross, DEDUCTION_PERCENT)
  const deduction = fen(Math.min(wanted, gross))
  const taxable = subtractFen(gross, deduction)
  const bracket = BRACKETS.find(({ upTo }) => taxable <= upTo)
  if (!bracket) throw new Error(`no bracket for ${taxable}`)
  const { percent, quick } = bracket
  const tax = fen(percentOf(taxable, percent) - quick)
  return { gross, deduction, taxable, percent, quick, tax, net: subtractFen(gross, tax) }
}
