import { and, eq } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import { redeemProduct as call } from '@/contract/order/redeemProduct'
import { bankError } from '@/domain/errors/catalogue'
import { ZERO_FEN } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { findProduct } from '@sandbox/business/product'
import { takeCouponBack } from '@sandbox/business/voucher'
import type { Tx } from '@sandbox/kernel/db'
import { redeemFast, redeemOrdinary, wealthHoldings } from '@sandbox/business/wealth'
import type { AccountScope, Answer } from '@sandbox/kernel/scope'
import type { Order } from '@sandbox/kernel/orders/orders'
import { findHolding, holdings, readSeqNo, redeemDeposit } from '@sandbox/business/deposit'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'

type Request = RequestOf<typeof call>

export const redeemProduct = moneyHandler(call, {
  async work(tx, scope, request) {
    const seqNo = readSeqNo(request.seqNo)
    if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
    const answer = await (request.mode === 'full' ? withdraw : redeem)(tx, scope, request, seqNo)
    if (answer.ok || answer.error.name !== 'HoldingUnknown') return answer
    return (await isOfOtherKind(tx, scope, request, seqNo)) ? fail(bankError('ModeNotForHolding')) : answer
  },
})

/**
 * Whether the customer has a holding of the other kind under this number: a deposit is withdrawn whole, shares are
 * redeemed.
 */
async function isOfOtherKind(tx: Tx, { customer }: AccountScope, { mode }: Request, seqNo: number): Promise<boolean> {
  const others = mode === 'full' ? wealthHoldings : holdings
  const own = and(eq(others.seqNo, seqNo), eq(others.customerId, customer.id))
  return (await tx.select({ seqNo: others.seqNo }).from(others).where(own)).length > 0
}

async function withdraw(tx: Tx, { customer, now }: AccountScope, request: Request, seqNo: number): Answer<typeof call> {
  const { clientId, expectedInterest, amount } = request
  const customerId = customer.id
  const known = await findHolding(tx, customerId, seqNo)
  const back = known && (await takeCouponBack(tx, { holding: known, now }))
  const takenFrom = back ? [back.posting] : []
  const redeemed = await redeemDeposit(tx, { customerId, seqNo, clientId, expectedInterest, takenFrom, now })
  if (!redeemed.ok) return redeemed
  const { order, principal, interest } = redeemed.value
  // Only whole withdrawals are possible (§4), so another amount is a mistake.
  if (amount !== principal) return fail(bankError('InvalidRequest'))
  const takenBack = back && { takenBack: back.takenBack }
  return ok({ ...(await receipt(tx, order)), principal, interest, ...takenBack, payDate: '' })
}

async function redeem(tx: Tx, { customer, now }: AccountScope, request: Request, seqNo: number): Answer<typeof call> {
  const { clientId, amount, mode, expectedInterest, expectedDay } = request
  const how = mode === 'fast' ? redeemFast : redeemOrdinary
  const redeemed = await how(tx, { customerId: customer.id, seqNo, amount, clientId, expectedDay, now })
  if (!redeemed.ok) return redeemed
  // Shares pay their income daily and a redemption pays no interest, so the customer was shown something else.
  if (expectedInterest !== ZERO_FEN) return fail(bankError('RateChanged'))
  const order = redeemed.value
  const payDate = order.status === 'pending' ? order.dueDay : ''
  return ok({ ...(await receipt(tx, order)), principal: amount, interest: ZERO_FEN, payDate })
}

async function receipt(tx: Tx, order: Order) {
  const product = order.productType === null ? undefined : await findProduct(tx, order.productType)
  if (!product) throw new Error('a holding of no product')
  return {
    orderNo: order.id,
    status: order.status === 'pending' ? ('PENDING' as const) : ('SUCCESS' as const),
    productName: product.name,
    productType: product.productType,
    at: order.createdAt,
  }
}
