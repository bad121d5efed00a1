import { addDays, type Day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { schema, type Tx } from '@sandbox/kernel/db'
import { LOWEST_COST } from '../config'
import { hashSecret, type HashedSecret } from '@sandbox/kernel/session/credentials'
import { demoOpenId } from '../standins/wechat'
import { DEMO_CUSTOMERS, DEMO_GESTURE, DEMO_PASSWORD, type DemoCustomer } from './customers'
import { demoIdCardNo } from './idCards'

const LONG_VALID_DAYS = 3_650
const CARD_TERM_DAYS = 3_650

interface SeedDay {
  /** The bank's day and time at which the customers come. */
  readonly today: Day
  readonly now: number
}

/** The id of a named customer's row. */
export const demoCustomerId = (key: string): string => `customer-${key}`

/** Registers every named customer with what they can sign in with, and opens their accounts. No money moves here. */
export async function seedPeople(tx: Tx, { today, now }: SeedDay): Promise<void> {
  // Once for all, and cheaply until its owner uses it: everybody has the same one, which the console shows.
  const hash = (secret: string) => hashSecret(secret, LOWEST_COST)
  const secrets = { gesture: await hash(DEMO_GESTURE), payment: await hash(DEMO_PASSWORD) }
  for (const [index, demo] of DEMO_CUSTOMERS.entries()) {
    if (demo.registration !== 'none') await seedCustomer(tx, demo, index, { today, now }, secrets)
    await seedIdentities(tx, demo, now)
  }
}

type Secrets = Readonly<Record<'gesture' | 'payment', HashedSecret>>

async function seedCustomer(
  tx: Tx,
  demo: DemoCustomer,
  index: number,
  { today, now }: SeedDay,
  secrets: Secrets,
): Promise<void> {
  const customerId = demoCustomerId(demo.key)
  const idCardUntil = addDays(today, demo.idCardDays ?? LONG_VALID_DAYS)
  const number = String(index + 1).padStart(4, '0')
  await tx.insert(schema.customers).values({
    id: customerId,
    clientNo: `C2026${number}`,
    marketNo: `M${number}`,
    mobileNo: demo.mobileNo,
    realName: demo.name,
    idCardNo: demoIdCardNo(demo),
    idCardFrom: addDays(idCardUntil, -CARD_TERM_DAYS),
    idCardUntil,
    registeredAt: now,
    staff: demo.staff ?? false,
  })
  await tx.insert(schema.accounts).values({
    customerId,
    // 990 begins no bank's cards.
    acctNo: `990953960000${number}`,
    ...demo.account,
    openedAt: now,
  })
  const kinds = demo.gesture === 'unset' ? (['payment'] as const) : (['payment', 'gesture'] as const)
  for (const kind of kinds) {
    await tx.insert(schema.credentials).values({ customerId, kind, ...secrets[kind], changedAt: now })
  }
  await seedRiskTest(tx, demo, today)
}

async function seedRiskTest(tx: Tx, { key, riskTest }: DemoCustomer, today: Day): Promise<void> {
  if (!riskTest) return
  const taken = addDays(today, -riskTest.daysAgo)
  await tx.insert(schema.riskTests).values({
    customerId: demoCustomerId(key),
    level: riskTest.level,
    score: riskTest.level * 20,
    answers: [],
    takenAt: instantOf(taken, 10),
    takenOn: taken,
  })
}

/** Who is registered elsewhere has the customer under another open id of the same person. */
async function seedIdentities(tx: Tx, { key, registration }: DemoCustomer, now: number): Promise<void> {
  const own = { openId: demoOpenId(key), unionId: `union-${key}`, createdAt: now }
  if (registration === undefined) {
    await tx.insert(schema.wechatIdentities).values({ ...own, customerId: demoCustomerId(key) })
    return
  }
  await tx.insert(schema.wechatIdentities).values(own)
  if (registration === 'elsewhere') {
    const other = { ...own, openId: `other-channel-${key}`, customerId: demoCustomerId(key) }
    await tx.insert(schema.wechatIdentities).values(other)
  }
}
