import { and, eq } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import * as calls from '@/contract/order'
import { availableWith } from '@/domain/account/available'
import { bankError } from '@/domain/errors/catalogue'
import { addFen, basisPoints, fen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import {
  findHolding,
  holdings,
  previewRedeem as previewWithdrawal,
  readSeqNo,
  redeemDeposit,
} from '@sandbox/business/deposit'
import { findProduct } from '@sandbox/business/product'
import { couponLostBy, takeCouponBack } from '@sandbox/business/voucher'
import {
  fastRedemptionLeft,
  listWealth,
  redeemFast,
  redeemOrdinary,
  tradeDaysOf,
  wealthHoldings,
} from '@sandbox/business/wealth'
import type { WealthPosition } from '@sandbox/business/wealth'
import type { Tx } from '@sandbox/kernel/db'
import { balanceOf, stillToCatch, wallet } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import type { Order } from '@sandbox/kernel/orders/orders'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope, Answer } from '@sandbox/kernel/scope'

export const previewRedeem = accountHandler(calls.previewRedeem, async (scope, request) => {
  const { bank, customer } = scope
  const seqNo = readSeqNo(request.seqNo)
  if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
  const [position] = await listWealth(bank.db.drizzle, customer.id, seqNo)
  return position ? previewShares(scope, position, request.amount) : previewDeposit(scope, seqNo)
})

/** What can be spent once a payout has come to the electronic account. */
async function availableAfter({ bank, customer }: AccountScope, payout: Fen): Promise<Fen> {
  const on = bank.db.drizzle
  return availableWith(await balanceOf(on, wallet(customer.id)), payout, await stillToCatch(on, customer.id))
}

/** @param asked the shares to redeem, in fen; all of them unless given */
async function previewShares(
  scope: AccountScope,
  { productType, shares }: WealthPosition,
  asked: Fen | undefined,
): Answer<typeof calls.previewRedeem> {
  const { bank, customer, now } = scope
  const amount = asked ?? shares
  const tooMany = amount > shares ? bankError('RedeemAmountTooLarge') : undefined
  return ok({
    withdrawable: shares > 0 && !tooMany,
    ...(tooMany && { drawFailedTips: tooMany.message }),
    principal: amount,
    preInterest: ZERO_FEN,
    preRate: basisPoints(0),
    appointInterest: ZERO_FEN,
    endDate: '',
    payout: amount,
    left: fen(Math.max(0, shares - amount)),
    availableAfter: await availableAfter(scope, amount),
    fastLeft: await fastRedemptionLeft(bank.db.drizzle, customer.id, productType, now),
    ordinaryDate: tradeDaysOf(now).dueDay,
  })
}

async function previewDeposit(scope: AccountScope, seqNo: number): Answer<typeof calls.previewRedeem> {
  const { bank, customer, now } = scope
  const on = bank.db.drizzle
  const preview = await previewWithdrawal(on, { customerId: customer.id, seqNo, now })
  if (!preview.ok) return preview
  const { refusal, principal, interest, rate, interestAtMaturity, endDay } = preview.value
  const holding = { seqNo, customerId: customer.id, endDay }
  const lost = await couponLostBy(on, { holding, now })
  const payout = subtractFen(addFen(principal, interest), lost?.takenBack ?? ZERO_FEN)
  return ok({
    withdrawable: refusal === undefined,
    ...(refusal ? { drawFailedTips: refusal.message } : {}),
    principal,
    preInterest: interest,
    preRate: rate,
    appointInterest: interestAtMaturity,
    endDate: endDay,
    payout,
    left: ZERO_FEN,
    availableAfter: await availableAfter(scope, payout),
    ...(lost && { coupon: { name: lost.coupon.name, lapsed: lost.lapsed, takenBack: lost.takenBack } }),
  })
}

type Request = RequestOf<typeof calls.redeemProduct>

export const redeemProduct = moneyHandler(calls.redeemProduct, {
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

async function withdraw(
  tx: Tx,
  { customer, now }: AccountScope,
  request: Request,
  seqNo: number,
): Answer<typeof calls.redeemProduct> {
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

async function redeem(
  tx: Tx,
  { customer, now }: AccountScope,
  request: Request,
  seqNo: number,
): Answer<typeof calls.redeemProduct> {
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
