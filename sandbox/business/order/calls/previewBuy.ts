import { previewBuy as call } from '@/contract/order/previewBuy'
import type { RequestOf } from '@/contract/call'
import { bankError } from '@/domain/errors/catalogue'
import { duePayouts } from '@/domain/interest/position'
import { interestStartDay } from '@/domain/interest/valueDate'
import { addFen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { insuredOf } from '@/domain/insurance'
import { fail, ok } from '@/domain/result'
import { EVERY_DEPOSIT, listDeposits, newPosition, termInterest } from '@sandbox/business/deposit'
import { accruedInterest, assetsOf } from '@sandbox/business/holding'
import { checkPurchase, findProduct, productOfOffer } from '@sandbox/business/product'
import type { Product } from '@sandbox/business/product'
import { rewardsDue, tryCoupon } from '@sandbox/business/voucher'
import { tradeDaysOf } from '@sandbox/business/wealth'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'

export const previewBuy = accountHandler(call, async (scope, request) => {
  const on = scope.bank.db.drizzle
  const { productType, amount, expectedRate, offerId } = request
  const shelved = await findProduct(on, productType)
  if (!shelved) return fail(bankError('ProductUnknown'))
  const whose = { customerId: scope.customer.id, today: scope.today }
  const offered = offerId === undefined ? ok(shelved) : await productOfOffer(on, shelved, offerId, whose)
  if (!offered.ok) return offered
  const product = offered.value
  const coupon = await couponOf(scope, request, product)
  if (!coupon.ok) return coupon
  const { cash, bonus } = coupon.value
  // The order pays a cash coupon into the account before it takes the whole amount from there.
  const available = addFen(await balanceOf(on, wallet(scope.customer.id)), cash)
  const checked = checkPurchase(product, { amount, available, expectedRate })
  if (!checked.ok) return checked
  const leaves = { payable: subtractFen(amount, cash), availableAfter: subtractFen(available, amount), bonus }
  if (product.kind === 'wealth') {
    const days = { startDate: tradeDaysOf(scope.now).dueDay, endDate: '' }
    return ok({ ...leaves, ...days, interest: ZERO_FEN, total: amount })
  }
  const term = termOf(product, amount, scope.now, bonus)
  const insurance = await insuranceOf(scope, addFen(cash, term.interest, bonus))
  return ok({ ...leaves, ...term, insurance })
})

/**
 * How far the deposit insurance reaches now, and once every deposit has brought its interest and its coupon's reward.
 * @param added what the order adds: its interest and what a coupon pays, not its amount, which moves within
 */
async function insuranceOf({ bank, customer, now, today }: AccountScope, added: Fen) {
  const on = bank.db.drizzle
  const assets = await assetsOf(on, customer.id)
  const { deposits, accounts } = await accruedInterest(on, customer.id, today)
  const open = await listDeposits(on, { customerId: customer.id, state: 'open', now, limit: EVERY_DEPOSIT })
  // What deposits have earned so far is part of what their whole terms bring.
  const coming = open.map(({ appointInterest, accumulatedIncome }) => subtractFen(appointInterest, accumulatedIncome))
  const rewards = await rewardsDue(
    on,
    open.map(({ seqNo }) => Number(seqNo)),
  )
  const { owed, beyond } = insuredOf({ ...assets, accruedInterest: accounts }, ...coming, ...rewards.values(), added)
  return { now: insuredOf({ ...assets, accruedInterest: addFen(deposits, accounts) }).owed, added, owed, beyond }
}

/** What a coupon pays of the purchase, and what it adds at maturity; neither without one. */
async function couponOf(
  { bank, customer, today }: AccountScope,
  { couponId, amount }: RequestOf<typeof call>,
  { productType, term, termType }: Product,
) {
  if (couponId === undefined) return ok({ cash: ZERO_FEN, bonus: ZERO_FEN })
  const purchase = { productType, term, termType, amount, today }
  const fitting = await tryCoupon(bank.db.drizzle, customer.id, couponId, purchase)
  if (!fitting.ok) return fitting
  const { row, benefit } = fitting.value
  return ok(row.kind === 'cash' ? { cash: benefit, bonus: ZERO_FEN } : { cash: ZERO_FEN, bonus: benefit })
}

/** A deposit's days, and what it brings by its last one. */
function termOf(product: Product, amount: Fen, now: number, bonus: Fen) {
  const position = newPosition(product, amount, interestStartDay(now))
  const { startDay: startDate, endDay: endDate } = position
  const interest = termInterest(position)
  const [first, ...others] = duePayouts(position, endDate)
  return {
    startDate,
    endDate,
    interest,
    ...(first && { payouts: { times: 1 + others.length, each: first.amount } }),
    total: addFen(amount, interest, bonus),
  }
}
