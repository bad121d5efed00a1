import { paymentRule } from '@/domain/limits/payments'
import { bankError } from '@/domain/errors/catalogue'
import { isNight } from '@/domain/transfer/limits'
import type { PaymentGuard } from '@sandbox/kernel/capability'
import { readPaySecurity } from './paySecurity'

/** The customer's own stop and night lock, for whatever call its contract says (src/domain/limits/payments.ts). */
export const paymentLocks: PaymentGuard = async (on, { customer, now }, call) => {
  const rule = paymentRule(call)
  const { stoppedAt, nightLock } = await readPaySecurity(on, customer.id, now)
  if (rule.stop && stoppedAt !== undefined) return bankError('PaymentsStopped')
  return rule.night && nightLock && isNight(now) ? bankError('NightLocked') : undefined
}
