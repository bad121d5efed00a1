import { and, asc, countDistinct, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { FRAUD, heldUntil, suspicionsOf } from '@/domain/campaign/fraud'
import type { FraudRule } from '@/domain/campaign/fraud'
import { isHonoured } from '@/domain/campaign/machine'
import { REWARD_MACHINE } from '@/domain/campaign/reward'
import type { RewardTrigger } from '@/domain/campaign/reward'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendMessages } from '@sandbox/business/message'
import { calendar } from '@sandbox/kernel/calendar'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Capability } from '@sandbox/kernel/capability'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { lockCampaign } from './find'
import type { Campaign } from './find'
import { lapse, release, spend } from './earn'
import { participationOf } from './join'
import { campaignRewards, campaigns, participations } from './tables'
import type { Participation, RewardRow } from './tables'

type Capabilities = readonly Capability[]

/** One of a customer's rewards; undefined for another's, or none. */
export async function rewardOf(on: Queryable, customerId: string, rewardId: string): Promise<RewardRow | undefined> {
  const [row] = await on
    .select()
    .from(campaignRewards)
    .where(and(eq(campaignRewards.rewardId, rewardId), eq(campaignRewards.customerId, customerId)))
  return row
}

interface Moving {
  readonly trigger: RewardTrigger
  readonly now: number
  readonly set?: Partial<RewardRow>
  /** Who decided it, where a person of the bank did. */
  readonly clerk?: string
}

/** Takes a reward where a trigger leads. @throws Error where it leads nowhere: its campaign is locked */
async function move(tx: Tx, row: RewardRow, { trigger, now, set = {}, clerk }: Moving): Promise<RewardRow> {
  const state = REWARD_MACHINE.after(row.state, trigger)
  if (state === undefined) throw new Error(`${row.rewardId} is ${row.state} and can't ${trigger}`)
  const [moved] = await tx
    .update(campaignRewards)
    .set({ ...set, state })
    .where(and(eq(campaignRewards.rewardId, row.rewardId), eq(campaignRewards.state, row.state)))
    .returning()
  if (!moved) throw new Error(`${row.rewardId} was changed by somebody else under its campaign's lock`)
  const { rewardId, actId, customerId } = row
  const rule = set.revokedBy
  const detail = { rewardId, actId, trigger, state, ...(rule && { rule }), ...(clerk !== undefined && { clerk }) }
  await recordEvent(tx, now, 'campaignReward', { customerId, detail })
  return moved
}

/** A reward locked after its campaign, so that everything about a campaign's money happens one after the other. */
async function lockReward(tx: Tx, rewardId: string, now: number) {
  const [seen] = await tx.select().from(campaignRewards).where(eq(campaignRewards.rewardId, rewardId))
  const campaign = seen && (await lockCampaign(tx, seen.actId, now))
  if (!seen || !campaign) return undefined
  const [row] = await tx
    .select()
    .from(campaignRewards)
    .where(eq(campaignRewards.rewardId, rewardId))
    .for('no key update')
  return row && { row, campaign }
}

/**
 * Gives what was claimed, through the capability that gives such things. Fails with RewardUnavailable where none does any
 * more, and as that does; the caller undoes it then.
 */
async function grant(
  tx: Tx,
  capabilities: Capabilities,
  row: RewardRow,
  now: number,
): Promise<Result<RewardRow, BankError>> {
  const { customerId, rewardId, kind, prize, amount, tax } = row
  const giver = capabilities.map(({ rewards }) => rewards?.[kind]).find((one) => one?.knows(prize) === true)
  if (!giver) return fail(bankError('RewardUnavailable'))
  const moved = await move(tx, row, { trigger: 'grant', now, set: { grantedAt: now } })
  await spend(tx, row)
  const given = await giver.give(tx, { customerId, rewardId, prize, amount, tax, now })
  return given.ok ? ok(moved) : given
}

/** A claim of a reward as its owner saw it. */
export interface Claim {
  readonly customerId: string
  readonly rewardId: string
  /** What comes to them: points, or fen after tax. */
  readonly amount: number
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Claims a reward: it is granted at once, or after a look at it where the joining or the claim is suspected. Fails with RewardUnknown
 * (another's too), RewardExpired, RewardClaimed, RewardRevoked, RewardDeclined, AmountInvalid (not what comes), RewardUnavailable, and as
 * its giver does.
 */
export async function claim(
  tx: Tx,
  capabilities: Capabilities,
  { customerId, rewardId, amount, now }: Claim,
): Promise<Result<RewardRow, BankError>> {
  const held = await lockReward(tx, rewardId, now)
  if (held?.row.customerId !== customerId) return fail(bankError('RewardUnknown'))
  const { row, campaign } = held
  if (row.state === 'REVOKED') return fail(bankError('RewardRevoked'))
  if (row.state === 'EXPIRED') return fail(bankError('RewardExpired'))
  if (row.state === 'DECLINED') return fail(bankError('RewardDeclined'))
  if (row.state !== 'EARNED') return fail(bankError('RewardClaimed'))
  if (now > row.claimUntil || !isHonoured(campaign.state)) return fail(bankError('RewardExpired'))
  if (row.amount - row.tax !== amount) return fail(bankError('AmountInvalid', '金额与奖励不一致，请返回重新领取'))
  const set = { claimedAt: now, heldUntil: heldUntil(calendar, dayOfInstant(now)) }
  const claimed = await move(tx, row, { trigger: 'claim', now, set })
  const mine = await lookedAtAgain(tx, campaign, claimed, now)
  return standingSuspicions(mine).length > 0 ? ok(claimed) : grant(tx, capabilities, claimed, now)
}

/**
 * A reward whose owner doesn't want it: its value, and its piece unless it was drawn, are there for others again. Declined
 * again, it stays declined.
 * Fails with RewardUnknown (another's too), RewardExpired, RewardClaimed, RewardRevoked.
 */
export async function decline(
  tx: Tx,
  { customerId, rewardId, now }: Omit<Claim, 'amount'>,
): Promise<Result<RewardRow, BankError>> {
  const held = await lockReward(tx, rewardId, now)
  if (held?.row.customerId !== customerId) return fail(bankError('RewardUnknown'))
  const { row } = held
  if (row.state === 'DECLINED') return ok(row)
  if (row.state === 'REVOKED') return fail(bankError('RewardRevoked'))
  if (row.state === 'EXPIRED' || (row.state === 'EARNED' && now > row.claimUntil))
    return fail(bankError('RewardExpired'))
  if (row.state !== 'EARNED') return fail(bankError('RewardClaimed'))
  const declined = await move(tx, row, { trigger: 'decline', now })
  await lapse(tx, row)
  return ok(declined)
}

/** By how many taps somebody has claimed in the few seconds up to a moment, in whatever campaigns. */
async function fastClaimsUntil(tx: Tx, personHash: string, at: number): Promise<number> {
  const lately = and(gt(campaignRewards.claimedAt, at - FRAUD.fastClaims.within), lte(campaignRewards.claimedAt, at))
  const [counted] = await tx
    .select({ taps: countDistinct(campaignRewards.claimedAt) })
    .from(campaignRewards)
    .where(and(eq(campaignRewards.personHash, personHash), lately))
  return counted?.taps ?? 0
}

/**
 * The participation of what has just been claimed, with a suspicion more where claims follow each other faster than a person
 * taps: of one call's claims all have the same moment, so that taking everything at once is one. What was found to be
 * nothing before says nothing of this.
 */
async function lookedAtAgain(
  tx: Tx,
  { definition }: Campaign,
  { actId, customerId, personHash }: RewardRow,
  now: number,
): Promise<Participation | undefined> {
  const mine = await participationOf(tx, customerId, actId)
  const broken = suspicionsOf({ fastClaims: await fastClaimsUntil(tx, personHash, now) }, definition.audience)
  if (!mine || broken.length === 0 || standingSuspicions(mine).includes('fastClaims')) return mine
  const suspected = [...standingSuspicions(mine), ...broken]
  const isMine = and(eq(participations.actId, actId), eq(participations.customerId, customerId))
  const [kept] = await tx.update(participations).set({ suspected, clearedAt: null }).where(isMine).returning()
  await recordEvent(tx, now, 'campaignSuspected', { customerId, detail: { actId, suspected } })
  return kept
}

/** The rules that a joining broke, unless somebody of the bank has found nothing. */
const standingSuspicions = (mine: Participation | undefined): readonly FraudRule[] =>
  mine === undefined || mine.clearedAt !== null ? [] : mine.suspected

/** Locks the campaigns of several of a customer's rewards, in one order, and gives the rewards in it; unknown ones last. */
export async function lockCampaignsOf(
  tx: Tx,
  customerId: string,
  rewardIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .select({ rewardId: campaignRewards.rewardId, actId: campaignRewards.actId })
    .from(campaignRewards)
    .where(and(eq(campaignRewards.customerId, customerId), inArray(campaignRewards.rewardId, [...rewardIds])))
    .orderBy(campaignRewards.actId, campaignRewards.rewardId)
  const known = rows.map(({ rewardId }) => rewardId)
  const acts = [...new Set(rows.map(({ actId }) => actId))]
  await tx.select().from(campaigns).where(inArray(campaigns.actId, acts)).orderBy(campaigns.actId).for('no key update')
  return [...known, ...rewardIds.filter((id) => !known.includes(id))]
}

/** A reward wasn't claimed in time, or its owner has left. */
export async function expire(tx: Tx, row: RewardRow, now: number): Promise<void> {
  await move(tx, row, { trigger: 'expire', now })
  await lapse(tx, row)
}

/** What somebody of the bank decides about a reward. */
export interface Revocation {
  readonly rewardId: string
  readonly rule: FraudRule
  readonly clerk: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Takes a reward back before it is granted, by a rule that its owner's joining broke and that nobody has cleared, and says
 * so. Whether there was such a one.
 */
export async function revoke(tx: Tx, { rewardId, rule, clerk, now }: Revocation): Promise<boolean> {
  const held = await lockReward(tx, rewardId, now)
  if (!held || REWARD_MACHINE.after(held.row.state, 'revoke') === undefined) return false
  const { row, campaign } = held
  const mine = await participationOf(tx, row.customerId, row.actId)
  if (!standingSuspicions(mine).includes(rule)) return false
  await move(tx, row, { trigger: 'revoke', now, set: { revokedBy: rule }, clerk })
  await release(tx, row)
  await sendMessages(tx, [
    {
      ...{ customerId: row.customerId, kind: 'rewardRevoked', title: '活动奖励已取消', at: now },
      body: `您在“${campaign.definition.title}”中的“${row.name}”已取消，原因：${FRAUD[rule].says}。有问题，可在“投诉与建议”中告诉我们。`,
      source: `rewardRevoked ${rewardId}`,
      about: { subject: 'rewards' },
    },
  ])
  return true
}

/** A joining that somebody of the bank has looked at. */
export interface Clearing {
  readonly actId: string
  readonly customerId: string
  readonly clerk: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Somebody of the bank has looked at a joining and found nothing: what waits for it is granted, and what can't be given now
 * with what is held (`grantHeld`).
 */
export async function clear(
  tx: Tx,
  capabilities: Capabilities,
  { actId, customerId, clerk, now }: Clearing,
): Promise<boolean> {
  // Who gives may need the customer's row, which comes before the campaign's.
  await lockCustomer(tx, customerId)
  if (!(await lockCampaign(tx, actId, now))) return false
  const isIt = and(
    eq(participations.actId, actId),
    eq(participations.customerId, customerId),
    isNull(participations.clearedAt),
  )
  const [cleared] = await tx.update(participations).set({ clearedAt: now }).where(isIt).returning()
  if (!cleared) return false
  await recordEvent(tx, now, 'campaignCleared', { customerId, detail: { actId, clerk } })
  await grantWaiting(tx, capabilities, { actId, customerId, now })
  return true
}

/** What somebody has claimed in a campaign and waits for; the caller holds the campaign's row. */
const waitingOf = (tx: Tx, { actId, customerId }: Pick<Clearing, 'actId' | 'customerId'>): Promise<RewardRow[]> =>
  tx
    .select()
    .from(campaignRewards)
    .where(
      and(
        ...[eq(campaignRewards.actId, actId), eq(campaignRewards.customerId, customerId)],
        eq(campaignRewards.state, 'CLAIMED'),
      ),
    )
    .for('no key update')

async function grantWaiting(tx: Tx, capabilities: Capabilities, of: Omit<Clearing, 'clerk'>): Promise<void> {
  for (const row of await waitingOf(tx, of))
    await undoneWhenRefused(tx, (within) => grant(within, capabilities, row, of.now))
}

/**
 * Once all that was claimed too fast has been looked at for as long as it may be, nothing of it keeps later rewards back: the
 * suspicion is over, and what waits for it alone is granted. What a joining aroused stands until somebody clears it.
 */
async function endFastClaims(tx: Tx, capabilities: Capabilities, { actId, customerId }: RewardRow, now: number) {
  const mine = await participationOf(tx, customerId, actId)
  const standing = standingSuspicions(mine)
  if (!standing.includes('fastClaims')) return
  for (const { personHash, claimedAt } of await waitingOf(tx, { actId, customerId }))
    if ((await fastClaimsUntil(tx, personHash, claimedAt ?? now)) > FRAUD.fastClaims.most) return
  const others = standing.filter((rule) => rule !== 'fastClaims')
  const isMine = and(eq(participations.actId, actId), eq(participations.customerId, customerId))
  const set = others.length > 0 ? { suspected: others } : { clearedAt: now }
  await tx.update(participations).set(set).where(isMine)
  await recordEvent(tx, now, 'campaignCleared', { customerId, detail: { actId, rule: 'fastClaims' } })
  if (others.length === 0) await grantWaiting(tx, capabilities, { actId, customerId, now })
}

async function grantSurely(tx: Tx, capabilities: Capabilities, row: RewardRow, now: number): Promise<void> {
  const granted = await grant(tx, capabilities, row, now)
  if (!granted.ok) throw new Error(`${row.rewardId}: ${granted.error.name} when it was granted`)
}

const BATCH = 100

/**
 * Grants what has been looked at for as long as it may be and was not taken back, each by itself: one that can't be given
 * keeps none of the others back.
 * @throws Error with the first failure, after all others were granted
 */
export async function grantHeld({
  db,
  capabilities,
  businessNow,
}: Pick<JobBank, 'db' | 'capabilities' | 'businessNow'>): Promise<void> {
  const now = await businessNow()
  const { number, rewardId, customerId, state, heldUntil: until } = campaignRewards
  const isDue = and(eq(state, 'CLAIMED'), lte(until, dayOfInstant(now)))
  const failures: unknown[] = []
  let due: Pick<RewardRow, 'number' | 'rewardId' | 'customerId'>[]
  let last = 0
  do {
    due = await db.drizzle
      .select({ number, rewardId, customerId })
      .from(campaignRewards)
      .where(and(isDue, gt(number, last)))
      .orderBy(asc(number))
      .limit(BATCH)
    for (const one of due) {
      last = one.number
      await db
        .transaction(async (tx) => {
          await lockCustomer(tx, one.customerId)
          const held = await lockReward(tx, one.rewardId, now)
          if (held?.row.state !== 'CLAIMED') return
          await grantSurely(tx, capabilities, held.row, now)
          await endFastClaims(tx, capabilities, held.row, now)
        })
        .catch((error: unknown) => failures.push(error))
    }
  } while (due.length === BATCH)
  if (failures.length > 0) throw new Error(`${failures.length} held rewards can't be granted`, { cause: failures[0] })
}
