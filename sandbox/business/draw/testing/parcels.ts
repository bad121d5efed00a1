import { eq } from 'drizzle-orm'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { dayOfInstant } from '@/domain/dates/instant'
import { CHANCE } from '@/domain/draw/draw'
import { fen, ppm } from '@/domain/money/fen'
import { followOccasion, participationOf } from '@sandbox/business/campaign'
import { BY_THE_BANK, period } from '@sandbox/business/campaign/campaigns/period'
import { claim } from '@sandbox/business/campaign/claim'
import { join } from '@sandbox/business/campaign/join'
import { publishNow } from '@sandbox/business/campaign/testing/rewards'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Database, Tx } from '@sandbox/kernel/db'
import { newClientId } from '@sandbox/testing/client'
import { drawOnce } from '../draw'
import { addressParcel, goodsGiver, moveParcel } from '../parcels'

const ACT = 'alwaysThing'
/** One that every sandbox has, so that what a stranger asks of it is the same in each. */
const SEEDED = 'luckyDraw'
const DELIVERY = { name: '样例收件人', mobileNo: '17000095173', region: '样例省 样例市', street: '样例巷753号' }

/** A draw in which everybody wins a bottle with each chance. */
export const always = (now: number, given: Partial<CampaignDefinition> = {}): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(dayOfInstant(now), { from: 0, days: 3_000 }),
  startAt: now,
  actId: ACT,
  kind: 'DRAW',
  title: '样例抽奖七五三',
  summary: '样例',
  picture: { motif: 'book', tone: 'blue' },
  audience: { staff: true, minAge: 18 },
  budget: fen(10_000 * 9_999),
  prizes: [
    {
      ...{ prizeKey: 'thermos', kind: 'GOODS', prize: 'thermos', name: '保温杯', amount: 10_000, value: fen(10_000) },
      ...{ stock: 9_999, odds: ppm(1_000_000) },
    },
  ],
  tasks: [{ taskKey: 'checkin', title: '样例任务', trigger: 'checkedIn', prizeKey: CHANCE, most: 9_999 }],
  draw: { fallback: 'NONE' },
  rules: { version: 1, text: ['样例规则'] },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '样例', text: '样例' }] }],
  ...given,
})

/** Lets a customer join a campaign that is published; nothing for who has joined. */
export async function enter(tx: Tx, customerId: string, actId: string, now: number) {
  const { customers, accounts } = schema
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
  const [account] = await tx.select().from(accounts).where(eq(accounts.customerId, customerId))
  if (!customer || !account) return undefined
  if (!(await participationOf(tx, customerId, actId))) {
    const joining = { customer: { ...customer, registeredAt: 0 }, account, actId, rulesVersion: 1, now }
    const joined = await join(tx, { ...joining, openId: `drawer ${customerId}`, cookieId: undefined })
    if (!joined.ok) throw new Error(joined.error.name)
  }
  return customer
}

/** The draw of `parcelFor`, in which a customer gets one more chance; 'none' for who has no account. */
export const chanceFor = ({ db }: { readonly db: Database }, customerId: string): Promise<string> =>
  db.transaction(async (tx) => ((await withChance(tx, customerId)) ? ACT : 'none'))

async function withChance(tx: Tx, customerId: string) {
  const now = await bankNow(tx)
  await publishNow(tx, always(now), now)
  await enter(tx, customerId, SEEDED, now)
  const customer = await enter(tx, customerId, ACT, now)
  if (!customer) return undefined
  await followOccasion(tx, { occasion: 'checkedIn', customerId, about: newClientId(), now })
  return { customer, now }
}

/** A thing that a customer has won and claimed, anew each time; 'none' for who has no account. */
export const parcelFor = ({ db }: { readonly db: Database }, customerId: string, state: 'ASKED' | 'SHIPPED') =>
  db.transaction(async (tx): Promise<string> => {
    const { customer, now = 0 } = (await withChance(tx, customerId)) ?? {}
    if (!customer) return 'none'
    const drawn = await drawOnce(tx, { drawId: newClientId(), customer, actId: ACT, now })
    if (!drawn.ok) throw new Error(drawn.error.name)
    // A draw to look for; there is one no more when all its chances were used.
    await drawOnce(tx, { drawId: newClientId(), customer, actId: SEEDED, now })
    const rewardId = drawn.value.rewardId ?? 'none'
    const giver = [{ name: 'draw', handlers: {}, tables: {}, rewards: goodsGiver }] as const
    const claimed = await claim(tx, giver, { customerId, rewardId, amount: 8_000, now })
    if (!claimed.ok) throw new Error(claimed.error.name)
    if (state === 'SHIPPED') {
      await addressParcel(tx, { customerId, rewardId, delivery: DELIVERY, agreed: true, now })
      await moveParcel(tx, rewardId, 'ship', { carrier: '样例快运', parcelNo: `YL${now}`, shippedAt: now })
    }
    return rewardId
  })
