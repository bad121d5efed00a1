import { agreeOpening as call } from '@/contract/onboarding/agreeOpening'
import { bankError } from '@/domain/errors/catalogue'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { fail, ok } from '@/domain/result'
import { takeStep } from '../takeStep'
import { giveConsent } from '@sandbox/kernel/session/consent'
import { sessionHandler } from '@sandbox/kernel/scope'

/** Exactly the current versions, because the customer was shown no others. */
export const agreeOpening = sessionHandler(call, (scope, { agreements: shown }) =>
  takeStep(scope, 'agreements', async (tx, { draft }) => {
    const all = OPENING_AGREEMENTS.every(({ id, version }) =>
      shown.some((agreement) => agreement.id === id && agreement.version === version),
    )
    if (!all) return fail(bankError('AgreementMissing'))
    const agreements = OPENING_AGREEMENTS.map(({ id, version }) => ({ id, version, at: scope.now }))
    for (const { id, version } of agreements) {
      await giveConsent(tx, scope.session, `agreement:${id}`, version, scope.now)
    }
    return ok({ ...draft, agreements })
  }),
)
