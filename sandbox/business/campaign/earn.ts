import { randomUUID } from 'node:crypto'
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { answersTask, isPrizeOpen, isTriggerOpen, rewardedFor } from '@/domain/campaign/campaign'
import type { CampaignPrize, CampaignTask, Done } from '@/domain/campaign/campaign'
import { BUDGET_OF, REWARD_STATES } from '@/domain/campaign/reward'
import { claimUntilText } from '@/domain/campaign/labels'
import { taxOf } from '@/domain/campaign/tax'
import { DRAW_TASK } from '@/domain/draw/draw'
import { maskName } from '@/domain/masks/mask'
import { fen } from '@/domain/money/fen'
import { sendMessages } from '@sandbox/business/message'
import type { DomainEventFollower } from '@sandbox/kernel/domainEvents'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { hasLeft } from '@sandbox/kernel/session/customers'
import { campaignFlags, lockCampaign } from './find'
import type { Campaign } from './find'
import { isAnnounced, piecesOf } from './seeds'
import { campaignOccasions, campaignPrizes, campaignRewards, campaigns, participations } from './tables'
import type { Participation, RewardRow } from './tables'

/**
 * Takes the value of a reward from the budget and one from the stock; false, and nothing taken, when either is used up. The
 * UPDATE itself decides.
 */
async function reserve(tx: Tx, actId: string, { prizeKey, value }: CampaignPrize): Promise<boolean> {
  const [paid] = await tx
    .update(campaigns)
    .set({ reserved: sql`${campaigns.reserved} + ${value}` })
    .where(
      and(
        eq(campaigns.actId, actId),
        sql`${campaigns.reserved} + ${campaigns.granted} + ${value} <= ${campaigns.budget}`,
      ),
    )
    .returning({ actId: campaigns.actId })
  if (!paid) return false
  const isPrize = and(eq(campaignPrizes.actId, actId), eq(campaignPrizes.prizeKey, prizeKey))
  const [taken] = await tx
    .update(campaignPrizes)
    .set({ taken: sql`${campaignPrizes.taken} + 1` })
    .where(and(isPrize, sql`${campaignPrizes.taken} < ${campaignPrizes.stock}`))
    .returning({ taken: campaignPrizes.taken })
  if (!taken) await unreserve(tx, actId, value)
  return taken !== undefined
}

const unreserve = (tx: Tx, actId: string, value: number) =>
  tx
    .update(campaigns)
    .set({ reserved: sql`${campaigns.reserved} - ${value}` })
    .where(eq(campaigns.actId, actId))

/** What a reward held goes back, and others may have it. */
export async function release(tx: Tx, { actId, prizeKey, value }: RewardRow): Promise<void> {
  await unreserve(tx, actId, value)
  await tx
    .update(campaignPrizes)
    .set({ taken: sql`${campaignPrizes.taken} - 1` })
    .where(and(eq(campaignPrizes.actId, actId), eq(campaignPrizes.prizeKey, prizeKey)))
}

/** What lapsed or was declined gives its value back; a piece that was won by drawing isn't there to be won again. */
export const lapse = (tx: Tx, row: RewardRow) =>
  row.taskKey === DRAW_TASK ? unreserve(tx, row.actId, row.value) : release(tx, row)

/** What of a reward was promised is given. */
export const spend = (tx: Tx, { actId, value }: RewardRow) =>
  tx
    .update(campaigns)
    .set({ reserved: sql`${campaigns.reserved} - ${value}`, granted: sql`${campaigns.granted} + ${value}` })
    .where(eq(campaigns.actId, actId))

const earnedFor = (on: Queryable, { actId, personHash }: Participation, { taskKey }: CampaignTask) =>
  on
    .select({ period: campaignRewards.period })
    .from(campaignRewards)
    .where(
      and(
        eq(campaignRewards.actId, actId),
        eq(campaignRewards.personHash, personHash),
        eq(campaignRewards.taskKey, taskKey),
      ),
    )

/**
 * Promises what a participation has earned by something that was done, each once; nothing that a flag has closed since the
 * campaign was published. The campaign's row is locked. What is used up isn't promised at all.
 */
export async function earn(tx: Tx, campaign: Campaign, mine: Participation, done: Done, now: number): Promise<void> {
  const { definition } = campaign
  // A draw's tasks give chances, which follow from what was done (sandbox/business/draw).
  if (definition.kind === 'DRAW' || campaign.closed) return
  const matching = definition.tasks.filter((task) => answersTask(task, done))
  // Nobody could fetch what is promised to who has left.
  if (matching.length === 0 || (await hasLeft(tx, mine.customerId))) return
  const flags = await campaignFlags(tx)
  for (const task of matching) {
    const before = await earnedFor(tx, mine, task)
    // What was done alone tells whether it counts; with a limit or a number of times, all that was done before does too.
    const isCounted = task.within !== undefined || task.after !== undefined
    const all = isCounted ? await countedOccasions(tx, mine, campaign.row.endAt) : [{ ...done, at: now }]
    const period = rewardedFor(task, all).find((one) => one === '' || one === done.about)
    if (period === undefined || before.length >= task.most || before.some((one) => one.period === period)) continue
    const prize = definition.prizes.find(({ prizeKey }) => prizeKey === task.prizeKey)
    if (!prize) throw new Error(`${definition.actId} has no prize ${task.prizeKey}`)
    if (!isTriggerOpen(task.trigger, flags) || !isPrizeOpen(prize.kind, flags)) continue
    if (prize.shares && !flags.lottery) continue
    const piece = await pieceFor(tx, mine.actId, prize)
    if (piece && (await reserve(tx, mine.actId, piece)))
      await promise(tx, campaign, mine, { taskKey: task.taskKey, prize: piece, period, now })
  }
}

/** What is promised of a prize: the prize itself, or the piece that is shared out next. */
type Piece = CampaignPrize & { readonly shareNo?: number }

/**
 * Of a packet that is shared by chance the first piece that nobody has, for what it is worth; undefined when all are
 * somebody's. Its campaign's row is locked, so no piece is promised twice.
 */
async function pieceFor(tx: Tx, actId: string, prize: CampaignPrize): Promise<Piece | undefined> {
  if (!prize.shares) return prize
  const { actId: of, prizeKey, state } = campaignRewards
  const held = await tx
    .select({ shareNo: campaignRewards.shareNo })
    .from(campaignRewards)
    .where(and(eq(of, actId), eq(prizeKey, prize.prizeKey), inArray(state, HOLDING)))
  const taken = new Set(held.map(({ shareNo }) => shareNo))
  const pieces = await piecesOf(tx, actId, prize)
  const at = pieces.findIndex((_, before) => !taken.has(before + 1))
  const amount = pieces[at]
  return amount === undefined ? undefined : { ...prize, amount, value: amount, shareNo: at + 1 }
}

/** States in which a reward holds what was promised. */
const HOLDING = REWARD_STATES.filter((state) => BUDGET_OF[state] !== 'none')

interface Promised {
  readonly taskKey: string
  readonly prize: Piece
  readonly period: string
  readonly now: number
}

async function promise(tx: Tx, { row, definition }: Campaign, mine: Participation, given: Promised): Promise<string> {
  const { taskKey, prize, period, now } = given
  const { actId, customerId, personHash } = mine
  const { prizeKey, kind, name, amount, value } = prize
  const rewardId = randomUUID()
  await tx.insert(campaignRewards).values({
    ...{ rewardId, actId, customerId, personHash, taskKey, period, prizeKey, kind, name, value },
    ...{ prize: prize.prize, amount: fen(amount), tax: taxOf(kind, amount).tax },
    ...{ state: 'EARNED', claimUntil: row.claimUntil, earnedAt: now, shareNo: prize.shareNo ?? null },
  })
  await sendMessages(tx, [
    {
      ...{ customerId, kind: 'rewardEarned', title: '您有一份活动奖励', at: now },
      body: `您在“${definition.title}”中获得“${name}”，请于${claimUntilText(row.claimUntil)}领取，逾期自动失效。`,
      source: `rewardEarned ${rewardId}`,
      about: { subject: 'rewards' },
    },
  ])
  return rewardId
}

/**
 * Promises a prize that was drawn; undefined, and nothing promised, when it is used up. The campaign's row is locked.
 * @param period what makes the reward the only one of its draw
 */
export async function award(
  tx: Tx,
  campaign: Campaign,
  mine: Participation,
  { prize, period, now }: { readonly prize: CampaignPrize; readonly period: string; readonly now: number },
): Promise<string | undefined> {
  if (!(await reserve(tx, mine.actId, prize))) return undefined
  const rewardId = await promise(tx, campaign, mine, { taskKey: DRAW_TASK, prize, period, now })
  if (isAnnounced(prize.value)) await announce(tx, rewardId, mine.customerId)
  return rewardId
}

/** Keeps how a winner is announced: who leaves the bank later takes the name along. */
async function announce(tx: Tx, rewardId: string, customerId: string): Promise<void> {
  const { customers } = schema
  const [customer] = await tx.select({ name: customers.realName }).from(customers).where(eq(customers.id, customerId))
  const announcedAs = maskName(customer?.name ?? '')
  await tx.update(campaignRewards).set({ announcedAs }).where(eq(campaignRewards.rewardId, rewardId))
}

/** What a participation's customer did that counts in it, in the order in which it happened. */
export const countedOccasions = (on: Queryable, { customerId, countsFrom }: Participation, endAt: number) =>
  on
    .select({ trigger: campaignOccasions.occasion, about: campaignOccasions.about, at: campaignOccasions.at })
    .from(campaignOccasions)
    .where(
      and(
        eq(campaignOccasions.customerId, customerId),
        gte(campaignOccasions.at, countsFrom),
        lte(campaignOccasions.at, endAt),
      ),
    )
    .orderBy(campaignOccasions.at, campaignOccasions.occasion, campaignOccasions.about)

/** Promises what a participation has earned already. */
export async function catchUp(tx: Tx, campaign: Campaign, mine: Participation, now: number): Promise<void> {
  for (const done of await countedOccasions(tx, mine, campaign.row.endAt)) await earn(tx, campaign, mine, done, now)
}

/** The same for all of a campaign's, after a pause: when it goes on, ends or is cancelled. */
export async function catchUpAll(tx: Tx, actId: string, now: number): Promise<void> {
  const campaign = await lockCampaign(tx, actId, now)
  if (!campaign) return
  const all = await tx.select().from(participations).where(eq(participations.actId, actId))
  for (const mine of all) await catchUp(tx, campaign, mine, now)
}

/** Notes what a customer did, and promises what campaigns that they take part in give for it. */
export const followOccasion: DomainEventFollower = async (tx, { occasion, customerId, about, now }) => {
  const noted = await tx
    .insert(campaignOccasions)
    .values({ customerId, occasion, about, at: now })
    .onConflictDoNothing()
    .returning({ at: campaignOccasions.at })
  if (noted.length === 0) return
  const all = await tx
    .select({ mine: participations })
    .from(participations)
    .innerJoin(campaigns, eq(campaigns.actId, participations.actId))
    .where(and(eq(participations.customerId, customerId), gte(campaigns.endAt, now)))
    .orderBy(participations.actId)
  for (const { mine } of all) {
    const campaign = await lockCampaign(tx, mine.actId, now)
    if (campaign?.state === 'RUNNING') await earn(tx, campaign, mine, { trigger: occasion, about }, now)
  }
}
