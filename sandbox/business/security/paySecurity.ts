import { isDeepStrictEqual } from 'node:util'
import { dayOfInstant } from '@/domain/dates/instant'
import type { RequestOf } from '@/contract/call'
import type { setSecurity } from '@/contract/security/setSecurity'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { afterSecurityChange, isFitAsk, SECURITY_WAYS, securityWay } from '@/domain/limits/settings'
import type { SecurityAsk, SecurityProof, SecurityWay } from '@/domain/limits/settings'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { keepPaySecurity, readPaySecurity, recordSecurityChange } from '@sandbox/business/transfer'
import { ownerRefusal } from '@sandbox/kernel/capability'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { AccountScope } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import type { Stretched } from '@sandbox/kernel/session/credentials'
import { countToday, usedUpToday } from '@sandbox/kernel/session/dailyCounts'
import type { DailyCount } from '@sandbox/kernel/session/dailyCounts'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { checkGestureOf, stretchGesture } from './replace'
import { notifySecurityChanged } from './notifyChanged'

/** Of one customer (ours): each is told by an SMS and a message. */
export const CHANGES_A_DAY = 20

interface Moment {
  readonly customerId: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

const countOf = ({ customerId, now }: Moment): DailyCount => ({
  subject: customerId,
  kind: 'securityChange',
  day: dayOfInstant(now),
})

/** TooManyTries when nothing but a stop can be set any more today. */
export const securedTooOften = (on: Queryable, of: Moment): Promise<BankError | undefined> =>
  usedUpToday(on, countOf(of), CHANGES_A_DAY)

type Request = RequestOf<typeof setSecurity>

/** What is asked for, of the fields that its kind needs; undefined where one of them is missing. */
export function readAsk({ change, single, aDay, on, over, provinces }: Request): SecurityAsk | undefined {
  switch (change) {
    case 'limits':
      return single === undefined || aDay === undefined ? undefined : { change, limits: { single, aDay } }
    case 'nightLock':
      return on === undefined ? undefined : { change, on }
    case 'notice':
      return { change, over }
    case 'regions':
      return { change, provinces }
    default:
      return { change }
  }
}

/**
 * Changes one of a customer's protections, under the customer's row lock, on which every payment waits: of a payment and a
 * stop at once one comes first. Wrong guesses are counted, because the transaction ends well then too. A face is used up
 * last. Fails with LimitsInvalid, what owners' changes are refused for, and the refusals of the proofs.
 */
export async function changeSecurity(scope: AccountScope, request: Request): Promise<Result<void, BankError>> {
  const ask = readAsk(request)
  if (!ask) return fail(bankError('InvalidRequest'))
  if (!isFitAsk(ask)) return fail(bankError('LimitsInvalid'))
  const { customer, now } = scope
  const customerId = customer.id
  const ahead = {
    gesture: await stretchGesture(scope, customerId, request.pattern),
    password: await stretchPayPassword(scope, customerId, request.password),
  }
  return scope.bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const before = await readPaySecurity(tx, customerId, now)
    const name = securityWay(before, ask)
    const way: SecurityWay = SECURITY_WAYS[name]
    // Whatever else is going on, a customer may stop their payments.
    const refusal =
      ask.change === 'stop' ? undefined : await ownerRefusal(scope.bank.capabilities, tx, { customerId, now }, 'limits')
    if (refusal) return fail(refusal)
    const after = afterSecurityChange(before, ask, { today: dayOfInstant(now), now })
    const isSame = ask.change === 'stop' ? before.stoppedAt !== undefined : isDeepStrictEqual(after, before)
    // Whoever stops their payments may do so as often as they like; they go on again only so often.
    const counts = ask.change !== 'stop' && !isSame
    const often = counts ? await securedTooOften(tx, { customerId, now }) : undefined
    if (often) return fail(often)
    const proved = await proveAll(tx, scope, way, { ...request, ahead })
    if (!proved.ok) return proved
    if (isSame) return ok(undefined)
    const count = countOf({ customerId, now })
    if (counts && !(await countToday(tx, count, CHANGES_A_DAY))) return fail(bankError('TooManyTries'))
    await keepPaySecurity(tx, customerId, after)
    if (way.done !== undefined) await notifySecurityChanged(tx, customerId, way.done, scope)
    const limits = ask.change === 'limits' ? ask.limits : undefined
    const change = { way: name, before: before.limits, after: limits }
    await recordSecurityChange(tx, now, { customerId, sessionId: scope.session.id, ...change })
    return ok(undefined)
  })
}

/** Higher limits that were to begin later don't begin for an account that is closed; nothing here blocks closing. */
export const paySecurityAtClosing: ClosureChecks = {
  find: () => Promise.resolve([]),
  async closed(tx, { customerId, now }) {
    const settings = await readPaySecurity(tx, customerId, now)
    if (settings.raise) await keepPaySecurity(tx, customerId, { ...settings, raise: undefined })
  },
}

type Given = Request & { readonly ahead: Readonly<Record<'gesture' | 'password', Stretched | undefined>> }

type Prove = (tx: Tx, scope: AccountScope, way: SecurityWay, given: Given) => Promise<Result<unknown, BankError>>

const PROOFS: Readonly<Record<SecurityProof, Prove>> = {
  gesture: (tx, scope, _way, { pattern, ahead }) =>
    pattern === undefined
      ? Promise.resolve(fail(bankError('InvalidRequest')))
      : checkGestureOf(tx, scope, scope.customer.id, pattern, ahead.gesture),
  password: (tx, scope, _way, { password, ahead }) =>
    password === undefined
      ? Promise.resolve(fail(bankError('InvalidRequest')))
      : checkPayPassword(tx, scope, scope.customer.id, password, ahead.password),
  face: async (tx, { customer, realNow }, { scene }) =>
    scene && (await consumePass(tx, customer.id, scene, realNow)) ? ok(undefined) : fail(bankError('FaceMissing')),
}

async function proveAll(
  tx: Tx,
  scope: AccountScope,
  way: SecurityWay,
  given: Given,
): Promise<Result<unknown, BankError>> {
  // Nobody's guess is counted for what needs a face that wasn't shown.
  if (way.scene && !(await hasPass(tx, scope.customer.id, way.scene, scope.realNow)))
    return fail(bankError('FaceMissing'))
  for (const proof of way.proofs) {
    const proved = await PROOFS[proof](tx, scope, way, given)
    if (!proved.ok) return proved
  }
  return ok(undefined)
}
