import { verifyStatement as call } from '@/contract/statement/verifyStatement'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { countCheck, verify } from '../verify'

export const verifyStatement = publicHandler(call, async ({ bank, web, realNow }, { checkCode, digest }) => {
  const on = bank.db.drizzle
  if (!(await countCheck(on, web.address, realNow))) return fail(bankError('VerifyTooOften'))
  return ok(await verify(on, { checkCode, digest }))
})
