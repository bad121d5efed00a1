import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { reward as rewardSchema, standing as standingSchema } from '@/contract/campaign/campaignFields'
import type { campaignSummary } from '@/contract/campaign/campaignSummary'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { queryMyCampaigns } from '@/contract/campaign/queryMyCampaigns'
import { audienceLines } from '@/domain/campaign/eligibility'
import { timesDone, timesInSpan, variantOf } from '@/domain/campaign/campaign'
import type { CampaignBlock, CampaignDefinition, Done } from '@/domain/campaign/campaign'
import type { RewardKind, RewardState } from '@/domain/campaign/reward'
import { offerPeriod } from '@/domain/campaign/offers'
import { taxOf } from '@/domain/campaign/tax'
import type { CampaignState } from '@/domain/campaign/machine'
import { worthText } from '@/domain/campaign/worth'
import { dayOfInstant } from '@/domain/dates/instant'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import type { KeyPage } from '@sandbox/kernel/db/keyset'
import type { Queryable } from '@sandbox/kernel/db'
import type { InferOutput } from 'valibot'
import { countedOccasions } from './earn'
import { findCampaign, prizesLeft } from './find'
import type { Campaign } from './find'
import { variantSeed } from './hashes'
import { participationOf, refusalOf } from './join'
import type { Joining } from './join'
import { publicDraw, publicPackets } from './seeds'
import { campaignRewards, campaigns, participations } from './tables'
import type { Participation, RewardRow } from './tables'

type WireReward = InferOutput<typeof rewardSchema>
type Standing = InferOutput<typeof standingSchema>

/** While a campaign still brings something, or will. */
const BRINGS: readonly CampaignState[] = ['SCHEDULED', 'RUNNING', 'PAUSED']

/** A campaign in a list. @param left how many of its prizes can still be promised */
export function summaryOf(
  { definition, row, state, closed }: Campaign,
  left: ReadonlyMap<string, number>,
): InferOutput<typeof campaignSummary> {
  const isOver = closed || !BRINGS.includes(state) || (row.places !== null && row.places <= row.joined)
  const worth = isOver ? undefined : worthText(definition, (prizeKey) => left.get(prizeKey) ?? 0)
  return {
    ...{ actId: row.actId, kind: definition.kind, title: definition.title, summary: definition.summary },
    ...{ picture: { ...definition.picture }, state, startAt: row.startAt, endAt: row.endAt },
    ...(worth !== undefined && { worth }),
  }
}

/** A reward as its owner reads it. @param definition its campaign's as it is now */
function wireReward(row: RewardRow, definition: CampaignDefinition | null | undefined): WireReward {
  const task = definition?.tasks.find(({ taskKey }) => taskKey === row.taskKey)
  return {
    ...{ rewardId: row.rewardId, actId: row.actId, title: definition?.title ?? '', taskKey: row.taskKey },
    ...(task && { task: task.title }),
    ...{ kind: row.kind, name: row.name },
    ...{ amount: row.amount, tax: row.tax, net: row.amount - row.tax, state: row.state },
    ...{ claimUntil: row.claimUntil, earnedAt: row.earnedAt },
    ...(row.shareNo !== null && { shareNo: row.shareNo }),
    ...(row.grantedAt !== null && { grantedAt: row.grantedAt }),
    ...(row.state === 'CLAIMED' && row.heldUntil !== null && { heldUntil: row.heldUntil }),
    ...(row.revokedBy !== null && { revokedBy: row.revokedBy }),
  }
}

/** Rewards with what their campaigns and tasks are called. */
export async function wireRewards(on: Queryable, rows: readonly RewardRow[]): Promise<WireReward[]> {
  const acts = [...new Set(rows.map(({ actId }) => actId))]
  const found = acts.length > 0 ? await on.select().from(campaigns).where(inArray(campaigns.actId, acts)) : []
  const definitions = new Map(found.map(({ actId, definition }) => [actId, definition]))
  return rows.map((row) => wireReward(row, definitions.get(row.actId)))
}

/** A piece of the campaign's page; its first one has its picture. */
const wireBlock = (block: CampaignBlock, { picture }: CampaignDefinition) =>
  block.block === 'HERO' ? { ...block, picture: { ...picture } } : structuredClone(block)

const prizesOf = ({ prizes }: CampaignDefinition, left: ReadonlyMap<string, number>) =>
  prizes.map(({ prizeKey, kind, name, amount, value, stock, odds, shares }) => ({
    ...{ prizeKey, kind, name, amount, value, stock, tax: taxOf(kind, amount).tax, left: left.get(prizeKey) ?? 0 },
    ...(odds !== undefined && { odds }),
    ...(shares && { shares: { ...shares } }),
  }))

/** A campaign as anybody reads it. @param look the look that was asked for, and the phone that asks */
export async function wireCampaign(
  on: Queryable,
  campaign: Campaign,
  look: { readonly variant: string | undefined; readonly cookieId: string | undefined },
): Promise<Omit<ResponseOf<typeof queryCampaign>, 'at'>> {
  const { definition, row, closed } = campaign
  const { actId } = row
  const seed = look.cookieId === undefined ? undefined : variantSeed(look.cookieId, actId)
  const shown = variantOf(definition.variants, look.variant, seed)
  const draw = closed ? undefined : await publicDraw(on, campaign)
  const packets = closed ? undefined : await publicPackets(on, campaign)
  const left = await prizesLeft(on, actId)
  return {
    campaign: summaryOf(campaign, left),
    closed,
    variant: shown.variant,
    blocks: closed ? [] : shown.blocks.map((block) => wireBlock(block, definition) as never),
    organiser: definition.organiser,
    contact: definition.contact,
    claimUntil: row.claimUntil,
    audience: [...audienceLines(definition.audience)],
    rulesVersion: definition.rules.version,
    rules: closed ? [] : [...definition.rules.text],
    tasks: closed ? [] : definition.tasks.map((task) => ({ ...task })),
    prizes: closed ? [] : prizesOf(definition, left),
    ...(draw && { draw }),
    ...(packets && { packets }),
    ...(row.places !== null && { placesLeft: row.places - row.joined }),
  }
}

/** Where a customer stands in each of these campaigns. */
export async function standingsOf(
  on: Queryable,
  shown: readonly Campaign[],
  who: Omit<Joining, 'actId' | 'rulesVersion'>,
): Promise<ResponseOf<typeof queryMyCampaigns>['campaigns']> {
  const { id } = who.customer
  const joinedIn = await on
    .select({ actId: participations.actId })
    .from(participations)
    .where(eq(participations.customerId, id))
  const earned = and(eq(campaignRewards.customerId, id), eq(campaignRewards.state, 'EARNED'))
  const claimable = await on.select({ actId: campaignRewards.actId }).from(campaignRewards).where(earned)
  return Promise.all(
    shown.map(async (campaign) => {
      const { actId } = campaign.row
      const joined = joinedIn.some((one) => one.actId === actId)
      const joining = { ...who, actId, rulesVersion: campaign.definition.rules.version }
      const refusal = joined || campaign.state !== 'RUNNING' ? undefined : await refusalOf(on, campaign, joining)
      return {
        ...{ actId, joined, claimable: claimable.filter((one) => one.actId === actId).length },
        ...(refusal && { refusal: refusal.message }),
      }
    }),
  )
}

/** Where a customer stands in a campaign; undefined for one that isn't published. */
export async function standingOf(on: Queryable, joining: Joining): Promise<Standing | undefined> {
  const { customer, actId, now } = joining
  const campaign = await findCampaign(on, actId, now)
  if (!campaign || campaign.closed) return undefined
  const mine = await participationOf(on, customer.id, actId)
  if (mine)
    return {
      joined: { at: mine.joinedAt, rulesVersion: mine.rulesVersion },
      tasks: await progressOf(on, campaign, mine, now),
    }
  const refusal = await refusalOf(on, campaign, joining)
  return { ...(refusal && { refusal: refusal.message }), tasks: [] }
}

/** How often somebody has done each task, and how many rewards that brought. */
async function progressOf(on: Queryable, { definition, row }: Campaign, mine: Participation, at: number) {
  const { actId, personHash, taskKey, period, state } = campaignRewards
  const promised = await on
    .select({ taskKey, period, state })
    .from(campaignRewards)
    .where(and(eq(actId, row.actId), eq(personHash, mine.personHash)))
  const all = [{ ...JOINED, at: mine.joinedAt }, ...(await countedOccasions(on, mine, row.endAt))]
  return definition.tasks.map((task) => {
    const brought = promised.filter((one) => one.taskKey === task.taskKey)
    const now = offerPeriod(task.most, dayOfInstant(at))
    const had = task.trigger === 'chosen' ? brought.find((one) => one.period === now) : undefined
    return {
      taskKey: task.taskKey,
      done: Math.max(timesDone(task, all), brought.length),
      promised: brought.length,
      ...(task.within && { inSpan: timesInSpan(task, all, at) }),
      ...(task.trigger === 'chosen' && { had: had !== undefined }),
      ...(had && { reward: had.state }),
    }
  })
}

const JOINED: Done = { trigger: 'joined', about: '' }

/** What of a customer's rewards is asked for. */
export interface RewardsAsked {
  readonly list: 'OPEN' | 'ALL'
  readonly kind?: RewardKind | undefined
  readonly state?: RewardState | undefined
  readonly rewardId?: string | undefined
  readonly after?: string | undefined
}

/** A page of a customer's rewards, newest first. */
export async function pageOfRewards(
  on: Queryable,
  customerId: string,
  { list, kind, state: inState, rewardId, after }: RewardsAsked,
): Promise<KeyPage<RewardRow>> {
  const { number, customerId: owner, rewardId: id, state, kind: of } = campaignRewards
  const own = eq(owner, customerId)
  const found = await on
    .select()
    .from(campaignRewards)
    .where(
      and(
        own,
        list === 'OPEN' ? eq(state, 'EARNED') : undefined,
        kind === undefined ? undefined : eq(of, kind),
        inState === undefined ? undefined : eq(state, inState),
        rewardId === undefined ? undefined : eq(id, rewardId),
        after === undefined ? undefined : comesAfter([number], and(own, eq(id, after))),
      ),
    )
    .orderBy(desc(number))
    .limit(PAGE + 1)
  return pageOf(found)
}
