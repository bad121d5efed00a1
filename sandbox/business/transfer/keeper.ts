import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { findCard } from '@sandbox/business/card'
import type { Tx } from '@sandbox/kernel/db'
import type { AccountScope } from '@sandbox/kernel/scope'

/** Whether a card can't be reached now; one that isn't the customer's is refused with the order, for good. */
export async function cardRefusal(
  tx: Tx,
  { bank, customer }: AccountScope,
  cardId: string,
): Promise<Result<void, BankError>> {
  const card = await findCard(tx, customer.id, cardId)
  const reached = card === undefined || (await bank.services.card.reaches(tx, customer.id, card.cardNo))
  return reached ? ok(undefined) : fail(bankError('CardUnavailable'))
}
