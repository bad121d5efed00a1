import { and, eq, lt } from 'drizzle-orm'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { campaignStateAt, isChangeable, CAMPAIGN_MACHINE } from '@/domain/campaign/machine'
import type { CampaignState, CampaignTrigger } from '@/domain/campaign/machine'
import { isFavourable, publicationFaults } from '@/domain/campaign/publication'
import type { PublicationFault, PublicationFacts } from '@/domain/campaign/publication'
import type { RewardKind } from '@/domain/campaign/reward'
import { INVITED_FAMILIES } from '@/domain/product/families'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { listProducts } from '@sandbox/business/product'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { DomainEvent } from '@sandbox/kernel/domainEvents'
import { catchUpAll } from './earn'
import { campaignFlags } from './find'
import { digestOf } from './hashes'
import { campaignPrizes, campaignRewards, campaigns } from './tables'
import type { CampaignRow } from './tables'

/** Why a definition isn't taken: it breaks rules, or is no change that a published campaign may get. */
export type PublishProblem =
  | { readonly problem: 'faults'; readonly faults: readonly PublicationFault[] }
  | { readonly problem: 'notFavourable' | 'wrongState' | 'unknown' | 'changed' }

/** What campaigns are told of, or do themselves; the rest of the triggers nobody tells. */
const TOLD: Readonly<Record<DomainEvent | 'joined' | 'chosen', true>> = {
  joined: true,
  chosen: true,
  accountOpened: true,
  cardBound: true,
  infoCompleted: true,
  riskTested: true,
  surveyDone: true,
  quizPassed: true,
  learned: true,
  checkedIn: true,
  invited: true,
  helped: true,
}

/** What the bank knows that a definition doesn't say. */
export async function publicationFacts(
  on: Queryable,
  capabilities: readonly Capability[] | undefined,
): Promise<PublicationFacts> {
  const onSale = (await listProducts(on)).filter(({ saleStatus }) => saleStatus === 'ON_SALE')
  const giverOf = (kind: RewardKind, prize: string) =>
    capabilities?.map(({ rewards }) => rewards?.[kind]).find((one) => one?.knows(prize) === true)
  return {
    flags: await campaignFlags(on),
    knows: (kind, prize) => capabilities === undefined || giverOf(kind, prize) !== undefined,
    costs({ kind, prize, amount }) {
      const giver = giverOf(kind, prize)
      return giver?.costs ? giver.costs(prize, amount) : 0
    },
    tells: (trigger) => Object.hasOwn(TOLD, trigger),
    sells: (family, term) =>
      !INVITED_FAMILIES.includes(family) &&
      onSale.some(
        (one) =>
          one.family === family && (term === undefined || (one.term === term.term && one.termType === term.termType)),
      ),
    canDraw: true,
  }
}

const rowOf = async (tx: Tx, actId: string): Promise<CampaignRow | undefined> =>
  (await tx.select().from(campaigns).where(eq(campaigns.actId, actId)).for('no key update'))[0]

const notePublication = (tx: Tx, now: number, actId: string, detail: Readonly<Record<string, unknown>>) =>
  recordEvent(tx, now, 'campaign', { detail: { actId, ...detail } })

/**
 * Takes a definition for approval: a new campaign, or a change in customers' favour of a published one, which stays as it is
 * until the change is approved. `now` by the bank's clock.
 */
export async function takeDefinition(
  tx: Tx,
  { definition, facts, now }: { definition: CampaignDefinition; facts: PublicationFacts; now: number },
): Promise<Result<CampaignRow, PublishProblem>> {
  const { actId, startAt, endAt, claimUntil, budget, places } = definition
  const faults = publicationFaults(definition, facts)
  if (faults.length > 0) return fail({ problem: 'faults', faults })
  const before = await rowOf(tx, actId)
  if (before?.definition) {
    const problem = changeProblem(before, before.definition, definition, now)
    if (problem) return fail(problem)
  } else if (before && CAMPAIGN_MACHINE.after(before.state, 'handIn') === undefined)
    return fail({ problem: 'wrongState' })
  const fresh = { startAt, endAt, claimUntil, budget, places: places ?? null, state: 'IN_REVIEW' as const }
  const waiting = { pending: definition, changedAt: now, ...(before?.definition ? {} : fresh) }
  const [row] = await tx
    .insert(campaigns)
    .values({ actId, ...fresh, ...waiting })
    .onConflictDoUpdate({ target: campaigns.actId, set: waiting })
    .returning()
  if (!row) throw new Error(`${actId} was not kept`)
  await notePublication(tx, now, actId, {
    step: 'handIn',
    digest: digestOf(definition),
    version: definition.rules.version,
  })
  return ok(row)
}

/** Why a published campaign can't be changed so now; undefined when it can. */
function changeProblem(
  row: CampaignRow,
  before: CampaignDefinition,
  after: CampaignDefinition,
  now: number,
): PublishProblem | undefined {
  if (!isChangeable(campaignStateAt(row, now))) return { problem: 'wrongState' }
  return isFavourable(before, after) ? undefined : { problem: 'notFavourable' }
}

/**
 * Publishes what waits, as it was decided on: with `digest` of the definition. Flags, products, its state and what was
 * published meanwhile are looked at again. A longer time for claiming is also theirs who have earned something already.
 */
export async function publish(
  tx: Tx,
  { actId, digest, now }: { readonly actId: string; readonly digest: string; readonly now: number },
): Promise<Result<CampaignDefinition, PublishProblem>> {
  const row = await rowOf(tx, actId)
  const { pending } = row ?? {}
  if (!row || !pending) return fail({ problem: 'unknown' })
  if (digestOf(pending) !== digest) return fail({ problem: 'changed' })
  const faults = publicationFaults(pending, await publicationFacts(tx, undefined))
  if (faults.length > 0) return fail({ problem: 'faults', faults })
  const problem = row.definition ? changeProblem(row, row.definition, pending, now) : undefined
  if (problem) return fail(problem)
  const state = row.definition ? row.state : CAMPAIGN_MACHINE.after(row.state, 'approve')
  if (state === undefined) return fail({ problem: 'wrongState' })
  const { startAt, endAt, claimUntil, budget, places = null } = pending
  await tx
    .update(campaigns)
    .set({ state, definition: pending, pending: null, startAt, endAt, claimUntil, budget, places, changedAt: now })
    .where(eq(campaigns.actId, actId))
  for (const { prizeKey, stock } of pending.prizes)
    await tx
      .insert(campaignPrizes)
      .values({ actId, prizeKey, stock })
      .onConflictDoUpdate({ target: [campaignPrizes.actId, campaignPrizes.prizeKey], set: { stock } })
  const isSooner = and(eq(campaignRewards.state, 'EARNED'), lt(campaignRewards.claimUntil, claimUntil))
  await tx
    .update(campaignRewards)
    .set({ claimUntil, remindedAt: null })
    .where(and(eq(campaignRewards.actId, actId), isSooner))
  await notePublication(tx, now, actId, { step: 'publish', digest, version: pending.rules.version })
  return ok(pending)
}

/** What waits comes to nothing: a new campaign is rejected, a published one stays as it was. */
export async function dropPending(tx: Tx, actId: string, digest: string, now: number): Promise<void> {
  const row = await rowOf(tx, actId)
  if (!row?.pending || digestOf(row.pending) !== digest) return
  const state = row.definition ? row.state : (CAMPAIGN_MACHINE.after(row.state, 'reject') ?? row.state)
  await tx.update(campaigns).set({ state, pending: null, changedAt: now }).where(eq(campaigns.actId, actId))
  await notePublication(tx, now, actId, { step: 'reject', digest })
}

/** What somebody of the bank decides about a campaign. */
export interface CampaignMove {
  readonly actId: string
  readonly trigger: Extract<CampaignTrigger, 'pause' | 'resume' | 'cancel'>
  readonly clerk: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Takes a campaign where a person's decision leads; the new state, or undefined where it leads nowhere. What customers did
 * while it was paused is promised when it goes on, and when it is cancelled.
 */
export async function moveCampaign(
  tx: Tx,
  { actId, trigger, clerk, now }: CampaignMove,
): Promise<CampaignState | undefined> {
  const row = await rowOf(tx, actId)
  const state = row?.definition ? CAMPAIGN_MACHINE.after(campaignStateAt(row, now), trigger) : undefined
  if (!row || state === undefined) return undefined
  const dropped = trigger === 'cancel' ? { pending: null } : {}
  await tx
    .update(campaigns)
    .set({ state, changedAt: now, ...dropped })
    .where(eq(campaigns.actId, actId))
  await notePublication(tx, now, actId, { step: trigger, clerk })
  if (campaignStateAt(row, now) === 'PAUSED') await catchUpAll(tx, actId, now)
  return state
}
