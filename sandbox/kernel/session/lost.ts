import { and, eq, inArray, like } from 'drizzle-orm'
import { OPEN_LOSS_STATES } from '@/domain/loss/machine'
import type { LossObject } from '@/domain/loss/machine'
import { schema } from '../db'
import type { Queryable } from '../db'

const { losses } = schema

/** A case, open or over. */
export type Loss = typeof losses.$inferSelect

/** Cases in which something counts as lost. */
export const openLosses = inArray(losses.state, OPEN_LOSS_STATES)

/**
 * Whether a number is reported lost: an account's, or a phone's. Who has another number by now isn't concerned, because the
 * lost one is asked about.
 */
export async function isLost(on: Queryable, object: Exclude<LossObject, 'ID_CARD'>, thing: string): Promise<boolean> {
  const found = await on
    .select({ caseNo: losses.caseNo })
    .from(losses)
    .where(and(eq(losses.object, object), eq(losses.thing, thing), openLosses))
  return found.length > 0
}

interface CardOnRecord {
  readonly idCardNo: string | null
  readonly idCardFrom: string | null
  readonly idCardUntil: string | null
}

/** How a lost ID card is kept: by its number and term, because a new card has the old one's number. */
export const idCardThing = ({ idCardNo, idCardFrom, idCardUntil }: CardOnRecord): string =>
  `${idCardNo ?? ''} ${idCardFrom ?? ''} ${idCardUntil ?? ''}`

/** Whether a card is one that was reported lost, or an older one. @param validFrom its first day, YYYYMMDD */
export async function isLostIdCard(on: Queryable, idCardNo: string, validFrom: string): Promise<boolean> {
  const found = await on
    .select({ thing: losses.thing })
    .from(losses)
    .where(and(eq(losses.object, 'ID_CARD'), like(losses.thing, `${idCardNo} %`), openLosses))
  return found.some(({ thing }) => validFrom <= (thing.split(' ')[1] ?? ''))
}
