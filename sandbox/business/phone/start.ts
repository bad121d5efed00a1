import { randomUUID } from 'node:crypto'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { lastFour } from '@/domain/masks/mask'
import {
  isHeld,
  MAX_PHONE_CHANGES,
  PHONE_MACHINES,
  PHONE_CHANGE_MS,
  proofsToBegin,
  waysToChange,
} from '@/domain/phone/change'
import type { PhoneMethod, PhoneProof } from '@/domain/phone/change'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { ownerObstacleRule } from '@sandbox/kernel/orders/obstacles'
import type { Customer, OwnerObstacleRule, SessionScope } from '@sandbox/kernel/scope'
import { hasCredential } from '@sandbox/kernel/session/credentials'
import type { Stretched } from '@sandbox/kernel/session/credentials'
import { countToday, uncountToday } from '@sandbox/kernel/session/dailyCounts'
import { CREDENTIAL_GUESSES } from '@sandbox/kernel/session/limits'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { abandonChange, asOwner, changesInPeriod, isOver, lockOpenChange, moveChange } from './changes'
import { phoneChanges } from './tables'
import type { PhoneChange } from './tables'

interface Asked {
  readonly method: PhoneMethod
  readonly password?: string | undefined
  readonly idCardEnd?: string | undefined
}

/**
 * Begins a change in one of its ways, with that way's proofs. One that was open is given up, once the proofs are right; one
 * that took a proof takes another for it. Fails with PhoneChangeTooOften, PhoneChangeUnderWay, FaceMissing, IdCardEndWrong, TooManyTries, PasswordWrong, PasswordLocked, and as `asOwner`
 * does.
 */
export async function startChange(scope: SessionScope, asked: Asked): Promise<Result<PhoneChange, BankError>> {
  const ahead = await stretchPayPassword(scope, scope.session.customerId ?? '', asked.password)
  return asOwner(scope, asked.method, async ({ tx, owner }) => {
    const { now, realNow, session } = scope
    const { method } = asked
    const hasPassword = await hasCredential(tx, owner.id, 'payment')
    const signedIn = session.level === 'account'
    const ways = waysToChange({ hasNumber: owner.mobileNo !== null, hasPassword, signedIn })
    if (!ways.includes(method)) return fail(bankError('FaceMissing'))
    const often = await tooOften(tx, owner, now)
    if (often) return fail(often)
    const open = await lockOpenChange(tx, owner.id)
    const held = open !== undefined && !isOver(open, realNow) && isHeld(open)
    // Said without a guess being counted.
    const bare = hasPassword ? asked.password === undefined : !(await hasPass(tx, owner.id, 'changePhone', realNow))
    if (method === 'REVIEW' && held && bare) return fail(bankError('PhoneChangeUnderWay'))
    const proofs = proofsToBegin(method, hasPassword, held)
    for (const proof of proofs) {
      const proved = await PROOFS[proof](tx, scope, { owner, asked, ahead })
      if (!proved.ok) return proved
    }
    // A face is used up last, so that a mistyped number or password doesn't cost it.
    if (proofs.includes('face') && !(await consumePass(tx, owner.id, 'changePhone', realNow)))
      return fail(bankError('FaceMissing'))
    if (open) await abandonChange(tx, open, now, { state: 'WITHDRAWN', note: '您已撤回本次申请' })
    const begun = await insert(tx, owner, method, { now, realNow })
    await recordEvent(tx, now, 'phoneChangeStarted', {
      customerId: owner.id,
      sessionId: session.id,
      detail: { method },
    })
    return PHONE_MACHINES[method].after(begun.state, 'face') ? moveChange(tx, begun, 'face') : ok(begun)
  })
}

/** What stands against beginning a change, in whichever way. */
export const startObstacleRule: OwnerObstacleRule = async (on, scope) =>
  (await ownerObstacleRule('phone')(on, scope)) ?? tooOften(on, scope.customer, scope.now)

/** A first number is no change. */
const tooOften = async (on: Queryable, { id, mobileNo }: Customer, now: number): Promise<BankError | undefined> =>
  mobileNo !== null && (await changesInPeriod(on, id, now)) >= MAX_PHONE_CHANGES
    ? bankError('PhoneChangeTooOften')
    : undefined

async function insert(
  tx: Tx,
  { id: customerId, mobileNo }: Customer,
  method: PhoneMethod,
  { now, realNow }: Pick<SessionScope, 'now' | 'realNow'>,
): Promise<PhoneChange> {
  const purpose = mobileNo === null ? 'FIRST' : 'CHANGE'
  const times = { startedAt: now, expiresAt: realNow + PHONE_CHANGE_MS }
  const facts = { id: randomUUID(), customerId, purpose, method, oldNo: mobileNo, state: 'STARTED', ...times } as const
  const [begun] = await tx.insert(phoneChanges).values(facts).returning()
  if (!begun) throw new Error('an inserted phone change was not returned')
  return begun
}

type Prove = (
  tx: Tx,
  scope: SessionScope,
  given: { readonly owner: Customer; readonly asked: Asked; readonly ahead: Stretched | undefined },
) => Promise<Result<unknown, BankError>>

const PROOFS: Readonly<Record<PhoneProof, Prove>> = {
  face: async (tx, { realNow }, { owner }) =>
    (await hasPass(tx, owner.id, 'changePhone', realNow)) ? ok(undefined) : fail(bankError('FaceMissing')),
  // Counted before it is compared, as a password: of many at once five are compared a day.
  idCardEnd: async (tx, { today }, { owner, asked }) => {
    const guess = { subject: owner.id, kind: 'idCardEnd', day: today } as const
    if (!(await countToday(tx, guess, CREDENTIAL_GUESSES))) return fail(bankError('TooManyTries'))
    if (owner.idCardNo === null || asked.idCardEnd !== lastFour(owner.idCardNo))
      return fail(bankError('IdCardEndWrong'))
    await uncountToday(tx, guess)
    return ok(undefined)
  },
  password: async (tx, scope, { owner, asked, ahead }) =>
    asked.password === undefined
      ? fail(bankError('PasswordWrong'))
      : checkPayPassword(tx, scope, owner.id, asked.password, ahead),
}
