import { restartOnboarding as call } from '@/contract/onboarding/restartOnboarding'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { takeStep } from '../takeStep'
import { sessionHandler } from '@sandbox/kernel/scope'
import { forgetPictures } from '@sandbox/business/identity'

/** The same as taking the ID card's step again, without any data. */
export const restartOnboarding = sessionHandler(call, async (scope) => {
  const { customerId } = scope.session
  if (customerId === undefined) return fail(bankError('NotRegistered'))
  return takeStep(scope, 'idCard', async (tx) => {
    await forgetPictures(tx, customerId)
    return ok({})
  })
})
