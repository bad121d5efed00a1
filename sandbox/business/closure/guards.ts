import { STOPS_MONEY } from '@/domain/closure/machine'
import { bankError } from '@/domain/errors/catalogue'
import type { CardChecks, OwnerGuard, PaymentGuard } from '@sandbox/kernel/capability'
import { hasLeft } from '@sandbox/kernel/session/customers'
import { openClosure, standingClosure } from './closures'

/** What is shown to be paid out is what is paid out: nothing else moves money once the owner was seen. */
export const closingPays: PaymentGuard = async (on, { customer, realNow }, call) => {
  if (call.name === 'submitClosure') return undefined
  const found = await standingClosure(on, customer.id, realNow)
  return found && STOPS_MONEY.some((state) => state === found.state) ? bankError('ClosureUnderWay') : undefined
}

/**
 * Nothing of an account changes that was closed meanwhile. The number that the code is sent to stays, once the owner was seen,
 * and no pot's rule begins that would move money; what else decides over the account may change.
 */
export const closingKeeps: OwnerGuard = async (tx, { customerId }, change) => {
  if (await hasLeft(tx, customerId)) return bankError('AccountMissing')
  if (change !== 'phone' && change !== 'pots') return undefined
  const found = await openClosure(tx, customerId)
  return found && STOPS_MONEY.some((state) => state === found.state) ? bankError('ClosureUnderWay') : undefined
}

/** The card that everything is paid to stays bound until it is. */
export const closingCard: CardChecks = {
  async uses(on, { customerId, cardId }) {
    const found = await openClosure(on, customerId)
    return found?.cardId === cardId && (found.state === 'SUBMITTED' || found.state === 'PAYING_OUT')
  },
}
