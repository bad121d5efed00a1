import { getRequestRandom as call } from '@/contract/security/getRequestRandom'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { sessionOf } from '@sandbox/kernel/session/sessions'
import { TooManyRandoms } from '@sandbox/kernel/session/stores'
import { publicHandler } from '@sandbox/kernel/scope'

/**
 * Issued to the channel when there is no session. An invalid session gets none: otherwise each made-up token would have a
 * limit of its own.
 */
export const getRequestRandom = publicHandler(call, async ({ bank, randomOwner, token, caller, realNow }) => {
  if (token !== '') {
    const session = await sessionOf(bank.db.drizzle, caller.row, realNow)
    if (!session.ok) return session
  }
  try {
    return ok({ requestRandom: await bank.randoms.issue(randomOwner) })
  } catch (error) {
    if (error instanceof TooManyRandoms) return fail(bankError('TooManyRequests'))
    throw error
  }
})
