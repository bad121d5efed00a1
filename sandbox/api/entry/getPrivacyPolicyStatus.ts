import { getPrivacyPolicyStatus as call } from '../../../src/contract/entry/getPrivacyPolicyStatus'
import { ok } from '../../../src/domain/result'
import { hasConsent } from '../../session/consent'
import { readFlag } from '../flags'
import { sessionHandler } from '../scope'

export const getPrivacyPolicyStatus = sessionHandler(call, async ({ bank, session }) => {
  const on = bank.db.drizzle
  const version = await readFlag(on, 'privacyPolicyVersion')
  const agreed = await hasConsent(on, session, 'privacyPolicy', version)
  return ok({ confirmStatus: agreed ? '1' : '0', version })
})
