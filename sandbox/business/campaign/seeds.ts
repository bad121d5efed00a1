import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { toHex, toUtf8 } from '@/crypto/bytes'
import { hasShares } from '@/domain/campaign/campaign'
import type { CampaignDefinition, CampaignPrize } from '@/domain/campaign/campaign'
import { shareMessage, sharesOf } from '@/domain/campaign/shares'
import { dayOfInstant } from '@/domain/dates/instant'
import { ANNOUNCED_ABOVE, DRAW_TASK, drawMessage, drawnNumber, firstBits } from '@/domain/draw/draw'
import { maskName } from '@/domain/masks/mask'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { nodePrimitives } from '@sandbox/kernel/envelope/nodePrimitives'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Campaign } from './find'
import { campaignRewards, drawSeeds } from './tables'

export const SEED_BYTES = 32

/**
 * The definition of a draw, or of packets that are shared by chance, with the digest of its seed, which is made here once a
 * campaign: what people approve and customers read names it before anybody can draw. Other kinds stay as they are.
 * @param seed of campaigns whose seed is public, such as the sandbox's archived one; secret and random unless given
 */
export async function committed(
  tx: Tx,
  definition: CampaignDefinition,
  now: number,
  seed: Uint8Array = randomBytes(SEED_BYTES),
): Promise<CampaignDefinition> {
  const { actId, draw } = definition
  const isDraw = definition.kind === 'DRAW' && draw !== undefined
  if (!isDraw && !hasShares(definition)) return definition
  const commitment = toHex(nodePrimitives.sm3(seed))
  await tx
    .insert(drawSeeds)
    .values({ actId, seed: toHex(seed), commitment, madeAt: now })
    .onConflictDoNothing()
  const [kept] = await tx.select().from(drawSeeds).where(eq(drawSeeds.actId, actId))
  if (!kept) throw new Error(`${actId} has no seed`)
  return isDraw
    ? { ...definition, draw: { ...draw, commitment: kept.commitment } }
    : { ...definition, packetCommitment: kept.commitment }
}

const seedOf = async (on: Queryable, actId: string): Promise<string | undefined> =>
  (await on.select().from(drawSeeds).where(eq(drawSeeds.actId, actId)))[0]?.seed

/**
 * The number of one draw. The seed itself leaves this file only when the campaign is archived.
 * @throws Error for a campaign without a seed
 */
export async function numberFor(tx: Tx, actId: string, participant: number, chanceNo: number): Promise<number> {
  const seed = await seedOf(tx, actId)
  if (seed === undefined) throw new Error(`${actId} has no seed`)
  const message = toUtf8(drawMessage(actId, participant, chanceNo))
  return drawnNumber(toHex(nodePrimitives.hmacSm3(Buffer.from(seed, 'hex'), message)))
}

/** Every piece of a packet that is shared by chance. @throws Error for a campaign without a seed */
export async function piecesOf(
  on: Queryable,
  actId: string,
  { prizeKey, shares, stock }: CampaignPrize,
): Promise<Fen[]> {
  const seed = await seedOf(on, actId)
  if (seed === undefined || !shares) throw new Error(`${actId} has no seed`)
  const key = Buffer.from(seed, 'hex')
  return sharesOf(shares, stock, (shareNo) =>
    firstBits(toHex(nodePrimitives.hmacSm3(key, toUtf8(shareMessage(actId, prizeKey, shareNo))))),
  )
}

/** What anybody may read of packets that are shared by chance: the seed once no piece can be promised any more. */
export async function publicPackets(on: Queryable, { definition, row, state }: Campaign) {
  const { packetCommitment: commitment } = definition
  if (commitment === undefined) return undefined
  const seed = state === 'ARCHIVED' ? await seedOf(on, row.actId) : undefined
  return { commitment, ...(seed !== undefined && { seed }) }
}

/** Whether a drawn prize is announced with its winner. */
export const isAnnounced = (value: number): boolean => value > ANNOUNCED_ABOVE

/**
 * Who won what has to be announced, whether they fetched it or not and whether they are still customers, the latest first, with
 * their names masked. All of them: there are no more than pieces of such prizes.
 */
async function winnersOf(on: Queryable, actId: string) {
  const { customers } = schema
  const rows = await on
    .select({
      announcedAs: campaignRewards.announcedAs,
      person: customers.realName,
      prize: campaignRewards.name,
      at: campaignRewards.earnedAt,
    })
    .from(campaignRewards)
    .innerJoin(customers, eq(customers.id, campaignRewards.customerId))
    .where(
      and(
        eq(campaignRewards.actId, actId),
        eq(campaignRewards.taskKey, DRAW_TASK),
        gt(campaignRewards.value, fen(ANNOUNCED_ABOVE)),
        ne(campaignRewards.state, 'REVOKED'),
      ),
    )
    .orderBy(desc(campaignRewards.number))
  return rows.map(({ announcedAs, person, prize, at }) => ({
    ...{ name: announcedAs ?? maskName(person ?? ''), prize, day: dayOfInstant(at) },
  }))
}

/** What anybody may read of a campaign's draws: the seed once no draw can follow any more. */
export async function publicDraw(on: Queryable, { definition, row, state }: Campaign) {
  const { draw } = definition
  if (definition.kind !== 'DRAW' || draw?.commitment === undefined) return undefined
  const seed = state === 'ARCHIVED' ? await seedOf(on, row.actId) : undefined
  return {
    fallback: draw.fallback,
    commitment: draw.commitment,
    ...(seed !== undefined && { seed }),
    winners: await winnersOf(on, row.actId),
  }
}
