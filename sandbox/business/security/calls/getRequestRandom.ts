import { CALLS } from '@/contract/calls'
import { getRequestRandom as call } from '@/contract/security/getRequestRandom'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { TooManyRandoms } from '@sandbox/kernel/session/stores'
import { publicHandler } from '@sandbox/kernel/scope'

const SIGNED: ReadonlySet<string> = new Set(
  Object.values(CALLS)
    .filter(({ protection }) => protection === 'signed')
    .map(({ path }) => path),
)

export const getRequestRandom = publicHandler(call, async ({ bank, randomOwner }, { path }) => {
  if (!SIGNED.has(path)) return fail(bankError('InvalidRequest'))
  try {
    return ok({ requestRandom: await bank.randoms.issue(randomOwner, path) })
  } catch (error) {
    if (error instanceof TooManyRandoms) return fail(bankError('TooManyRequests'))
    throw error
  }
})
