import { idCardRefusal } from '@/domain/account/idCardTerm'
import { receivingRefusal, tradingRefusal } from '@/domain/account/status'
import { and, eq } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import { bankError } from '@/domain/errors/catalogue'
import type { OwnerGuard, PaymentGuard } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { accountState } from '@sandbox/kernel/session/access'

/**
 * An account that is dormant, only receives or lacks pictures pays nothing (specification §3); one that only receives does
 * take money. Own money comes back to any account.
 */
export const tradingStatus: PaymentGuard = async (_on, { account }, _call, flow) => {
  if (flow === 'back') return undefined
  return (flow === 'in' ? receivingRefusal : tradingRefusal)(accountState(account))
}

/** Nor does one whose owner's ID card is over, or soon will be (specification §4). */
export const idCardTerm: PaymentGuard = async (_on, { customer, today }, _call, flow) =>
  flow === 'back' ? undefined : idCardRefusal(customer.idCardUntil, today)

/** While a court or another authority holds money of an account, its number stays with whom they know. */
export const heldByLaw: OwnerGuard = async (tx, { customerId }, change) => {
  if (change !== 'phone') return undefined
  const { freezes } = schema
  const held = await tx
    .select({ id: freezes.id })
    .from(freezes)
    .where(and(eq(freezes.customerId, customerId), eq(freezes.kind, 'JUDICIAL'), eq(freezes.state, 'ACTIVE')))
    .limit(1)
  return held.length === 0
    ? undefined
    : bankError('AccountFrozen', `您的账户有司法冻结，暂不能更换手机号，请携带身份证到网点办理，或致电${BRAND.hotline}`)
}
