import { tencentFaceVerify as call } from '../../../src/contract/identity/tencentFaceVerify'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { sessionHandler } from '../scope'

/** The app says which verification; whether the face matched the bank asks the service itself. */
export const tencentFaceVerify = sessionHandler(call, async ({ bank, session, realNow }, { bizToken }) => {
  const outcome = await bank.services.face.outcome(bank.db.drizzle, realNow, bizToken, session.openId)
  return outcome ? ok({ ...outcome, attemptsLeft: 0 }) : fail(bankError('TokenRefused'))
})
