import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryPersonalInfo } from '@/contract/identity/queryPersonalInfo'
import { verifyIdCardValidPeriod } from '@/contract/identity/verifyIdCardValidPeriod'
import { useCall } from '@/session/useCall'
import type { Loadable, Read } from '@/session/useCall'
import type { IdentityStatus } from './tasks'

/** The term as the bank answers it: a refusal with 519 or 523 is an answer. */
function periodOf(asked: Loadable<object>): IdentityStatus['period'] | undefined {
  if (asked.state === 'ready') return 'valid'
  if (asked.state !== 'failed' || asked.error.kind !== 'refused') return undefined
  if (asked.error.name === 'IdCardExpired') return 'expired'
  return asked.error.name === 'IdCardExpiring' ? 'expiring' : undefined
}

/** Only the ID card’s term; undefined until the bank has answered, and when it can't. */
export function useTerm(): { readonly period: IdentityStatus['period'] | undefined; readonly read: Read<object> } {
  const read = useCall(verifyIdCardValidPeriod, {})
  return { period: periodOf(read), read }
}

/** What the bank says of the customer's papers and account. */
export function useIdentityStatus(): Read<IdentityStatus> {
  const status = useCall(queryAccountStatus, {})
  const term = useCall(verifyIdCardValidPeriod, {})
  const info = useCall(queryPersonalInfo, {})
  const reload = (): void => [status, term, info].forEach((each) => each.reload())
  const period = periodOf(term)
  if (status.data && info.data && period) {
    return { state: 'ready', data: { status: status.data, info: info.data, period }, reload }
  }
  const error = status.error ?? info.error ?? (period === undefined ? term.error : undefined)
  return error ? { state: 'failed', error, reload } : { state: 'loading', reload }
}
