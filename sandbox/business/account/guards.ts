import { idCardRefusal } from '@/domain/account/idCardTerm'
import { receivingRefusal, tradingRefusal } from '@/domain/account/status'
import type { PaymentGuard } from '@sandbox/kernel/capability'
import { accountState } from '@sandbox/kernel/session/access'

/**
 * An account that is dormant, only receives or lacks pictures pays nothing (specification §3); one that only receives does
 * take money. Own money comes back to any account.
 */
export const tradingStatus: PaymentGuard = async (_tx, { account }, _call, flow) => {
  if (flow === 'back') return undefined
  return (flow === 'in' ? receivingRefusal : tradingRefusal)(accountState(account))
}

/** Nor does one whose owner's ID card is over, or soon will be (specification §4). */
export const idCardTerm: PaymentGuard = async (_tx, { customer, today }, _call, flow) =>
  flow === 'back' ? undefined : idCardRefusal(customer.idCardUntil, today)
