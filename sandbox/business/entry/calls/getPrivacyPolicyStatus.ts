import { getPrivacyPolicyStatus as call } from '@/contract/entry/getPrivacyPolicyStatus'
import { ok } from '@/domain/result'
import { consentsOf, formerVersionOf, hasConsent } from '@sandbox/kernel/session/consent'
import { readFlag } from '@sandbox/kernel/flags'
import { sessionHandler } from '@sandbox/kernel/scope'

export const getPrivacyPolicyStatus = sessionHandler(call, async ({ bank, session }) => {
  const on = bank.db.drizzle
  const version = await readFlag(on, 'privacyPolicyVersion')
  const agreed = await hasConsent(on, session, 'privacyPolicy', version)
  const former = agreed ? undefined : formerVersionOf(await consentsOf(on, session), 'privacyPolicy', version)
  return ok({ confirmStatus: agreed ? '1' : '0', version, ...(former === undefined ? {} : { formerVersion: former }) })
})
