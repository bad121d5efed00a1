import { updateConsent as call } from '@/contract/compliance/updateConsent'
import { BRIDGE_CONSENTS } from '@/domain/bridges/bridges'
import { bankError } from '@/domain/errors/catalogue'
import { SEPARATE_CONSENTS } from '@/domain/policy'
import { fail, ok } from '@/domain/result'
import { giveConsent, withdrawConsent } from '@sandbox/kernel/session/consent'
import { recordEvent } from '@sandbox/kernel/audit'
import { sessionHandler } from '@sandbox/kernel/scope'

const CURRENT = { ...SEPARATE_CONSENTS, ...BRIDGE_CONSENTS }

/** Only the current version can be agreed to, because nobody was shown another; any version can be withdrawn. */
export const updateConsent = sessionHandler(call, async ({ bank, session, now }, { kind, version, agreed }) => {
  const on = bank.db.drizzle
  if (agreed && version !== CURRENT[kind]) return fail(bankError('ConsentOutdated'))
  if (agreed) await bank.db.transaction((tx) => giveConsent(tx, session, kind, version, now))
  else await withdrawConsent(on, session, kind, now)
  const { customerId, id: sessionId } = session
  await recordEvent(on, now, agreed ? 'consentGiven' : 'consentWithdrawn', {
    customerId,
    sessionId,
    detail: { kind, version },
  })
  return ok({})
})
