import { and, lte, notInArray } from 'drizzle-orm'
import type { JobBank } from '@sandbox/kernel/scope'
import { phoneChanges } from './tables'

const OVER = ['REVIEW', 'DONE', 'REJECTED', 'ABANDONED'] as const

/** Ends changes whose next step wasn't taken in time. A step under way holds its row, and is seen as it left it. */
export async function abandonExpired({ db, realNow }: Pick<JobBank, 'db' | 'realNow'>): Promise<void> {
  const late = and(lte(phoneChanges.expiresAt, realNow()), notInArray(phoneChanges.state, [...OVER]))
  await db.drizzle.update(phoneChanges).set({ state: 'ABANDONED', expiresAt: null }).where(late)
}
