import { validateBindAccount as call } from '@/contract/card/validateBindAccount'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { digitsOfCard, isBankCard } from '@/domain/validation/bankCard'
import { sessionHandler } from '@sandbox/kernel/scope'
import { bankOfCard, isCreditCard } from '../banks'

/** Credit cards are named too, so that the page can say why one can't be bound. */
export const validateBindAccount = sessionHandler(call, async (_scope, { acctNo }) => {
  const cardNo = digitsOfCard(acctNo)
  if (!isBankCard(cardNo)) return fail(bankError('CardNumberInvalid'))
  const bank = bankOfCard(cardNo)
  if (bank === undefined) return fail(bankError('CardBankUnknown'))
  return ok({ bank_name: bank, cardType: isCreditCard(cardNo) ? 'CREDIT' : 'DEBIT' })
})
