import { DAY_MS } from '../dates/day'
import { dayOfInstant, instantOf } from '../dates/instant'
import type { BusinessCalendar } from '../dates/businessCalendar'
import type { TransferSpeed } from './machine'

const MINUTE = 60_000

/** How long the network may take to answer before the transfer's outcome counts as unknown, ms. */
export const ANSWER_MS = 30_000

export const WAITS: readonly number[] = [1 * MINUTE, 5 * MINUTE, 30 * MINUTE]
export const HOURLY = 60 * MINUTE

/**
 * How long to wait (ms) before the network is asked again, by the number of earlier questions (0: the outcome has just
 * become unknown).
 */
export const waitBeforeAsking = (asked: number): number => WAITS[asked] ?? HOURLY

/** When a staff member takes over an order nobody answered: at the same time of the next working day. Epoch ms. */
export function personTakesUpAt(calendar: BusinessCalendar, sentAt: number): number {
  const day = dayOfInstant(sentAt)
  return instantOf(calendar.nextBusinessDay(day)) + (sentAt - instantOf(day))
}

export const BATCH = 30 * MINUTE

/** When an order is sent: at once, with the next half-hourly batch, or 24 hours later. Epoch ms. */
export function sendingAt(speed: TransferSpeed, now: number): number {
  if (speed === 'REALTIME') return now
  if (speed === 'NEXT_DAY') return now + DAY_MS
  const midnight = instantOf(dayOfInstant(now))
  return midnight + (Math.floor((now - midnight) / BATCH) + 1) * BATCH
}

/** Working days within which a card's bank may send a transfer back. */
export const RETURN_DAYS = 5

/** Until when a transfer that arrived then may be returned without a staff member's check. Epoch ms. */
export function returnableUntil(calendar: BusinessCalendar, arrivedAt: number): number {
  let day = dayOfInstant(arrivedAt)
  for (let left = RETURN_DAYS; left > 0; left -= 1) day = calendar.nextBusinessDay(day)
  return instantOf(day) + DAY_MS
}

/** Working days within which a card's bank usually takes money back (our reading of 2个工作日). */
export const REVERSAL_DAYS = 2

/** What came in after this time may still be taken back by its card's bank. Epoch ms. */
export function reversibleFrom(calendar: BusinessCalendar, now: number): number {
  const today = dayOfInstant(now)
  let day = today
  for (let left = REVERSAL_DAYS; left > 0; left -= 1) day = calendar.previousBusinessDay(day)
  return instantOf(day) + (now - instantOf(today))
}
