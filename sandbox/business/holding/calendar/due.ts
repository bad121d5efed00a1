import { compareDays } from '@/domain/dates/day'
import { ZERO_FEN } from '@/domain/money/fen'
import type { CalendarEvent, DatedEvent } from './events'
import { maturityInterest, outstandingPayouts } from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'

/** What an open deposit will pay until its end, with the interest it earns when it is kept. */
export function dueEvents(holding: Holding, name: string): readonly DatedEvent[] {
  const { seqNo, productType, endDay, amount } = holding
  const about: Pick<CalendarEvent, 'state' | 'seqNo' | 'prodType' | 'prodDesc'> = {
    state: 'due',
    seqNo: String(seqNo),
    prodType: productType,
    prodDesc: name,
  }
  const payouts = outstandingPayouts(holding, endDay).map((payout): DatedEvent => ({
    day: payout.on,
    event: { ...about, kind: 'PAYOUT', principal: ZERO_FEN, interest: payout.amount },
  }))
  const atEnd = maturityInterest(holding)
  return [...payouts, { day: endDay, event: { ...about, kind: 'MATURITY', principal: amount, interest: atEnd } }]
}

/** Sorts by day, and on one day the older holding first. */
export const byDay = (a: DatedEvent, b: DatedEvent): number =>
  compareDays(a.day, b.day) || Number(a.event.seqNo) - Number(b.event.seqNo)
