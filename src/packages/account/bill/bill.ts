import type { queryMonthBill } from '@/contract/account/queryMonthBill'
import type { ResponseOf } from '@/contract/call'
import type { BillParts, RecordType } from '@/domain/account/records'
import type { Day } from '@/domain/dates/day'
import { isDay } from '@/domain/dates/day'
import { firstDay, isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { lastDay } from '@/domain/dates/monthSpan'
import type { Fen } from '@/domain/money/fen'

export type MonthBill = ResponseOf<typeof queryMonthBill>
/** Money from elsewhere, to elsewhere, put into what is one's own, and back from there. */
export type BillSide = 'in' | 'out' | 'kept' | 'back'

/** The month of an address's `billDate`, YYYYMM or YYYYMMDD; undefined for anything else. */
export function billMonth(billDate: string | undefined): Month | undefined {
  const month = billDate?.slice(0, 6) ?? ''
  const isWhole = billDate === month ? isMonth(month) : isDay(billDate ?? '')
  return isWhole && isMonth(month) ? month : undefined
}

/** What happened to the money, in the customer's words; each is the filter of its records. */
export const BILL_NAMES = {
  in: '转入来的',
  interest: '利息',
  reward: '奖励',
  out: '转出去的',
  spend: '花掉的',
  saved: '存起来的',
  subscribed: '申购理财的',
  withdrawn: '存款取回的',
  redeemed: '理财赎回的',
} as const satisfies Partial<Record<RecordType, string>>

/** A piece of the bill, and the records that it is made of. */
export interface BillPiece {
  readonly label: string
  readonly amount: Fen
  readonly type: RecordType
}

const piece = (type: keyof typeof BILL_NAMES, amount: Fen): BillPiece => ({ label: BILL_NAMES[type], amount, type })

export const OWN_NAMES = { kept: '转到本人其他账户的', back: '本人其他账户转回的' } as const

/** What a side of the bill is made of: only the pieces there was anything of. */
export const billPieces = (bill: BillParts, side: BillSide): readonly BillPiece[] =>
  PIECES[side](bill).filter(({ amount }) => amount !== 0)

const PIECES: Readonly<Record<BillSide, (bill: BillParts) => readonly BillPiece[]>> = {
  in: (bill) => [piece('in', bill.received), piece('interest', bill.interest), piece('reward', bill.reward)],
  out: (bill) => [piece('out', bill.sent), piece('spend', bill.spent)],
  kept: (bill) => [
    piece('saved', bill.saved),
    piece('subscribed', bill.subscribed),
    { label: OWN_NAMES.kept, amount: bill.ownOut, type: 'own' },
  ],
  back: (bill) => [
    piece('withdrawn', bill.withdrawn),
    piece('redeemed', bill.redeemed),
    { label: OWN_NAMES.back, amount: bill.ownIn, type: 'own' },
  ],
}

/** The days whose records a month's piece opens. */
export const daysOf = (month: Month): { readonly from: Day; readonly to: Day } => ({
  from: firstDay(month),
  to: lastDay(month),
})
