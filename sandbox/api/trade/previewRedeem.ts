import { previewRedeem as call } from '../../../src/contract/trade/previewRedeem'
import { bankError } from '../../../src/domain/errors/catalogue'
import { basisPoints, ZERO_FEN } from '../../../src/domain/money/fen'
import { fail, ok } from '../../../src/domain/result'
import { couponLostBy } from '../../coupons'
import { previewRedeem as previewWithdrawal } from '../../deposits'
import { fastRedemptionLeft, listWealth, tradeDaysOf } from '../../wealth'
import { readSeqNo } from '../holding/seqNo'
import { accountHandler } from '../scope'

export const previewRedeem = accountHandler(call, async ({ bank, customer, now }, request) => {
  const on = bank.db.drizzle
  const seqNo = readSeqNo(request.seqNo)
  if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
  const [position] = await listWealth(on, customer.id, seqNo)
  if (position) {
    return ok({
      withdrawable: position.shares > 0,
      principal: request.amount ?? position.shares,
      preInterest: ZERO_FEN,
      preRate: basisPoints(0),
      appointInterest: ZERO_FEN,
      endDate: '',
      fastLeft: await fastRedemptionLeft(on, customer.id, position.productType, now),
      ordinaryDate: tradeDaysOf(now).dueDay,
    })
  }
  const preview = await previewWithdrawal(on, { customerId: customer.id, seqNo, now })
  if (!preview.ok) return preview
  const { refusal, principal, interest, rate, interestAtMaturity, endDay } = preview.value
  const holding = { seqNo, customerId: customer.id, endDay }
  const lost = await couponLostBy(on, { holding, now })
  return ok({
    withdrawable: refusal === undefined,
    ...(refusal ? { drawFailedTips: refusal.message } : {}),
    principal,
    preInterest: interest,
    preRate: rate,
    appointInterest: interestAtMaturity,
    endDate: endDay,
    ...(lost && { coupon: { name: lost.coupon.name, lapsed: lost.lapsed, takenBack: lost.takenBack } }),
  })
})
