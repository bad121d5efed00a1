import { agreeOpening as call } from '../../../src/contract/onboarding/agreeOpening'
import { bankError } from '../../../src/domain/errors/catalogue'
import { OPENING_AGREEMENTS } from '../../../src/domain/onboarding/agreements'
import { fail, ok } from '../../../src/domain/result'
import { takeStep } from '../../onboarding/takeStep'
import { giveConsent } from '../../session/consent'
import { sessionHandler } from '../scope'

/** Exactly the versions that count today: nobody accepts what they weren't shown. */
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
