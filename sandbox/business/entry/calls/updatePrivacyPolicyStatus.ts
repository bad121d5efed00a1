import { updatePrivacyPolicyStatus as call } from '@/contract/entry/updatePrivacyPolicyStatus'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { giveConsent, withdrawConsent } from '@sandbox/kernel/session/consent'
import { readFlag } from '@sandbox/kernel/flags'
import { sessionHandler } from '@sandbox/kernel/scope'

/** Only the current version can be agreed to, because nobody was shown another. */
export const updatePrivacyPolicyStatus = sessionHandler(call, async ({ bank, session, now }, request) => {
  const on = bank.db.drizzle
  if (request.confirmStatus === '0') {
    await withdrawConsent(on, session, 'privacyPolicy', now)
    return ok({})
  }
  if (request.version !== (await readFlag(on, 'privacyPolicyVersion'))) return fail(bankError('InvalidRequest'))
  await bank.db.transaction((tx) => giveConsent(tx, session, 'privacyPolicy', request.version, now))
  return ok({})
})
