import { and, eq, inArray, like } from 'drizzle-orm'
import { LOSS_OBJECTS, OPEN_LOSS_STATES } from '@/domain/loss/machine'
import type { LossObject } from '@/domain/loss/machine'
import { schema } from '../db'
import type { Queryable } from '../db'

const { losses } = schema

/** A case, open or over. */
export type Loss = typeof losses.$inferSelect

/** Cases in which something counts as lost, in the words of their index, so that a plan for any values takes it too. */
export const openLosses = inArray(losses.state, OPEN_LOSS_STATES).inlineParams()

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

/** The numbers a customer has reported lost, of whatever. */
export async function lostNumbers(on: Queryable, customerId: string): Promise<ReadonlySet<string>> {
  const open = await on
    .select({ thing: losses.thing })
    .from(losses)
    .where(and(eq(losses.customerId, customerId), openLosses))
  return new Set(open.map(({ thing }) => thing))
}

/** What a customer has reported lost and not replaced: a case of a number that is no longer on record doesn't count. */
export async function lostObjects(on: Queryable, customerId: string): Promise<LossObject[]> {
  const { accounts, customers } = schema
  const [held] = await on
    .select({ customer: customers, acctNo: accounts.acctNo })
    .from(customers)
    .innerJoin(accounts, eq(accounts.customerId, customers.id))
    .where(eq(customers.id, customerId))
  const open = await on
    .select({ object: losses.object, thing: losses.thing })
    .from(losses)
    .where(and(eq(losses.customerId, customerId), openLosses))
  const now = { ACCOUNT: held?.acctNo, PHONE: held?.customer.mobileNo, ID_CARD: held && idCardThing(held.customer) }
  const lost = open.filter(({ object, thing }) => object === 'SUB' || now[object] === thing).map(({ object }) => object)
  return LOSS_OBJECTS.filter((object) => lost.includes(object))
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
