import { restartOnboarding as call } from '../../../src/contract/onboarding/restartOnboarding'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { forgetPictures } from '../../identity/images'
import { takeStep } from '../../onboarding/takeStep'
import { sessionHandler } from '../scope'

/** As taking the ID card's step again, with nothing in hand. */
export const restartOnboarding = sessionHandler(call, async (scope) => {
  const { customerId } = scope.session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  return takeStep(scope, 'idCard', async (tx) => {
    await forgetPictures(tx, customerId)
    return ok({})
  })
})
