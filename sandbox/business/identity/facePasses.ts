import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { FACE_PASS_MS } from '@sandbox/kernel/session/limits'
import { facePasses } from './tables'
import type { Queryable } from '@sandbox/kernel/db'

/** What a matched face allows besides opening an account. */
export type PassScene =
  | 'updateIdCard'
  | 'activateAccount'
  | 'resetPassword'
  | 'transfer'
  | 'changeFirstCard'
  | 'openSub'
  | 'resetSub'
  | 'resetGesture'
  | 'transferAway'
  | 'raiseLimit'
  | 'liftStop'
  | 'confirmLoss'
  | 'liftLoss'
  | 'replaceLoss'
  | 'changePhone'
  | 'claimSpecial'

/**
 * Records that a face matched, or that a person decided so; epoch ms by the machine's clock.
 * @param goodUntil of a person's decision, which is good for longer than a face's ten minutes
 */
export async function givePass(
  on: Queryable,
  customerId: string,
  scene: PassScene,
  now: number,
  goodUntil?: number,
): Promise<void> {
  await on.insert(facePasses).values({ customerId, scene, passedAt: now, goodUntil })
}

const standing = (customerId: string, scene: PassScene, now: number) =>
  and(
    eq(facePasses.customerId, customerId),
    eq(facePasses.scene, scene),
    isNull(facePasses.usedAt),
    or(gt(facePasses.passedAt, now - FACE_PASS_MS), gt(facePasses.goodUntil, now)),
  )

/** Whether a face matched for this scene in the last 10 minutes, or a person decided so, and the pass is unused. */
export async function hasPass(on: Queryable, customerId: string, scene: PassScene, now: number): Promise<boolean> {
  const found = await on
    .select({ id: facePasses.id })
    .from(facePasses)
    .where(standing(customerId, scene, now))
    .limit(1)
  return found.length === 1
}

/**
 * Uses a pass up; false when there is none. The caller must hold the lock on the customer's row, so that no pass is used
 * twice.
 */
export async function consumePass(on: Queryable, customerId: string, scene: PassScene, now: number): Promise<boolean> {
  const [pass] = await on
    .select({ id: facePasses.id })
    .from(facePasses)
    .where(standing(customerId, scene, now))
    .orderBy(desc(facePasses.id))
    .limit(1)
  if (!pass) return false
  await on.update(facePasses).set({ usedAt: now }).where(eq(facePasses.id, pass.id))
  return true
}

/** Makes every pass of a scene worthless that wasn't used. */
export const voidPasses = (on: Queryable, customerId: string, scene: PassScene, now: number) =>
  on
    .update(facePasses)
    .set({ usedAt: now })
    .where(standing(customerId, scene, now))
