import { and, eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { lastDayOf } from '@/domain/points/lots'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { checkInvariants } from '@sandbox/ledgerAudit'
import type { BankUnderTest } from '@sandbox/testing/bankUnderTest'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { givePoints } from '../earn'
import { isUnspent } from '../lots'
import { mallItems, pointsLots } from '../tables'

export const customerId = demoCustomerId('lina')
export const TOWEL = { itemId: 'tea-towel', points: 144 }
export const DELIVERY = { name: '李娜', mobileNo: '17000000002', region: '吉林省 长春市', street: '样例路12号3单元' }
/** For tests over many days. */
export const SLOW_MS = 300_000

/** A customer who is given points and orders for them; after each test of the suite every audit must hold. */
export function linaAt(bank: BankUnderTest) {
  let app: TestCustomer
  const lina = (): TestCustomer => app
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const today = async () => dayOfInstant(await now())
  let given = 0
  /** Gives points; `lastDay` other than their own makes them near their end. */
  const give = async (points: number, lastDay?: Day): Promise<void> => {
    given += 1
    const at = await now()
    const id = `reward:test-${given}`
    await bank.db.transaction(async (tx) => {
      await givePoints(tx, { id, customerId, kind: 'REWARD', points, memo: '样例', now: at })
      if (lastDay === undefined) return
      const [latest] = await tx
        .select()
        .from(pointsLots)
        .where(
          and(eq(pointsLots.customerId, customerId), isUnspent, eq(pointsLots.lastDay, lastDayOf(dayOfInstant(at)))),
        )
        .orderBy(sql`earned_at DESC, lot_id`)
      await tx
        .update(pointsLots)
        .set({ lastDay })
        .where(
          and(
            eq(pointsLots.earnedAt, at),
            eq(pointsLots.customerId, customerId),
            eq(pointsLots.lotId, latest?.lotId ?? ''),
          ),
        )
    })
  }
  const balance = async () => expectDone(await lina().call(CALLS.queryPoints, {})).balance
  const order = (given_: object = {}) =>
    lina().call(CALLS.orderMallItem, { clientId: newClientId(), ...TOWEL, delivery: DELIVERY, agreed: true, ...given_ })
  const stockOf = async (itemId: string) =>
    (await on().select().from(mallItems).where(eq(mallItems.itemId, itemId)))[0]?.stock ?? -1
  beforeAll(async () => {
    app = await testClient(bank.server).as('李娜')
    // Random orders are more than one person may have.
    await on().update(mallItems).set({ perPerson: 1_000 }).where(eq(mallItems.itemId, TOWEL.itemId))
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))
  return { lina, on, now, today, give, balance, order, stockOf }
}
