import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { demandInterest, nextSettlementDay, paidOn } from '@/domain/interest/demand'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import type { Queryable } from '@sandbox/kernel/db'
import { balanceDaysThrough } from '@sandbox/kernel/ledger'
import type { BalanceDaysOf } from '@sandbox/kernel/ledger'
import { listedRate } from './rates'

/** The parts of the electronic account: to spend, held by freezes, on its way to a card, put aside in pots. */
export const ELECTRONIC_KINDS = ['wallet', 'frozen', 'outgoing', 'pot'] as const
/** Every account that earns interest, those of type II and III among them. */
export const EARNING_KINDS = [...ELECTRONIC_KINDS, 'sub'] as const

/** The electronic account of a customer. */
export const electronicOf = (customerId: string): BalanceDaysOf => ({ kinds: ELECTRONIC_KINDS, owners: [customerId] })

/** One account of type II or III, by its id in the ledger. */
export const subOf = (customerId: string, accountId: string): BalanceDaysOf => ({
  kinds: ['sub'],
  owners: [customerId],
  ids: [accountId],
})

/** What an account has earned by the end of yesterday, in fen: what it is paid when it is closed today. */
export async function dueInterest(on: Queryable, of: BalanceDaysOf, today: Day, rate?: BasisPoints): Promise<Fen> {
  const balanceDays = await balanceDaysThrough(on, of, addDays(today, -1))
  return demandInterest(balanceDays, rate ?? (await listedRate(on, today)))
}

/** What the owner of an account reads of its interest. */
export interface Earning {
  /** Basis points, as listed today. */
  readonly rate: BasisPoints
  /** Earned by the end of yesterday and not paid yet (应计利息). */
  readonly accrued: Fen
  /** The last day of this settlement, and the day it is paid. */
  readonly settlesOn: Day
  readonly paidOn: Day
}

export async function earningOf(on: Queryable, of: BalanceDaysOf, today: Day): Promise<Earning> {
  const settlesOn = nextSettlementDay(today)
  const rate = await listedRate(on, today)
  return {
    rate,
    accrued: await dueInterest(on, of, today, rate),
    settlesOn,
    paidOn: paidOn(settlesOn),
  }
}
