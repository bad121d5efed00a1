import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { basisPoints, yuan } from '@/domain/money/fen'
import { eq } from 'drizzle-orm'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed } from '@sandbox/kernel/seed'
import { giveCoupon } from './give'
import { issueVoucher, revokeVoucher, showCode, takeCode } from './vouchers'
import { vouchers } from './tables'

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
    name: '满10,000元抵10元现金券',
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

/** A voucher in every state, and one of every kind that can be used. */
export const seedVouchers: Seed = {
  name: 'vouchers',
  async run(tx, { people }) {
    const customerId = people.find(({ key }) => key === OWNER)?.customerId
    if (customerId === undefined) return
    const now = await bankNow(tx)
    const issue = async (name: string, prize: string, daysAgo = GIVEN_DAYS_AGO): Promise<string> => {
      const rewardId = `seed-${name}`
      await issueVoucher(tx, { customerId, rewardId, prize, now: now - daysAgo * DAY_MS })
      const [issued] = await tx.select().from(vouchers).where(eq(vouchers.rewardId, rewardId))
      return issued?.voucherId ?? ''
    }
    await issue('cafe', 'cafe10')
    await issue('farm', 'farm20')
    await issue('video', 'videoMonth')
    await issue('expired', 'cafe10', LONG_AGO)
    await revokeVoucher(tx, await issue('revoked', 'farm20'), now)
    const shown = await showCode(tx, customerId, await issue('used', 'cafe10'), now)
    if (shown.ok) await takeCode(tx, '样例咖啡', shown.value.voucherCode, now)
  },
}

const LONG_AGO = 40
