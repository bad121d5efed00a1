import { paymentKind, PAYMENT_RULES } from '@/domain/limits/payments'
import { bankError } from '@/domain/errors/catalogue'
import { isNight } from '@/domain/transfer/limits'
import type { PaymentGuard } from '@sandbox/kernel/capability'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { readPaySecurity } from './paySecurity'

/**
 * The customer's own stop and night lock, for whatever call the table says (src/domain/limits/payments.ts). The customer's
 * row is locked first: of a payment and a stop at once the one that comes first wins, and the other sees it.
 */
export const paymentLocks: PaymentGuard = async (tx, { customer, now }, call) => {
  await lockCustomer(tx, customer.id)
  const rule = PAYMENT_RULES[paymentKind(call.name)]
  const { stoppedAt, nightLock } = await readPaySecurity(tx, customer.id, now)
  if (rule.stop && stoppedAt !== undefined) return bankError('PaymentsStopped')
  return rule.night && nightLock && isNight(now) ? bankError('NightLocked') : undefined
}
