import { previewRedeem as call } from '@/contract/order/previewRedeem'
import { availableWith } from '@/domain/account/available'
import { bankError } from '@/domain/errors/catalogue'
import { addFen, basisPoints, fen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { couponLostBy } from '@sandbox/business/voucher'
import { fastRedemptionLeft, listWealth, tradeDaysOf } from '@sandbox/business/wealth'
import type { WealthPosition } from '@sandbox/business/wealth'
import { balanceOf, stillToCatch, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope, Answer } from '@sandbox/kernel/scope'
import { previewRedeem as previewWithdrawal, readSeqNo } from '@sandbox/business/deposit'

export const previewRedeem = accountHandler(call, async (scope, request) => {
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
): Answer<typeof call> {
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

async function previewDeposit(scope: AccountScope, seqNo: number): Answer<typeof call> {
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
