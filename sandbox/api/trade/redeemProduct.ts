import type { RequestOf } from '../../../src/contract/call'
import { redeemProduct as call } from '../../../src/contract/trade/redeemProduct'
import { bankError } from '../../../src/domain/errors/catalogue'
import { ZERO_FEN } from '../../../src/domain/money/fen'
import { fail, ok } from '../../../src/domain/result'
import { findProduct } from '../../catalogue'
import { takeCouponBack } from '../../coupons'
import type { Tx } from '../../db'
import { redeemDeposit } from '../../deposits'
import type { Order } from '../../operations'
import { redeemFast, redeemOrdinary } from '../../wealth'
import { readSeqNo } from '../holding/seqNo'
import type { AccountScope, Answer } from '../scope'
import { moneyHandler } from './moneyHandler'

type Request = RequestOf<typeof call>

export const redeemProduct = moneyHandler(call, {
  async work(tx, scope, request) {
    const seqNo = readSeqNo(request.seqNo)
    if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
    return request.mode === 'full' ? withdraw(tx, scope, request, seqNo) : redeem(tx, scope, request, seqNo)
  },
})

async function withdraw(tx: Tx, { customer, now }: AccountScope, request: Request, seqNo: number): Answer<typeof call> {
  const { clientId, expectedInterest, amount } = request
  const redeemed = await redeemDeposit(tx, { customerId: customer.id, seqNo, clientId, expectedInterest, now })
  if (!redeemed.ok) return redeemed
  const { order, holding, principal, interest } = redeemed.value
  // Whole or not at all (§4): another amount is somebody's misunderstanding.
  if (amount !== principal) return fail(bankError('InvalidRequest'))
  const back = await takeCouponBack(tx, { holding, now })
  if (!back.ok) return back
  const takenBack = back.value > 0 ? { takenBack: back.value } : {}
  return ok({ ...(await receipt(tx, order)), principal, interest, ...takenBack, payDate: '' })
}

async function redeem(tx: Tx, { customer, now }: AccountScope, request: Request, seqNo: number): Answer<typeof call> {
  const { clientId, amount, mode } = request
  const how = mode === 'fast' ? redeemFast : redeemOrdinary
  const redeemed = await how(tx, { customerId: customer.id, seqNo, amount, clientId, now })
  if (!redeemed.ok) return redeemed
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
