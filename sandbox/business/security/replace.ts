import { dayOfInstant } from '@/domain/dates/instant'
import { RESET_PURPOSES } from '@/domain/credentials/changes'
import type { Credential, CredentialChange } from '@/domain/credentials/changes'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError, ErrorName } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { checkGesture } from '@/domain/validation/gesture'
import { checkLoginPassword } from '@/domain/validation/loginPassword'
import type { KnownFacts } from '@/domain/validation/password'
import { consumePass, endReview, hasPass, latestReview, recordIdentity, voidPasses } from '@sandbox/business/identity'
import { beginCooling } from '@sandbox/business/transfer'
import { recordEvent } from '@sandbox/kernel/audit'
import { ownerRefusal } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Customer, SessionScope } from '@sandbox/kernel/scope'
import {
  guess,
  hashAhead,
  hasCredential,
  isSecret,
  setCredential,
  stretchAhead,
} from '@sandbox/kernel/session/credentials'
import type { GivenSecret, HashedSecret, Stretched } from '@sandbox/kernel/session/credentials'
import { countToday, usedUpToday } from '@sandbox/kernel/session/dailyCounts'
import type { DailyCount } from '@sandbox/kernel/session/dailyCounts'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { ownerOf } from '@sandbox/kernel/session/owner'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { noteAccountChange } from '@sandbox/kernel/session/accountChanges'
import { endOtherSessions } from '@sandbox/kernel/session/sessions'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { knownFacts, readNewPassword } from './newPassword'
import { notifyChanged } from './notifyChanged'
import { resetTitle, reviewTitle } from './titles'

/** The new credential, and what the customer gave to show that it is they. */
export interface GivenChange {
  readonly secret: string
  /** The present one. */
  readonly old?: string
  /** The payment password. */
  readonly password?: string
  readonly smsCode?: string
}

const FIT: Readonly<Record<Credential, (secret: string, known: KnownFacts) => Result<unknown, BankError>>> = {
  gesture: (secret) => (checkGesture([...secret].map(Number)).ok ? ok(secret) : fail(bankError('GestureWeak'))),
  payment: (secret, known) => readNewPassword(secret, known),
  login: (secret, known) => (checkLoginPassword(secret, known).ok ? ok(secret) : fail(bankError('LoginPasswordWeak'))),
}

const SAME: Readonly<Record<Credential, ErrorName>> = {
  gesture: 'GestureSame',
  payment: 'PasswordSame',
  login: 'PasswordSame',
}

const GESTURE_REFUSALS = { wrong: 'GestureWrong', locked: 'GestureLocked', absent: 'GestureNotSet' } as const

/**
 * Replaces a credential in one of the ways of CREDENTIAL_CHANGES. What is wrong with the new one is said first, so that it
 * uses up no guess, code or face. Secrets are stretched before the transaction, in which others would wait for it. Guesses, codes and the new credential are in one transaction, so that a proof is used
 * once; a wrong one is counted, because the transaction ends well then too. Fails with the proofs' and the credential's own
 * refusals.
 */
export async function replaceCredential(
  scope: SessionScope,
  change: CredentialChange,
  given: GivenChange,
): Promise<Result<void, BankError>> {
  const owner = await ownerOf(scope)
  if (!owner.ok) return owner
  const fit = FIT[change.credential](given.secret, knownFacts(owner.value))
  if (!fit.ok) return fit
  if (given.old === given.secret) return fail(bankError(SAME[change.credential]))
  const { bank, now } = scope
  const customerId = owner.value.id
  const set = { customerId, kind: change.credential, secret: given.secret, now, hashing: bank.hashing } as const
  const [ahead, fresh] = await Promise.all([
    stretchProof(scope, change, given, customerId),
    hashAhead(bank.db.drizzle, set),
  ])
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const who = { customerId, now }
    const refusal = await ownerRefusal(bank.capabilities, tx, who, 'credential')
    if (refusal) return fail(refusal)
    // A code is used up whatever comes of the call.
    const often = await changedTooOften(tx, who)
    if (often) return fail(often)
    const proved = await prove(tx, { scope, change, given, owner: owner.value, ahead })
    if (!proved.ok) return proved
    if (await isSecret(tx, set, fresh.asHeld)) return ok(await setAgain(tx, scope, set, fresh.hashed))
    if (!(await countToday(tx, countOf(who), CHANGES_A_DAY))) return fail(bankError('TooManyTries'))
    await carryOut(tx, scope, change, { customerId, hashed: fresh.hashed })
    return ok(undefined)
  })
}

/** Of one customer (ours): each is told by an SMS and a message. */
export const CHANGES_A_DAY = 20

interface Moment {
  readonly customerId: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

const countOf = ({ customerId, now }: Moment): DailyCount => ({
  subject: customerId,
  kind: 'credentialChange',
  day: dayOfInstant(now),
})

/** TooManyTries when nothing can be changed any more today. */
export const changedTooOften = (on: Queryable, of: Moment): Promise<BankError | undefined> =>
  usedUpToday(on, countOf(of), CHANGES_A_DAY)

/**
 * The one that is set already: it is unlocked, and nothing has changed that anybody could be told of. Other devices are signed
 * out all the same, as by any other: whoever resets it may fear that somebody knows it.
 */
async function setAgain(
  tx: Tx,
  { session, now, realNow }: SessionScope,
  { customerId, kind }: { readonly customerId: string; readonly kind: Credential },
  hashed: HashedSecret,
): Promise<void> {
  await setCredential(tx, { customerId, kind, now }, hashed)
  await endOtherSessions(tx, customerId, session.id, realNow)
  await endResets(tx, { customerId, credential: kind, now, realNow })
}

interface Attempt {
  readonly scope: SessionScope
  readonly change: CredentialChange
  readonly given: GivenChange
  readonly owner: Customer
  /** The credential that is a proof, as `stretchAhead` gave it. */
  readonly ahead: Stretched | undefined
}

/** Stretches the credential that is a proof of a change; no change has two. */
function stretchProof(
  scope: SessionScope,
  { credential, proofs }: CredentialChange,
  { old, password }: GivenChange,
  customerId: string,
): Promise<Stretched | undefined> {
  const isGesture = credential === 'gesture' && proofs.includes('old')
  return isGesture ? stretchGesture(scope, customerId, old) : stretchPayPassword(scope, customerId, old ?? password)
}

/** Every proof of a change. A face is used up last, so that a mistyped code doesn't cost it. */
async function prove(tx: Tx, attempt: Attempt): Promise<Result<void, BankError>> {
  const { change, scope, owner } = attempt
  for (const proof of change.proofs) {
    const proved = await PROOFS[proof](tx, attempt)
    if (!proved.ok) return proved
  }
  if (change.purpose && !(await consumePass(tx, owner.id, change.purpose, scope.realNow))) {
    return fail(bankError('FaceMissing'))
  }
  return ok(undefined)
}

type Prove = (tx: Tx, attempt: Attempt) => Promise<Result<void, BankError>>

const PROOFS: Readonly<Record<CredentialChange['proofs'][number], Prove>> = {
  old: async (tx, { scope, change, given, owner, ahead }) =>
    change.credential === 'gesture'
      ? checkGestureOf(tx, scope, owner.id, given.old ?? '', ahead)
      : checkPayPassword(tx, scope, owner.id, given.old ?? '', ahead),
  payment: (tx, { scope, given, owner, ahead }) => checkPayPassword(tx, scope, owner.id, given.password ?? '', ahead),
  face: async (tx, { scope, change, owner }) =>
    change.purpose && (await hasPass(tx, owner.id, change.purpose, scope.realNow))
      ? ok(undefined)
      : fail(bankError('FaceMissing')),
  code: async (tx, { scope, change, given, owner }) => {
    if (owner.mobileNo === null) return fail(bankError('PhoneMissing'))
    return change.purpose
      ? consumeSmsCode(tx, scope.realNow, owner.mobileNo, change.purpose, given.smsCode ?? '')
      : fail(bankError('SmsCodeExpired'))
  },
}

const gestureOf = ({ bank, now }: SessionScope, customerId: string, pattern: string): GivenSecret => ({
  customerId,
  kind: 'gesture',
  secret: pattern,
  now,
  hashing: bank.hashing,
})

/** Stretches a gesture, where one is given, for the transaction that compares it (`stretchAhead`). */
export const stretchGesture = async (
  scope: SessionScope,
  customerId: string,
  pattern: string | undefined,
): Promise<Stretched | undefined> =>
  pattern === undefined ? undefined : stretchAhead(scope.bank.db.drizzle, gestureOf(scope, customerId, pattern))

/**
 * Compares a gesture, counted as a guess at sign-in is. Fails with GestureWrong, GestureLocked, GestureNotSet.
 * @param ahead the gesture as `stretchGesture` gave it before the transaction
 */
export async function checkGestureOf(
  tx: Tx,
  scope: SessionScope,
  customerId: string,
  pattern: string,
  ahead: Stretched | undefined,
): Promise<Result<void, BankError>> {
  const outcome = await guess(tx, gestureOf(scope, customerId, pattern), ahead)
  return outcome === 'right' ? ok(undefined) : fail(bankError(GESTURE_REFUSALS[outcome]))
}

/** Sets the new one and does everything that follows from it. */
async function carryOut(
  tx: Tx,
  scope: SessionScope,
  { credential, cools, purpose, done }: CredentialChange,
  { customerId, hashed }: { readonly customerId: string; readonly hashed: HashedSecret },
): Promise<void> {
  const { session, now, realNow } = scope
  // The first one of its kind changes nothing that another device could have known.
  const isFirst = !(await hasCredential(tx, customerId, credential))
  await setCredential(tx, { customerId, kind: credential, now }, hashed)
  await endOtherSessions(tx, customerId, session.id, realNow)
  if (!isFirst) await noteAccountChange(tx, { customerId, kind: 'CREDENTIAL', at: now, deviceId: session.deviceId })
  if (cools) await beginCooling(tx, customerId, now)
  if (purpose) await recordIdentity(tx, { customerId, kind: 'PASSWORD', title: resetTitle(credential), at: now })
  await endResets(tx, { customerId, credential, now, realNow })
  await notifyChanged(tx, customerId, done, scope)
  const detail = { credential, done, purpose: purpose ?? 'known' }
  await recordEvent(tx, now, 'credentialChanged', { customerId, sessionId: session.id, detail })
}

/** Nothing that was asked or shown for a reset outlives the change: a person's yes would open the new one for days. */
async function endResets(
  tx: Tx,
  { customerId, credential, now, realNow }: Pick<SessionScope, 'now' | 'realNow'> & EndedReset,
): Promise<void> {
  if (credential === 'login') return
  await voidPasses(tx, customerId, RESET_PURPOSES[credential], realNow)
  const asked = await latestReview(tx, customerId, reviewTitle(credential))
  if (asked?.state === 'REVIEW')
    await endReview(tx, asked.recordNo, now, { state: 'ENDED', note: '密码已更换，无需审核' })
}

interface EndedReset {
  readonly customerId: string
  readonly credential: Credential
}
