import type { ErrorName } from '../domain/errors/codes'
import type { Call } from './call'

/**
 * The refusals that a call can give because of how it is protected and who may call it, beside those that it names itself
 * (docs/wire.md). Fields, budgets and the bank's own failures can meet every call.
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
    ...(access === 'trading' ? (['AccountImageMissing', 'AccountReceiveOnly', 'AccountDormant'] as const) : []),
    ...(consent === undefined ? [] : (['ConsentMissing'] as const)),
    ...(largestBody === undefined ? [] : (['ImageTooLarge'] as const)),
    ...(isMoney ? (['ClientIdReused'] as const) : []),
    'TooManyRequests',
    'Maintenance',
    'InternalError',
    'ServiceUnavailable',
    'BankBusy',
  ]
}
