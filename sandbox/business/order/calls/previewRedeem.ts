import { previewRedeem as call } from '@/contract/order/previewRedeem'
import { bankError } from '@/domain/errors/catalogue'
import { basisPoints, ZERO_FEN } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { couponLostBy } from '@sandbox/business/voucher'
import { fastRedemptionLeft, listWealth, tradeDaysOf } from '@sandbox/business/wealth'
import { accountHandler } from '@sandbox/kernel/scope'
import { previewRedeem as previewWithdrawal, readSeqNo } from '@sandbox/business/deposit'

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
