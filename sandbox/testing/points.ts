import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { READING_MS } from '@/domain/points/learning'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { earn, givePoints } from '@sandbox/business/points/earn'
import { moveOrder, placeOrder } from '@sandbox/business/points/mall'
import { setShown } from '@sandbox/business/points/rankings'
import { checkIns, learnings, mallItems, pointsLots } from '@sandbox/business/points/tables'
import { vouchers } from '@sandbox/business/voucher/tables'
import { issueVoucher } from '@sandbox/business/voucher/vouchers'
import { CAPABILITIES } from '@sandbox/capabilities'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import { newClientId } from './client'

const DELIVERY = { name: '样例收件人', mobileNo: '17000095173', region: '样例省 样例市', street: '样例巷751号' }
/** What the tea towels cost. */
const POINTS = 144

/** Gives a customer points, a day they checked in on, a place in rankings, and articles they are reading and have read. */
export async function livePoints(tx: Tx, customerId: string, now: number): Promise<void> {
  const reward = { id: `reward:${randomUUID()}`, customerId, kind: 'REWARD', memo: '样例活动八六四' } as const
  await givePoints(tx, { ...reward, points: 97_531, now })
  // Soon enough for its end to be told of.
  const lastDay = addDays(dayOfInstant(now), 40)
  await tx.update(pointsLots).set({ lastDay }).where(eq(pointsLots.customerId, customerId))
  const at = now - DAY_MS
  await tx.insert(checkIns).values({ customerId, day: dayOfInstant(at), streak: 1, points: 1, at })
  await earn(tx, { customerId, rule: 'CHECK_IN', about: 'before', points: 1, now: at })
  await setShown(tx, customerId, true, now)
  const startedAt = now - READING_MS
  await tx.insert(learnings).values([
    { customerId, articleId: 'edu-after', startedAt },
    { customerId, articleId: 'edu-lend-card', startedAt, finishedAt: now },
  ])
}

/** An order of tea towels in a state, anew each time; 'none' for who isn't a customer. */
export async function mallOrderOf({ db }: BankHere, customerId: string, state: 'PLACED' | 'SHIPPED'): Promise<string> {
  if (customerId === '') return 'none'
  const now = await bankNow(db.drizzle)
  return db.transaction(async (tx) => {
    const id = `reward:${randomUUID()}`
    await givePoints(tx, { id, customerId, kind: 'REWARD', memo: '样例活动', points: POINTS, now })
    // Tests order it anew more often than one person may.
    const towel = eq(mallItems.itemId, 'tea-towel')
    const [item] = await tx.select().from(mallItems).where(towel)
    await tx.update(mallItems).set({ perPerson: 1_000 }).where(towel)
    const asked = { clientId: newClientId(), customerId, itemId: 'tea-towel', points: POINTS, agreed: true, now }
    const placed = await placeOrder(tx, CAPABILITIES, { ...asked, delivery: DELIVERY })
    await tx
      .update(mallItems)
      .set({ perPerson: item?.perPerson ?? 1 })
      .where(towel)
    if (!placed.ok) throw new Error(placed.error.message)
    const { orderNo } = placed.value
    const parcel = { carrier: '样例快运', parcelNo: `SF${now}`, shippedAt: now }
    if (state === 'SHIPPED') await moveOrder(tx, placed.value, 'ship', parcel)
    return orderNo
  })
}

/** A voucher that a customer can use. */
export async function voucherOf({ db }: BankHere, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const now = await bankNow(db.drizzle)
  const rewardId = randomUUID()
  await db.transaction((tx) => issueVoucher(tx, { customerId, rewardId, prize: 'cafe10', now }))
  const [issued] = await db.drizzle.select().from(vouchers).where(eq(vouchers.rewardId, rewardId))
  return issued?.voucherId ?? 'none'
}
