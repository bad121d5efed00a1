import { asc, eq } from 'drizzle-orm'
import { isJoinable } from '@/domain/campaigns/campaign'
import type { CampaignDefinition, CampaignFlags } from '@/domain/campaigns/campaign'
import { campaignStateAt, isPublic } from '@/domain/campaigns/machine'
import type { CampaignState } from '@/domain/campaigns/machine'
import { readFlag, readFlags } from '@sandbox/kernel/flags'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { campaignPrizes, campaigns } from './tables'
import type { CampaignRow } from './tables'

/** A campaign that was approved once. */
export interface Campaign {
  readonly row: CampaignRow
  readonly definition: CampaignDefinition
  /** Now, time included. */
  readonly state: CampaignState
}

const approved = (row: CampaignRow | undefined, now: number): Campaign | undefined =>
  row?.definition ? { row, definition: row.definition, state: campaignStateAt(row, now) } : undefined

/** A campaign that was approved; undefined for one that wasn't, or none. */
export async function findCampaign(on: Queryable, actId: string, now: number): Promise<Campaign | undefined> {
  const [row] = await on.select().from(campaigns).where(eq(campaigns.actId, actId))
  return approved(row, now)
}

/** The same, locked: everything that is promised of one campaign is promised one after the other. */
export async function lockCampaign(tx: Tx, actId: string, now: number): Promise<Campaign | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.actId, actId)).for('no key update')
  return approved(row, now)
}

/** Every campaign that anybody may read, the one that ends first first. */
export async function publicCampaigns(on: Queryable, now: number): Promise<readonly Campaign[]> {
  const rows = await on.select().from(campaigns).orderBy(asc(campaigns.endAt), asc(campaigns.actId))
  return rows.flatMap((row) => {
    const one = approved(row, now)
    return one && isPublic(one.state) ? [one] : []
  })
}

/** The flags on which triggers, prizes and kinds depend. */
export async function campaignFlags(on: Queryable): Promise<CampaignFlags> {
  const [referral, deposit, lottery] = await readFlags(on, [
    'referralRewardEnabled',
    'depositRewardEnabled',
    'lotteryEnabled',
  ])
  return {
    referralReward: referral?.value === '1',
    depositReward: deposit?.value === '1',
    lottery: lottery?.value === '1',
  }
}

/** Whether a campaign isn't shown now, although it is published. */
export const isClosedOff = async (on: Queryable, { kol = false }: CampaignDefinition): Promise<boolean> =>
  kol && (await readFlag(on, 'kolEnabled')) !== '1'

/** Whether somebody can join a campaign now. */
export async function isJoinableNow(on: Queryable, actId: string, now: number): Promise<boolean> {
  const found = await findCampaign(on, actId, now)
  return found?.state === 'RUNNING' && isJoinable(found.definition) && !(await isClosedOff(on, found.definition))
}

/** How many of each prize are left. */
export async function prizesLeft(on: Queryable, actId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await on.select().from(campaignPrizes).where(eq(campaignPrizes.actId, actId))
  return new Map(rows.map(({ prizeKey, stock, taken }) => [prizeKey, stock - taken]))
}
