import { refusalsOfAnyCall } from '@/contract/refusals'
import { ERRORS } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { callError, isEnvelopeRefusal, isFailureInside, sessionLoss } from '@/api/errors'
import { refusalPlace } from '@/features/order/refusal'
import type { RefusalPlace } from '@/features/order/refusal'
import { CURABLE } from '@sandbox/kernel/orders/runOnce'
import type { DescribedCall } from './described'
import type { CallGroup } from './groups'

/** What the app does where a refused order is shown (src/features/order/refusal.ts). */
const AT_ORDER: Readonly<Record<RefusalPlace, string>> = {
  password: 'at the keyboard, which stays for another try',
  locked: 'offers to set a new payment password',
  funds: 'offers to transfer money in',
  changed: 'shows the new figures and asks again',
  agreement: 'shows the new agreement and asks again',
  riskTest: 'offers the risk test',
  elder: 'asks for one more confirmation, then sends the order again',
  consent: 'asks whether the asset manager may be told, then sends the order again',
  idCard: 'offers to renew the ID card',
  standing: 'offers to put the account in order',
  coupon: 'lets another coupon be chosen',
  frozen: 'offers the page of what is held',
  protected: 'offers the page of payment security',
  lost: 'offers the page of reported losses',
  closing: 'offers to call the closing off',
  stepUp: 'asks for a code or a face, then sends the order again',
  code: 'at the code, for another try',
  gone: 'shows the sentence and leads to other products',
  amount: 'at the amount',
  unknown: 'asks by id',
  message: 'shows the sentence',
}

function whatTheAppDoes(name: ErrorName): string {
  const { code, message } = ERRORS[name]
  const attempt = { kind: 'refused', code, message, proven: true } as const
  if (isEnvelopeRefusal(attempt)) return 'sends a read or a money call again in a new envelope'
  if (sessionLoss(attempt)) return name === 'GestureMissing' ? 'asks for the gesture' : 'signs in again'
  if (isFailureInside(attempt)) return 'as no answer: repeats a money call, then asks by id'
  return AT_ORDER[refusalPlace(callError(attempt, () => name))]
}

/** Given before anybody looks at an id. */
const BEFORE_THE_ID: ReadonlySet<ErrorName> = new Set([
  'EnvelopeRefused',
  'RandomRefused',
  'NotRegistered',
  'AccountMissing',
])

const OF_A_STATUS: Partial<Record<ErrorName, string>> = {
  UnknownCall: '404',
  ImageTooLarge: '200, or 413 before the body is read',
}
/** They may come before the envelope is opened. */
const BEFORE_OPENING: ReadonlySet<ErrorName> = new Set([
  'EnvelopeRefused',
  'SessionMissing',
  'SessionExpired',
  'InvalidRequest',
  'TooManyRequests',
  'Maintenance',
  'InternalError',
  'ServiceUnavailable',
])

function sealing(name: ErrorName, calls: readonly DescribedCall[]): string {
  if (BEFORE_OPENING.has(name)) return 'sealed or plain'
  const plain = calls.filter(({ protection }) => protection === 'plain').length
  if (plain === calls.length) return 'plain'
  return plain === 0 ? 'sealed' : 'as the call'
}

/** What a refusal means for the id of a money call; '' where no money call gives it. */
function ofAnId(name: ErrorName, calls: readonly DescribedCall[]): string {
  if (!calls.some(({ effect }) => effect === 'money')) return ''
  if (['InternalError', 'ServiceUnavailable', 'BankBusy'].includes(name)) return 'unknown: ask by id'
  if (CURABLE.has(name)) return 'curable'
  return BEFORE_THE_ID.has(name) ? 'not reached' : 'final'
}

const NAMED_AT_MOST = 6

/** docs/errors.md: every refusal in one table. */
export function errorsPage(groups: readonly CallGroup[]): string {
  const calls = groups.flatMap((group) => group.calls)
  const page = new Map(groups.flatMap(({ name, calls: own }) => own.map((call) => [call.name, name])))
  const giving = (name: ErrorName): readonly DescribedCall[] =>
    calls.filter((call) => call.errors.includes(name) || refusalsOfAnyCall(call).includes(name))
  const named = (some: readonly DescribedCall[]): string => {
    if (some.length === 0) return 'no call'
    if (some.length > NAMED_AT_MOST) return `${some.length} calls`
    return some.map((call) => `[${call.name}](api/${page.get(call.name)}.md#${call.name.toLowerCase()})`).join(', ')
  }
  const rows = (Object.keys(ERRORS) as ErrorName[])
    .sort((one, other) => ERRORS[one].code - ERRORS[other].code)
    .map((name) => {
      const some = giving(name)
      const { code, message } = ERRORS[name]
      const status = OF_A_STATUS[name] ?? '200'
      return `| ${code} | ${name} | ${message.replaceAll('|', '\\|')} | ${status} | ${sealing(name, some)} | ${ofAnId(name, some)} | ${whatTheAppDoes(name)} | ${named(some)} |`
    })
  return [
    '# The refusals',
    '',
    'Made from `src/domain/errors`, the contract and the app’s own rules by `npm run docs:api`; don’t edit it here. The sentence says when a refusal is given; a call may send a longer one with its own figures. *An id* is the `clientId` of a money call: after a *final* refusal it is used up, after a *curable* one the same order may be sent under the same id, and *not reached* leaves it as it was ([the wire](wire.md)).',
    '',
    '| code | name | when, as the customer reads it | HTTP | sealed or plain | an id | what the app does | given by |',
    '| ---: | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
