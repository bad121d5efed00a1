import { blockersOf, unagreedOf } from '@/domain/closure/checks'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { ownerRefusal } from '@sandbox/kernel/capability'
import type { Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { isLapsed, moveClosure, openClosure } from './closures'
import type { Settling } from './closures'
import { findingsOf, firstCardOf } from './findings'
import { lockedPayout, submitPayout } from './settle'
import type { CardReach } from './settle'
import type { Closure } from './tables'

/**
 * Why an order to close isn't taken, without code and password; undefined when it is. Under the customer's row and with the money
 * locked, so that nothing of it can change before the order is carried out.
 * @param shown what the customer was shown to be paid out, in fen, and to which card
 */
export async function submissionRefusal(
  tx: Tx,
  customerId: string,
  shown: { readonly payout: number; readonly cardId?: string | undefined },
  settling: Settling,
): Promise<BankError | undefined> {
  const { now, realNow, capabilities } = settling
  await lockCustomer(tx, customerId)
  const closure = await openClosure(tx, customerId)
  if (!closure) return bankError('ClosureUnknown')
  if (isLapsed(closure, realNow)) return bankError('ClosureExpired')
  if (closure.state === 'SUBMITTED' || closure.state === 'PAYING_OUT') return bankError('ClosurePaying')
  if (closure.state !== 'CODE') return bankError('FaceMissing')
  const today = dayOfInstant(now)
  const subject = { customerId, now, today }
  const refusal = await ownerRefusal(capabilities, tx, subject, 'closing')
  if (refusal) return refusal
  const { payout: money } = await lockedPayout(tx, subject, capabilities)
  const found = await findingsOf(tx, capabilities, subject)
  if (blockersOf(found).length > 0) return bankError('ClosureBlocked')
  if (unagreedOf(found, closure.agreed).length > 0) return bankError('ClosureLapses')
  if (money !== shown.payout) return bankError('ClosurePayoutChanged')
  const card = money > 0 ? await firstCardOf(tx, customerId) : undefined
  return card && card.id !== shown.cardId ? bankError('ClosureCardChanged') : undefined
}

/** Takes an order that nothing refuses, in the same transaction: pays out, or closes at once what is empty. */
export async function submit(
  tx: Tx,
  bank: CardReach,
  order: { readonly customerId: string; readonly clientId: string; readonly cardId?: string | undefined },
  settling: Settling,
): Promise<Closure> {
  const closure = await openClosure(tx, order.customerId)
  const { clientId, cardId = null } = order
  const facts = { clientId, cardId, submittedAt: settling.now, expiresAt: null }
  const submitted = closure && (await moveClosure(tx, closure, 'submitted', settling, facts))
  if (!submitted) throw new Error('an order to close was taken out of order')
  return submitPayout(tx, bank, submitted, settling)
}
