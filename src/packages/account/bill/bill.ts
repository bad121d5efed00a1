import type { queryMonthBill } from '@/contract/account/queryMonthBill'
import type { ResponseOf } from '@/contract/call'
import type { BillParts, RecordType } from '@/domain/account/records'
import { RECORD_TYPE_NAMES } from '@/domain/account/records'
import type { Day } from '@/domain/dates/day'
import { isDay } from '@/domain/dates/day'
import { firstDay, isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { lastDay } from '@/domain/dates/monthSpan'
import { addFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'

export type MonthBill = ResponseOf<typeof queryMonthBill>
export type BillSide = 'out' | 'in'

/** The month of an address's `billDate`, YYYYMM or YYYYMMDD; undefined for anything else. */
export function billMonth(billDate: string | undefined): Month | undefined {
  const month = billDate?.slice(0, 6) ?? ''
  const isWhole = billDate === month ? isMonth(month) : isDay(billDate ?? '')
  return isWhole && isMonth(month) ? month : undefined
}

/** A piece of the bill, and the records that it is made of. */
export interface BillPiece {
  readonly label: string
  readonly amount: Fen
  readonly type: RecordType
}

const piece = (type: RecordType, amount: Fen): BillPiece => ({ label: RECORD_TYPE_NAMES[type], amount, type })

/** What money out or in is made of: only the pieces there was anything of. */
export const billPieces = (bill: BillParts, side: BillSide): readonly BillPiece[] =>
  (side === 'out'
    ? [
        piece('out', bill.sent),
        piece('saved', bill.saved),
        piece('subscribed', bill.subscribed),
        piece('spend', bill.spent),
        piece('own', bill.ownOut),
      ]
    : [
        piece('in', bill.received),
        piece('withdrawn', bill.withdrawn),
        piece('redeemed', bill.redeemed),
        piece('income', addFen(bill.interest, bill.reward)),
        piece('own', bill.ownIn),
      ]
  ).filter(({ amount }) => amount !== 0)

/** The days whose records a month's piece opens. */
export const daysOf = (month: Month): { readonly from: Day; readonly to: Day } => ({
  from: firstDay(month),
  to: lastDay(month),
})
