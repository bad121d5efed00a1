import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { basisPoints, yuan } from '@/domain/money/fen'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed } from '@sandbox/kernel/seed'
import { giveCoupon } from './give'

const GIVEN_DAYS_AGO = 5
const VALID_DAYS = 60

/** The customer who has an example of everything. */
const OWNER = 'zhangwei'

/** One coupon of each kind. */
async function give(tx: Tx, customerId: string): Promise<void> {
  const now = await bankNow(tx)
  const today = dayOfInstant(now)
  const shared = {
    customerId,
    validFrom: addDays(today, -GIVEN_DAYS_AGO),
    validUntil: addDays(today, VALID_DAYS),
    now,
  }
  await giveCoupon(tx, {
    ...shared,
    name: '定期加息券0.20%',
    terms: { kind: 'rate', bonusRate: basisPoints(20), cap: yuan(50_000) },
    minAmount: yuan(5_000),
    minMonths: 3,
    families: ['regular', 'gain', 'full'],
  })
  await giveCoupon(tx, {
    ...shared,
    name: '满1万元抵10元现金券',
    terms: { kind: 'cash', face: yuan(10) },
    minAmount: yuan(10_000),
    minMonths: 6,
    families: [],
  })
}

export const seedCoupons: Seed = {
  name: 'coupons',
  async run(tx, { people }) {
    for (const { key, customerId } of people) if (key === OWNER) await give(tx, customerId)
  },
}
