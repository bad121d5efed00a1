import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { phoneChange } from '@/contract/phone/phoneFields'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskPhone } from '@/domain/masks/mask'
import { isOpenPhoneState, OPEN_PHONE_STATES, PHONE_MACHINES, PHONE_CHANGES_MS } from '@/domain/phone/change'
import type { PhoneMethod, PhoneTrigger } from '@/domain/phone/change'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { endReview, releasePictures } from '@sandbox/business/identity'
import type { ImageIds, ReviewEnd } from '@sandbox/business/identity'
import { ownerRefusal } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Customer, SessionScope } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { phoneChanges } from './tables'
import type { PhoneChange } from './tables'

/** What waits with the record that a person decides about. */
export interface PendingChange extends Partial<ImageIds> {
  readonly review: 'phone'
  readonly changeId: string
}

const openOf = (customerId: string) =>
  and(eq(phoneChanges.customerId, customerId), inArray(phoneChanges.state, [...OPEN_PHONE_STATES]))

/** A customer's open change, its row locked against the work that ends those whose time is over. */
export async function lockOpenChange(tx: Tx, customerId: string): Promise<PhoneChange | undefined> {
  const [open] = await tx.select().from(phoneChanges).where(openOf(customerId)).for('no key update')
  return open
}

/** A customer's latest change; undefined for none. */
export async function latestChange(on: Queryable, customerId: string): Promise<PhoneChange | undefined> {
  const [latest] = await on
    .select()
    .from(phoneChanges)
    .where(eq(phoneChanges.customerId, customerId))
    .orderBy(desc(phoneChanges.startedAt), desc(phoneChanges.expiresAt))
    .limit(1)
  return latest
}

/** A customer's changes that were done, the latest first; `since` by the bank's clock. */
export const doneSince = (on: Queryable, customerId: string, since: number): Promise<PhoneChange[]> =>
  on
    .select()
    .from(phoneChanges)
    .where(and(eq(phoneChanges.customerId, customerId), eq(phoneChanges.state, 'DONE'), gt(phoneChanges.doneAt, since)))
    .orderBy(desc(phoneChanges.doneAt))

/** Changes, not first numbers, of the period in which only so many may be. */
export const changesInPeriod = async (on: Queryable, customerId: string, now: number): Promise<number> =>
  (await doneSince(on, customerId, now - PHONE_CHANGES_MS)).filter(({ purpose }) => purpose === 'CHANGE').length

/** Whether its time is over although the work of every minute hasn't ended it yet. */
export const isOver = ({ state, expiresAt }: PhoneChange, realNow: number): boolean =>
  !isOpenPhoneState(state) || (expiresAt !== null && expiresAt <= realNow)

/** Writes what has changed of a locked change. */
export async function setChange(tx: Tx, { id }: PhoneChange, set: Partial<PhoneChange>): Promise<PhoneChange> {
  const [changed] = await tx.update(phoneChanges).set(set).where(eq(phoneChanges.id, id)).returning()
  if (!changed) throw new Error(`phone change ${id} is gone`)
  return changed
}

/** Moves a locked change on as the table says. Fails with PhoneChangeOutOfOrder where it knows no such way. */
export async function moveChange(
  tx: Tx,
  change: PhoneChange,
  trigger: PhoneTrigger,
  set: Partial<PhoneChange> = {},
): Promise<Result<PhoneChange, BankError>> {
  const state = PHONE_MACHINES[change.method].after(change.state, trigger)
  return state ? ok(await setChange(tx, change, { ...set, state })) : fail(bankError('PhoneChangeOutOfOrder'))
}

/** Gives a change up; nobody decides about it any more. `now` by the bank's clock. */
export async function abandonChange(tx: Tx, change: PhoneChange, now: number, end: ReviewEnd): Promise<void> {
  if (change.recordNo !== null) {
    const pending = await endReview(tx, change.recordNo, now, end)
    if (pending !== undefined) await releasePapers(tx, change.customerId, pending)
  }
  await moveChange(tx, change, 'abandoned', { expiresAt: null })
}

/** Lets go of the papers that a person decided by. */
export async function releasePapers(tx: Tx, customerId: string, pending: unknown): Promise<void> {
  const { portraitImageId, emblemImageId } = pending as PendingChange
  if (portraitImageId !== undefined && emblemImageId !== undefined)
    await releasePictures(tx, customerId, { portraitImageId, emblemImageId })
}

/**
 * Whether the gesture is missing for a change: before it, nobody who has a number to sign in with deals with one, but for
 * the way of who can't sign in.
 */
export const needsGesture = (
  { session }: SessionScope,
  { mobileNo }: Pick<Customer, 'mobileNo'>,
  method: PhoneMethod | undefined,
): boolean => mobileNo !== null && session.level !== 'account' && method !== 'RECOVER'

interface Owned {
  readonly tx: Tx
  /** As the row stands under the lock. */
  readonly owner: Customer
}

/**
 * Does something with the customer's row locked that changes the number or leads to it. Fails with NotRegistered,
 * AccountMissing, GestureMissing, and with what any capability has against it.
 * @param method the way that is begun or gone on with
 */
export const asOwner = <T>(
  scope: SessionScope,
  method: PhoneMethod | undefined,
  work: (owned: Owned) => Promise<Result<T, BankError>>,
): Promise<Result<T, BankError>> => locked(scope, async () => method, work)

/** As `asOwner`, with the customer's open change of this id, or whichever is open. Fails with PhoneChangeExpired for none. */
export function withChange<T>(
  scope: SessionScope,
  changeId: string | undefined,
  work: (owned: Owned & { readonly change: PhoneChange }) => Promise<Result<T, BankError>>,
): Promise<Result<T, BankError>> {
  let change: PhoneChange | undefined
  const find = async (tx: Tx, { id }: Customer) => {
    const open = await lockOpenChange(tx, id)
    change = changeId === undefined || open?.id === changeId ? open : undefined
    return change?.method
  }
  return locked(scope, find, async (owned) =>
    !change || isOver(change, scope.realNow) ? fail(bankError('PhoneChangeExpired')) : work({ ...owned, change }),
  )
}

async function locked<T>(
  scope: SessionScope,
  methodOf: (tx: Tx, owner: Customer) => Promise<PhoneMethod | undefined>,
  work: (owned: Owned) => Promise<Result<T, BankError>>,
): Promise<Result<T, BankError>> {
  const { bank, now } = scope
  const known = await ownerOf(scope)
  if (!known.ok) return known
  const customerId = known.value.id
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [owner] = await tx.select().from(schema.customers).where(eq(schema.customers.id, customerId))
    if (!owner) return fail(bankError('NotRegistered'))
    if (needsGesture(scope, owner, await methodOf(tx, owner))) return fail(bankError('GestureMissing'))
    const refusal = await ownerRefusal(bank.capabilities, tx, { customerId, now }, 'phone')
    return refusal ? fail(refusal) : work({ tx, owner })
  })
}

/** A change as its customer gets it. */
export const wireChange = (change: PhoneChange): InferOutput<typeof phoneChange> => ({
  changeId: change.id,
  purpose: change.purpose,
  method: change.method,
  state: change.state,
  ...(change.oldNo === null ? {} : { oldNo: maskPhone(change.oldNo) }),
  ...(change.newNo === null ? {} : { newNo: maskPhone(change.newNo) }),
  ...(change.owner === null ? {} : { owner: change.owner }),
  ...(change.expiresAt === null ? {} : { expiresAt: change.expiresAt }),
  ...(change.recordNo === null ? {} : { recordNo: change.recordNo }),
  ...(change.readyAt === null ? {} : { readyAt: change.readyAt }),
  ...(change.doneAt === null ? {} : { doneAt: change.doneAt }),
})
