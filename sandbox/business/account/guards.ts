import { idCardRefusal } from '@/domain/account/idCardTerm'
import { receivingRefusal, tradingRefusal } from '@/domain/account/status'
import type { PaymentGuard } from '@sandbox/kernel/capability'
import { accountState } from '@sandbox/kernel/session/access'

/**
 * An account that is dormant, only receives or lacks pictures pays nothing (specification §3); one that only receives does
 * take money.
 */
export const tradingStatus: PaymentGuard = async (_tx, { account }, _call, incoming) =>
  (incoming ? receivingRefusal : tradingRefusal)(accountState(account))

/** Nor does one whose owner's ID card is over, or soon will be (specification §4). */
export const idCardTerm: PaymentGuard = async (_tx, { customer, today }) => idCardRefusal(customer.idCardUntil, today)
