import { asc, eq, inArray } from 'drizzle-orm'
import { isJoinable, isKindOpen, isSwitched } from '@/domain/campaign/campaign'
import type { CampaignDefinition, CampaignFlags } from '@/domain/campaign/campaign'
import { campaignStateAt, isPublic } from '@/domain/campaign/machine'
import type { CampaignState } from '@/domain/campaign/machine'
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
  /** A kind of marketing that is off now: nothing of it is shown, joined, promised or drawn. */
  readonly closed: boolean
}

/** What is switched off now. */
interface Switches {
  readonly flags: CampaignFlags
  readonly kol: boolean
}

const switchesOf = async (on: Queryable): Promise<Switches> => ({
  flags: await campaignFlags(on),
  kol: (await readFlag(on, 'kolEnabled')) === '1',
})

function approved(row: CampaignRow | undefined, { flags, kol }: Switches, now: number): Campaign | undefined {
  if (!row?.definition) return undefined
  const { definition } = row
  const closed =
    (definition.kol === true && !kol) || (isSwitched(definition.kind) && !isKindOpen(definition.kind, flags))
  return { row, definition, state: campaignStateAt(row, now), closed }
}

/** A campaign that was approved; undefined for one that wasn't, or none. */
export async function findCampaign(on: Queryable, actId: string, now: number): Promise<Campaign | undefined> {
  const [row] = await on.select().from(campaigns).where(eq(campaigns.actId, actId))
  return approved(row, await switchesOf(on), now)
}

/** The same, locked: everything that is promised of one campaign is promised one after the other. */
export async function lockCampaign(tx: Tx, actId: string, now: number): Promise<Campaign | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.actId, actId)).for('no key update')
  return approved(row, await switchesOf(tx), now)
}

/** Every campaign that anybody may read, the one that ends first first. */
export async function publicCampaigns(on: Queryable, now: number): Promise<readonly Campaign[]> {
  const rows = await on.select().from(campaigns).orderBy(asc(campaigns.endAt), asc(campaigns.actId))
  const switches = await switchesOf(on)
  const all = rows.map((row) => approved(row, switches, now))
  return all.filter((one): one is Campaign => one !== undefined && isPublic(one.state))
}

/** Those of them that are listed: what can be joined, while its switch is on. */
export async function listedCampaigns(on: Queryable, now: number): Promise<readonly Campaign[]> {
  const all = await publicCampaigns(on, now)
  return all.filter(({ definition, closed }) => isJoinable(definition) && !closed)
}

/** The flags on which triggers, prizes and kinds depend. */
export async function campaignFlags(on: Queryable): Promise<CampaignFlags> {
  const [referral, deposit, lottery, seckill, help] = await readFlags(on, [
    'referralRewardEnabled',
    'depositRewardEnabled',
    'lotteryEnabled',
    'seckillEnabled',
    'helpInWeChat',
  ])
  return {
    referralReward: referral?.value === '1',
    depositReward: deposit?.value === '1',
    lottery: lottery?.value === '1',
    seckill: seckill?.value === '1',
    help: help?.value === '1',
  }
}

/** Whether somebody can join a campaign now. */
export async function isJoinableNow(on: Queryable, actId: string, now: number): Promise<boolean> {
  const found = await findCampaign(on, actId, now)
  return found?.state === 'RUNNING' && isJoinable(found.definition) && !found.closed
}

/** How many of each prize are left, by campaign. */
export async function prizesLeftOf(
  on: Queryable,
  actIds: readonly string[],
): Promise<(actId: string) => ReadonlyMap<string, number>> {
  const left = new Map<string, Map<string, number>>(actIds.map((actId) => [actId, new Map()]))
  const rows = await on
    .select()
    .from(campaignPrizes)
    .where(inArray(campaignPrizes.actId, [...actIds]))
  for (const { actId, prizeKey, stock, taken } of rows) left.get(actId)?.set(prizeKey, stock - taken)
  return (actId) => left.get(actId) ?? new Map()
}

/** How many of each prize of one campaign are left. */
export const prizesLeft = async (on: Queryable, actId: string): Promise<ReadonlyMap<string, number>> =>
  (await prizesLeftOf(on, [actId]))(actId)
