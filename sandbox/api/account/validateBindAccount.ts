import { validateBindAccount as call } from '../../../src/contract/account/validateBindAccount'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { digitsOfCard, isBankCard } from '../../../src/domain/validation/bankCard'
import { sessionHandler } from '../scope'
import { bankOfCard, isCreditCard } from './banks'

/** Credit cards are named too, so that the page can say why one can't be bound. */
export const validateBindAccount = sessionHandler(call, async (_scope, { acctNo }) => {
  const cardNo = digitsOfCard(acctNo)
  if (!isBankCard(cardNo)) return fail(bankError('CardNumberInvalid'))
  const bank = bankOfCard(cardNo)
  if (bank === undefined) return fail(bankError('CardBankUnknown'))
  return ok({ bank_name: bank, cardType: isCreditCard(cardNo) ? 'CREDIT' : 'DEBIT' })
})
