import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { FACE_PASS_MS } from '@sandbox/kernel/session/limits'
import { facePasses } from './tables'
import type { Queryable } from '@sandbox/kernel/db'

/** What a face may open beside an account. */
export type PassScene = 'updateIdCard' | 'activateAccount' | 'resetPassword' | 'transfer' | 'openSub' | 'resetSub'

/** Notes that a face matched; `now` is the machine's clock. */
export async function givePass(on: Queryable, customerId: string, scene: PassScene, now: number): Promise<void> {
  await on.insert(facePasses).values({ customerId, scene, passedAt: now })
}

const standing = (customerId: string, scene: PassScene, now: number) =>
  and(
    eq(facePasses.customerId, customerId),
    eq(facePasses.scene, scene),
    isNull(facePasses.usedAt),
    gt(facePasses.passedAt, now - FACE_PASS_MS),
  )

/** Whether a face was shown for this in the last 10 minutes and nothing has used it. */
export async function hasPass(on: Queryable, customerId: string, scene: PassScene, now: number): Promise<boolean> {
  const found = await on
    .select({ id: facePasses.id })
    .from(facePasses)
    .where(standing(customerId, scene, now))
    .limit(1)
  return found.length === 1
}

/** Uses a pass up; false when there is none. The caller holds the customer's row, so that two never use one. */
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
