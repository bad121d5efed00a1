import { validateBindAccount as call } from '../../../src/contract/account/validateBindAccount'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { isBankCard } from '../../../src/domain/validation/bankCard'
import { sessionHandler } from '../scope'
import { bankOfCard } from './banks'

/** A number that is no card's, or of a bank we don't know, can't be bound. */
export const validateBindAccount = sessionHandler(call, async (_scope, { acctNo }) => {
  const bank = isBankCard(acctNo) ? bankOfCard(acctNo) : undefined
  return bank === undefined ? fail(bankError('InvalidRequest')) : ok({ bank_name: bank })
})
