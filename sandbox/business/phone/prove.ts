import { eq, sql } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { awaitedCode, namedIn, PHONE_MACHINES } from '@/domain/phone/change'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { isMobile } from '@/domain/validation/mobile'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { SessionScope } from '@sandbox/kernel/scope'
import { countToday, uncountToday } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import type { SmsPurpose } from '@sandbox/kernel/session/smsCodes'
import { moveChange, setChange, withChange } from './changes'
import { settleChange } from './settle'
import type { PhoneChange } from './tables'

type Changed = Promise<Result<PhoneChange, BankError>>

/**
 * Says which number a change leads to, or another one before it is done. Fails with MobileInvalid, PhoneSame,
 * PhoneChangeOutOfOrder, and as `withChange` does.
 */
export const nameNumber = (scope: SessionScope, changeId: string, mobileNo: string): Changed =>
  withChange(scope, changeId, async ({ tx, owner, change }) => {
    const state = namedIn(change.state, change.method)
    if (!state) return fail(bankError('PhoneChangeOutOfOrder'))
    if (!isMobile(mobileNo)) return fail(bankError('MobileInvalid'))
    if (mobileNo === owner.mobileNo) return fail(bankError('PhoneSame'))
    const named = { newNo: mobileNo, owner: null }
    return change.state === state
      ? ok(await setChange(tx, change, named))
      : moveChange(tx, change, 'otherNumber', named)
  })

/** The number a change waits for a code of, and what the code must be for; undefined where it waits for none. */
export function awaited(
  change: PhoneChange,
): { readonly mobileNo: string; readonly purpose: SmsPurpose; readonly trigger: 'oldCode' | 'newCode' } | undefined {
  const which = awaitedCode(change.state, change.method)
  const mobileNo = which === 'old' ? change.oldNo : change.newNo
  if (!which || mobileNo === null) return undefined
  return which === 'old'
    ? { mobileNo, purpose: 'changePhoneOld', trigger: 'oldCode' }
    : { mobileNo, purpose: 'changePhoneNew', trigger: 'newCode' }
}

/** Whether a change that a person said yes to isn't carried out yet; `now` by the bank's clock. */
const isEarly = ({ state, readyAt }: PhoneChange, now: number): boolean =>
  state === 'OWNER_CHECKED' && readyAt !== null && now < readyAt

/**
 * The number that a code of this purpose may be sent to now. Fails as `withChange` does, PhoneChangeOutOfOrder,
 * PhoneChangeWaiting.
 */
export const numberForCode = (
  scope: SessionScope,
  purpose: 'changePhoneOld' | 'changePhoneNew',
): Promise<Result<string, BankError>> =>
  withChange(scope, undefined, async ({ change }) => {
    if (isEarly(change, scope.now)) return fail(bankError('PhoneChangeWaiting'))
    const waits = awaited(change)
    return waits?.purpose === purpose ? ok(waits.mobileNo) : fail(bankError('PhoneChangeOutOfOrder'))
  })

/**
 * Whether a number is free for a customer; one of a closed customer becomes free. Locks the number until the transaction
 * ends, so that of two customers at once one gets it. Fails with PhoneTaken, which doesn't say whose it is.
 */
async function claimNumber(tx: Tx, mobileNo: string, customerId: string): Promise<Result<void, BankError>> {
  const { customers } = schema
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mobileNo}))`)
  const [holder] = await tx.select().from(customers).where(eq(customers.mobileNo, mobileNo))
  if (!holder || holder.id === customerId) return ok(undefined)
  if (holder.closedAt === null) return fail(bankError('PhoneTaken'))
  await tx.update(customers).set({ mobileNo: null }).where(eq(customers.id, holder.id))
  return ok(undefined)
}

/**
 * Takes the code a change waits for. Who doesn't have the new number doesn't learn whether it is a customer's. Fails with
 * SmsCodeWrong, SmsCodeExpired, PhoneTaken, PhoneChangeOutOfOrder, PhoneChangeWaiting, and as `withChange` and `askOwner` do.
 */
export async function proveNumber(scope: SessionScope, changeId: string, smsCode: string): Changed {
  const proved = await withChange(scope, changeId, async ({ tx, owner, change }) => {
    const waits = awaited(change)
    if (!waits) return fail(bankError('PhoneChangeOutOfOrder'))
    if (isEarly(change, scope.now)) return fail(bankError('PhoneChangeWaiting'))
    const { mobileNo, purpose, trigger } = waits
    const used = await consumeSmsCode(tx, scope.realNow, mobileNo, purpose, smsCode)
    if (!used.ok) return used
    if (trigger === 'oldCode') return moveChange(tx, change, trigger)
    const free = await claimNumber(tx, mobileNo, owner.id)
    if (!free.ok) return free
    return change.state === 'OWNER_CHECKED' ? settleChange(tx, scope, change) : moveChange(tx, change, trigger)
  })
  return proved.ok && proved.value.state === 'NEW_PROVED' ? askOwner(scope, proved.value) : proved
}

/** As `askOwner`, for the change of this id. */
export async function askOwnerAgain(scope: SessionScope, changeId: string): Changed {
  const found = await withChange(scope, changeId, async ({ change }) => ok(change))
  return found.ok ? askOwner(scope, found.value) : found
}

/**
 * Asks the carriers in whose name a proved number is, outside of any transaction because they may take their time. The
 * change is done where it is the customer's; a way that showed nothing but papers still needs a person. Fails with
 * TooManyTries, PhoneTaken, PhoneChangeOutOfOrder, and as `withChange` does.
 */
async function askOwner(scope: SessionScope, { id, state, newNo: mobileNo }: PhoneChange): Changed {
  const { bank, today } = scope
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const { id: customerId, realName, idCardNo } = owner.value
  if (state !== 'NEW_PROVED' || mobileNo === null) return fail(bankError('PhoneChangeOutOfOrder'))
  const tries = { subject: customerId, kind: 'phoneOwner', day: today } as const
  if (!(await countToday(bank.db.drizzle, tries, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  const holder = { customerId, name: realName ?? '', idCardNo: idCardNo ?? '', mobileNo }
  const answer = await bank.services.phone.check(bank.db.drizzle, holder)
  if (answer === 'unavailable') await uncountToday(bank.db.drizzle, tries)
  return withChange(scope, id, async ({ tx, change }) => {
    // Another number may have been named while the carriers were asked.
    if (change.state !== 'NEW_PROVED' || change.newNo !== mobileNo) return fail(bankError('PhoneChangeOutOfOrder'))
    const noted = await setChange(tx, change, { owner: answer })
    // A way that a person decides about goes no further by the carriers' word.
    if (answer !== 'match' || !PHONE_MACHINES[noted.method].after(noted.state, 'owned')) return ok(noted)
    const free = await claimNumber(tx, mobileNo, customerId)
    if (!free.ok) return free
    const owned = await moveChange(tx, noted, 'owned')
    return owned.ok ? settleChange(tx, scope, owned.value) : owned
  })
}
