import { BRAND } from '@/domain/brand'
import type { CampaignTimes } from '@/domain/campaign/machine'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'

/** Whole days of a campaign, counted from the day on which it is handed in. */
interface Period {
  /** The first day: 0 is the day it is handed in. */
  readonly from: number
  /** The hour of the first day at which it begins; 0 unless given. */
  readonly hour?: number
  /** How many days it runs. */
  readonly days: number
  /** Days after the last one in which rewards can still be claimed. */
  readonly claimDays?: number
}

/** A campaign runs from its first day's midnight, or hour, to the last moment of its last day. */
export function period(today: Day, { from, hour = 0, days, claimDays = 7 }: Period): CampaignTimes {
  const end = addDays(today, from + days)
  return {
    startAt: instantOf(addDays(today, from), hour),
    endAt: instantOf(end) - 1,
    claimUntil: instantOf(addDays(end, claimDays)) - 1,
  }
}

/** Who stands behind every campaign of the bank, and where customers ask. */
export const BY_THE_BANK = { organiser: BRAND.bankName, contact: BRAND.hotline.replace(/[^\d-]/g, '') } as const
