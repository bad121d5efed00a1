import { and, asc, eq, gt } from 'drizzle-orm'
import { REFERRAL_POINTS } from '@/domain/referral/relation'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Tx } from '@sandbox/kernel/db'
import { occurred } from '@sandbox/kernel/domainEvents'
import type { RewardGiver } from '@sandbox/kernel/rewards'
import { hasLeft, lockCustomer } from '@sandbox/kernel/session/customers'
import { relations } from './tables'
import type { Relation } from './tables'

const BATCH = 100

type Bank = Pick<JobBank, 'db' | 'capabilities' | 'businessNow'>

/**
 * Gives what is due for accounts that were opened while the bank gave anything for inviting: points, by whoever gives points,
 * and never money; campaigns are told of it too. Who has left gets nothing, and nothing stays due. Each in its own
 * transaction, with the inviter's row and then the relation's held, so that it is given once. What can't be given now stays
 * due, and keeps nobody behind it waiting.
 * @throws Error the first that was thrown, once all others have been tried
 */
export async function giveReferralPoints(bank: Bank): Promise<void> {
  const [giver] = bank.capabilities.flatMap(({ rewards }) => rewards?.POINTS ?? [])
  if (!giver) return
  const failures: unknown[] = []
  const now = await bank.businessNow()
  for (let last = 0; ;) {
    const due = await bank.db.drizzle
      .select({ relationId: relations.relationId, inviterId: relations.inviterId, number: relations.number })
      .from(relations)
      .where(and(eq(relations.reward, 'DUE'), gt(relations.number, last)))
      .orderBy(asc(relations.number))
      .limit(BATCH)
    for (const { number, ...one } of due) {
      last = number
      await giveOne(bank, giver, one, now).catch((error: unknown) => failures.push(error))
    }
    if (due.length < BATCH) break
  }
  if (failures.length > 0) throw failures[0]
}

async function giveOne(
  { db, capabilities }: Bank,
  giver: RewardGiver,
  { relationId, inviterId }: Pick<Relation, 'relationId' | 'inviterId'>,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, inviterId)
    const [held] = await tx.select().from(relations).where(eq(relations.relationId, relationId)).for('no key update')
    if (held?.reward !== 'DUE') return
    const rewardId = `referral-${relationId}`
    if (await hasLeft(tx, inviterId)) return settle(tx, relationId, null)
    // Campaigns' locks come before those of points.
    await occurred(tx, capabilities, { occasion: 'invited', customerId: inviterId, about: relationId, now })
    const grant = { customerId: inviterId, rewardId, prize: 'referral', amount: REFERRAL_POINTS, now }
    const given = await giver.give(tx, grant)
    if (!given.ok) throw new Error(`points for ${relationId}: ${given.error.name}`)
    await settle(tx, relationId, 'GIVEN')
  })
}

/** What became of something due; null: nothing was given, and nothing is due any more. */
async function settle(tx: Tx, relationId: string, reward: 'GIVEN' | null): Promise<void> {
  await tx.update(relations).set({ reward }).where(eq(relations.relationId, relationId))
}
