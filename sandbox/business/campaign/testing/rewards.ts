import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { dayOfInstant } from '@/domain/dates/instant'
import { yuan } from '@/domain/money/fen'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Database, Tx } from '@sandbox/kernel/db'
import { BY_THE_BANK, period } from '../campaigns/period'
import { claim } from '../claim'
import { followOccasion } from '../earn'
import { campaignRewardGivers } from '../givers'
import { digestOf } from '../hashes'
import { join } from '../join'
import { publicationFacts, publish, takeDefinition } from '../publish'
import { committed } from '../seeds'
import { campaignRewards } from '../tables'
import { withdraw } from '../withdraw'

/** A campaign in which everybody earns a red packet of 250 yuan for each check-in. */
export const ALWAYS = 'alwaysReward'

/** Publishes a campaign as two people would; nothing when it is published already. */
export async function publishNow(tx: Tx, written: CampaignDefinition, now: number): Promise<void> {
  const definition = await committed(tx, written, now)
  const facts = await publicationFacts(tx, undefined)
  const taken = await takeDefinition(tx, { definition, facts, now })
  if (!taken.ok && taken.error.problem === 'notFavourable') return
  const published = taken.ok ? await publish(tx, { actId: definition.actId, digest: digestOf(definition), now }) : taken
  if (!published.ok) throw new Error(JSON.stringify(published.error))
}

const always = (now: number): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(dayOfInstant(now), { from: 0, days: 3_000 }),
  actId: ALWAYS,
  kind: 'LEARN',
  title: '样例活动',
  summary: '样例',
  picture: { motif: 'book', tone: 'blue' },
  audience: { staff: true },
  budget: yuan(2_500_000),
  prizes: [
    {
      prizeKey: 'packet',
      kind: 'RED_PACKET',
      prize: '',
      name: '样例红包',
      amount: 25_000,
      value: yuan(250),
      stock: 9_999,
    },
  ],
  tasks: [{ taskKey: 'checkin', title: '样例任务', trigger: 'checkedIn', prizeKey: 'packet', most: 9_999 }],
  rules: { version: 1, text: ['样例规则'] },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '样例', text: '样例' }] }],
})

/** A reward of 250 yuan that a customer can claim, anew each time. */
export const rewardFor = (db: Database, customerId: string): Promise<string> =>
  db.transaction(async (tx) => {
    const now = await bankNow(tx)
    await publishNow(tx, always(now), now)
    const { customers, accounts } = schema
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
    const [account] = await tx.select().from(accounts).where(eq(accounts.customerId, customerId))
    if (!customer || !account) return 'none'
    const joining = { customer, account, actId: ALWAYS, rulesVersion: 1, openId: customerId, cookieId: undefined, now }
    const joined = await join(tx, { ...joining, customer: { ...customer, registeredAt: 0 } })
    if (!joined.ok) throw new Error(joined.error.name)
    await followOccasion(tx, { occasion: 'checkedIn', customerId, about: randomUUID(), now })
    const isTheirs = and(eq(campaignRewards.customerId, customerId), eq(campaignRewards.actId, ALWAYS))
    const [row] = await tx
      .select()
      .from(campaignRewards)
      .where(and(isTheirs, eq(campaignRewards.state, 'EARNED')))
      .orderBy(desc(campaignRewards.number))
      .limit(1)
    return row?.rewardId ?? 'none'
  })

/** The order of a withdrawal of 1 yuan; 199 yuan of red packets are left. */
export async function withdrawalFor(db: Database, customerId: string): Promise<string> {
  const rewardId = await rewardFor(db, customerId)
  if (rewardId === 'none') return 'none'
  const giver = [{ name: 'campaign', handlers: {}, tables: {}, rewards: campaignRewardGivers }] as const
  return db.transaction(async (tx) => {
    const now = await bankNow(tx)
    const claimed = await claim(tx, giver, { customerId, rewardId, amount: 20_000, now })
    if (!claimed.ok) throw new Error(claimed.error.name)
    const done = await withdraw(tx, { customerId, amount: 100, now })
    if (!done.ok) throw new Error(done.error.name)
    return done.value.orderNo
  })
}
