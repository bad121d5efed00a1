import { paymentRule } from '../domain/limits/payments'
import type { ErrorName } from '../domain/errors/codes'
import type { Call } from './call'

/**
 * Calls that are answered while the bank is closed for work: the gate itself, what the app loads before it, and what a
 * customer needs to learn whether an order just sent was carried out (a retry's random, and the question by its id).
 */
const ANSWERED_IN_MAINTENANCE: ReadonlySet<string> = new Set([
  'getControlByWhiteList',
  'getCustomizedConfig',
  'getRequestRandom',
  'queryOperation',
])

export const isAnsweredInMaintenance = ({ name }: Pick<Call, 'name'>): boolean => ANSWERED_IN_MAINTENANCE.has(name)

/** What can stand against an order because of the account it moves money of, by the way the money goes (limits/payments). */
function guardsOf(call: Call): readonly ErrorName[] {
  const { effect, payment } = call
  if (effect !== 'money') return []
  const { stop, night } = paymentRule(call)
  // Nobody's account keeps them from what is theirs.
  const isOwed = payment === 'back' || payment === 'close'
  return [
    ...(isOwed ? [] : (['AccountImageMissing', 'AccountDormant', 'IdCardExpired'] as const)),
    ...(isOwed || payment === 'in' ? [] : (['AccountReceiveOnly', 'AccountLost'] as const)),
    ...(stop ? (['PaymentsStopped'] as const) : []),
    ...(night ? (['NightLocked'] as const) : []),
    ...(payment === 'close' ? [] : (['ClosureUnderWay'] as const)),
  ]
}

/**
 * The refusals that a call can give because of how it is protected, who may call it and which way its money goes, beside
 * those that it names itself (docs/wire.md). Fields, budgets and the bank's own failures can meet every call.
 */
export function refusalsOfAnyCall(call: Call): readonly ErrorName[] {
  const { protection, access, effect, consent, largestBody } = call
  const isMoney = effect === 'money'
  const needsAccount = access === 'account' || access === 'trading' || isMoney
  return [
    ...(protection === 'plain' ? [] : (['EnvelopeRefused'] as const)),
    ...(protection === 'signed' ? (['RandomRefused'] as const) : []),
    'InvalidRequest',
    ...(access === 'public' ? [] : (['SessionMissing', 'SessionExpired'] as const)),
    ...(needsAccount ? (['NotRegistered', 'GestureMissing', 'AccountMissing'] as const) : []),
    ...(access === 'trading' && !isMoney
      ? (['AccountImageMissing', 'AccountReceiveOnly', 'AccountDormant'] as const)
      : []),
    ...guardsOf(call),
    ...(consent === undefined ? [] : (['ConsentMissing'] as const)),
    ...(largestBody === undefined ? [] : (['ImageTooLarge'] as const)),
    ...(isMoney ? (['ClientIdReused'] as const) : []),
    'TooManyRequests',
    ...(isAnsweredInMaintenance(call) ? [] : (['Maintenance'] as const)),
    'InternalError',
    'ServiceUnavailable',
    'BankBusy',
  ]
}
