import type { queryMonthBill } from '@/contract/account/queryMonthBill'
import type { ResponseOf } from '@/contract/call'
import { monthSurplus, ownMoves, RECORD_TYPE_NAMES } from '@/domain/account/records'
import type { BillParts, MonthSum, RecordType } from '@/domain/account/records'
import type { Day } from '@/domain/dates/day'
import { isDay } from '@/domain/dates/day'
import { firstDay, isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { lastDay } from '@/domain/dates/monthSpan'
import { subtractFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'

export type MonthBill = ResponseOf<typeof queryMonthBill>

/** The month of an address's `billDate`, YYYYMM or YYYYMMDD; undefined for anything else. */
export function billMonth(billDate: string | undefined): Month | undefined {
  const month = billDate?.slice(0, 6) ?? ''
  const isWhole = billDate === month ? isMonth(month) : isDay(billDate ?? '')
  return isWhole && isMonth(month) ? month : undefined
}

/** A piece of the bill, called as the filter of the records that it is made of. */
export interface BillPiece {
  readonly label: string
  readonly amount: Fen
  readonly type: RecordType
}

const piece = (type: RecordType, amount: Fen): BillPiece => ({ label: RECORD_TYPE_NAMES[type], amount, type })

/** One filter has both ways. */
export const OWN_NAMES = { kept: '转到本人其他账户', back: '本人其他账户转回' } as const

/** What a side of the bill is made of: only the pieces there was anything of. */
export const billPieces = (bill: BillParts, side: MonthSum): readonly BillPiece[] =>
  PIECES[side](bill).filter(({ amount }) => amount !== 0)

const PIECES: Readonly<Record<MonthSum, (bill: BillParts) => readonly BillPiece[]>> = {
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

/** A figure of the bill's head; of what was gained or lost with its sign. */
export interface BillFigure {
  readonly caption: string
  readonly amount: Fen
  readonly signed?: boolean
}

interface BillHead {
  readonly main: BillFigure
  /** Together with the main figure: the first, with it and what was put away and taken back, is the last. */
  readonly facts: readonly BillFigure[]
}

/** What a month left, between what it began and ended with; of one in which nothing came or went, its end. */
export function billHead(bill: MonthBill): BillHead {
  const current = bill.month === bill.thisMonth
  const surplus = monthSurplus(bill)
  const { kept, back } = ownMoves(bill)
  const own = subtractFen(back, kept)
  const start = { caption: '月初余额', amount: bill.opening }
  const between = own === 0 ? [] : [{ caption: '存放和取回', amount: own, signed: true }]
  const end = { caption: current ? '当前余额' : '月末余额', amount: bill.closing }
  return surplus === undefined
    ? { main: end, facts: [start, ...between] }
    : {
        main: { caption: current ? '本月结余' : '当月结余', amount: surplus, signed: true },
        facts: [start, ...between, end],
      }
}

/** The days whose records a month's piece opens. */
export const daysOf = (month: Month): { readonly from: Day; readonly to: Day } => ({
  from: firstDay(month),
  to: lastDay(month),
})
