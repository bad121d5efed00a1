import { getPrivacyPolicyStatus as call } from '@/contract/entry/getPrivacyPolicyStatus'
import { ok } from '@/domain/result'
import { agreedBefore, hasConsent } from '@sandbox/kernel/session/consent'
import { readFlag } from '@sandbox/kernel/flags'
import { sessionHandler } from '@sandbox/kernel/scope'

export const getPrivacyPolicyStatus = sessionHandler(call, async ({ bank, session }) => {
  const on = bank.db.drizzle
  const version = await readFlag(on, 'privacyPolicyVersion')
  const agreed = await hasConsent(on, session, 'privacyPolicy', version)
  const former = agreed ? undefined : await agreedBefore(on, session, 'privacyPolicy', version)
  return ok({ confirmStatus: agreed ? '1' : '0', version, ...(former === undefined ? {} : { formerVersion: former }) })
})
