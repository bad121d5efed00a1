import { eq } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import type { PaySecurity } from '@/domain/limits/settings'
import type { Fen } from '@/domain/money/fen'
import { OUT_LIMITS, ownLimitsOn } from '@/domain/transfer/limits'
import type { Queryable } from '@sandbox/kernel/db'
import { setOwnLimits } from './limits'
import { transferLimits } from './tables'

/** What a customer has set to protect their money, as it stands at `now` (epoch ms by the bank's clock). */
export async function readPaySecurity(on: Queryable, customerId: string, now: number): Promise<PaySecurity> {
  const [own] = await on.select().from(transferLimits).where(eq(transferLimits.customerId, customerId))
  const today = dayOfInstant(now)
  const limits = ownLimitsOn(own, today)
  if (!own) return { limits, nightLock: false }
  const { nextSingle: single, nextADay: aDay, nextFrom: from } = own
  const waits = single !== null && aDay !== null && from !== null && from > today
  return {
    limits,
    raise: waits ? { single, aDay, from } : undefined,
    nightLock: own.nightLock,
    stoppedAt: own.stoppedAt ?? undefined,
    noticeOver: own.noticeOver ?? undefined,
    provinces: own.provinces?.split(','),
  }
}

/** No limit of one's own where it is the bank's: if the bank allows more one day, so does it. */
const ownOr = (limit: Fen, banks: Fen): Fen | null => (limit < banks ? limit : null)

/** Keeps what a customer has set; who calls holds their row and has checked that they may. */
export async function keepPaySecurity(on: Queryable, customerId: string, settings: PaySecurity): Promise<void> {
  const { limits, raise, nightLock, stoppedAt, noticeOver, provinces } = settings
  await setOwnLimits(on, customerId, {
    single: ownOr(limits.single, OUT_LIMITS.single),
    aDay: ownOr(limits.aDay, OUT_LIMITS.aDay),
    nextSingle: raise?.single ?? null,
    nextADay: raise?.aDay ?? null,
    nextFrom: raise?.from ?? null,
    nightLock,
    stoppedAt: stoppedAt ?? null,
    noticeOver: noticeOver ?? null,
    provinces: provinces?.join(',') ?? null,
  })
}
