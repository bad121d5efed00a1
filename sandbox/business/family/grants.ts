import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import {
  areGrantLimits,
  FAMILY,
  GRANT_MACHINES,
  grantLimitsText,
  isFamilyRelation,
  OPEN_GRANTS,
} from '@/domain/family/grant'
import type { GrantActor, GrantLimits, GrantTrigger } from '@/domain/family/grant'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { ageOn, parseIdCard } from '@/domain/validation/idCard'
import { isSameName } from '@/domain/people/names'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { familyGrants } from './tables'
import type { FamilyGrant } from './tables'

export interface Giving extends GrantLimits {
  readonly ownerId: string
  readonly mobileNo: string
  /** The member's, as the owner knows it. */
  readonly name: string
  readonly relation: string
}

/** What limits can't be. */
export const LIMITS_REFUSED = bankError('AmountInvalid', `额度须为整数元，${grantLimitsText()}`)

/** Changes of which others are told (ours). */
export const CHANGES_A_DAY = 20

const open = inArray(familyGrants.state, [...OPEN_GRANTS])
/** What a member may use or come to use again: an invitation nobody answered is none of their doing. */
const taken = inArray(familyGrants.state, ['ACTIVE', 'PAUSED'])

/**
 * Of what a customer gave, or was given, the grants that count; of `which` states. A card that can be used comes first, then
 * what can be answered: no number of later ones puts out of sight what its owner can end, and closing asks to be ended.
 */
const grantsWhere = (on: Queryable, which: Parameters<typeof and>): Promise<FamilyGrant[]> =>
  on
    .select()
    .from(familyGrants)
    .where(and(...which))
    .orderBy(desc(taken), desc(open), desc(familyGrants.invitedAt), desc(familyGrants.id))
    .limit(MAX_SHOWN)

/** Grants a list at most, over ones included. */
const MAX_SHOWN = 50

/** What a customer gave, the latest first among what is open and among what is over. */
export const givenBy = (on: Queryable, ownerId: string) => grantsWhere(on, [eq(familyGrants.ownerId, ownerId)])

/** What a customer was given, in the same order. */
export const receivedBy = (on: Queryable, memberId: string) => grantsWhere(on, [eq(familyGrants.memberId, memberId)])

/**
 * Whom a card is given to: a customer of that number and name with an account in order, 16 or older. The same refusal
 * whatever doesn't fit: nobody learns who is a customer here, or how somebody stands. Fails with FamilyMemberUnknown.
 */
async function findMember(on: Queryable, { mobileNo, name }: Giving, today: Day): Promise<Result<string, BankError>> {
  const { customers } = schema
  const [found] = await on.select().from(customers).where(eq(customers.mobileNo, mobileNo))
  const read = found?.idCardNo ? parseIdCard(found.idCardNo) : undefined
  const fits =
    found !== undefined &&
    isSameName(found.realName ?? '', name) &&
    read?.ok === true &&
    ageOn(read.value.birth, today) >= FAMILY.youngestMember &&
    (await payingRefusal(on, found.id, today)) === undefined
  return fits ? ok(found.id) : fail(bankError('FamilyMemberUnknown'))
}

/**
 * Why a customer can give nobody a card: their own standing (as `payingRefusal` says), FamilyChain, FamilyLimitReached;
 * undefined when they can.
 */
export async function ownerRefusal(on: Queryable, ownerId: string, today: Day): Promise<BankError | undefined> {
  const standing = await payingRefusal(on, ownerId, today)
  if (standing) return standing
  const received = await grantsWhere(on, [eq(familyGrants.memberId, ownerId), taken])
  if (received.length > 0) return bankError('FamilyChain')
  const given = await grantsWhere(on, [eq(familyGrants.ownerId, ownerId), open])
  return given.length < FAMILY.mostGiven
    ? undefined
    : bankError('FamilyLimitReached', `最多可赠送${FAMILY.mostGiven}张亲情卡，请先停用不再使用的`)
}

/**
 * Why a customer can't give a card: what `ownerRefusal` says, AmountInvalid, FamilyMemberUnknown, FamilyAlreadyGiven; the
 * member's id when they can. The owner's row is locked by who goes on to give.
 */
export async function mayGive(on: Queryable, giving: Giving, today: Day): Promise<Result<string, BankError>> {
  const { ownerId, relation } = giving
  if (!areGrantLimits(giving)) return fail(LIMITS_REFUSED)
  if (!isFamilyRelation(relation)) return fail(bankError('InvalidRequest'))
  const own = await ownerRefusal(on, ownerId, today)
  if (own) return fail(own)
  const member = await findMember(on, giving, today)
  if (!member.ok) return member
  if (member.value === ownerId) return fail(bankError('FamilyMemberUnknown', '不能给自己赠送亲情卡'))
  const given = await grantsWhere(on, [eq(familyGrants.ownerId, ownerId), open])
  if (given.some(({ memberId }) => memberId === member.value)) return fail(bankError('FamilyAlreadyGiven'))
  return member
}

/** Gives a card, to be answered within seven days. Fails as `mayGive` says. */
export async function give(tx: Tx, giving: Giving, now: number): Promise<Result<FamilyGrant, BankError>> {
  const { ownerId, relation, monthLimit, single } = giving
  await lockCustomer(tx, ownerId)
  const today = dayOfInstant(now)
  const member = await mayGive(tx, giving, today)
  if (!member.ok) return member
  const limits = { monthLimit, single }
  const times = { invitedAt: now, answerBy: addDays(today, FAMILY.daysToAnswer), changedAt: now }
  const [given] = await tx
    .insert(familyGrants)
    .values({ id: randomUUID(), ownerId, memberId: member.value, relation, ...limits, ...times, state: 'INVITED' })
    .returning()
  if (!given) throw new Error('an inserted grant was not returned')
  return ok(given)
}

/** A grant with its row locked; undefined for one that isn't this customer's, in that part. */
export async function lockGrant(
  tx: Tx,
  grantId: string,
  who?: { readonly customerId: string; readonly as: 'owner' | 'member' },
): Promise<FamilyGrant | undefined> {
  const [found] = await tx.select().from(familyGrants).where(eq(familyGrants.id, grantId)).for('no key update')
  if (!found || !who) return found
  return (who.as === 'owner' ? found.ownerId : found.memberId) === who.customerId ? found : undefined
}

/** Moves a locked grant on as the table says. Fails with GrantChanged when the table knows no such way. */
export async function moveGrant(
  tx: Tx,
  grant: FamilyGrant,
  { trigger, by, now }: { readonly trigger: GrantTrigger; readonly by: GrantActor; readonly now: number },
): Promise<Result<FamilyGrant, BankError>> {
  const state = GRANT_MACHINES[by].after(grant.state, trigger)
  return state ? ok(await setGrant(tx, grant.id, { state, changedAt: now })) : fail(bankError('GrantChanged'))
}

/** Writes what has changed of a locked grant. */
export async function setGrant(tx: Tx, grantId: string, set: Partial<FamilyGrant>): Promise<FamilyGrant> {
  const [changed] = await tx.update(familyGrants).set(set).where(eq(familyGrants.id, grantId)).returning()
  if (!changed) throw new Error(`grant ${grantId} is gone`)
  return changed
}

/**
 * A member's answer. Fails with GrantUnknown, GrantChanged, FamilyChain (whoever gives cards takes none), and, of whoever
 * accepts, with their own standing as `payingRefusal` says.
 */
export async function answer(
  tx: Tx,
  memberId: string,
  { grantId, accept, now }: { readonly grantId: string; readonly accept: boolean; readonly now: number },
): Promise<Result<FamilyGrant, BankError>> {
  await lockCustomer(tx, memberId)
  const grant = await lockGrant(tx, grantId, { customerId: memberId, as: 'member' })
  if (!grant) return fail(bankError('GrantUnknown'))
  if (dayOfInstant(now) > grant.answerBy) return fail(bankError('GrantChanged'))
  const standing = accept ? await payingRefusal(tx, memberId, dayOfInstant(now)) : undefined
  if (standing) return fail(standing)
  const gives = accept && (await grantsWhere(tx, [eq(familyGrants.ownerId, memberId), open])).length > 0
  if (gives) return fail(bankError('FamilyChain', '您正在向他人赠送亲情卡，不能再接受亲情卡'))
  return moveGrant(tx, grant, { trigger: accept ? 'accepted' : 'declined', by: 'member', now })
}
