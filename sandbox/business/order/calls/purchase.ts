import type { RequestOf } from '@/contract/call'
import * as calls from '@/contract/order'
import { offers, opensPage, settledSource, sourceOf } from '@/domain/channels/channels'
import type { OrderSource } from '@/domain/channels/channels'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { insuredOf } from '@/domain/insurance'
import { duePayouts } from '@/domain/interest/position'
import { interestStartDay } from '@/domain/interest/valueDate'
import { addFen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { familyOf } from '@/domain/product/families'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { customerAge, latestRiskTest, suitabilityRefusal } from '@sandbox/business/compliance'
import {
  buyDeposit,
  depositPrincipal,
  EVERY_DEPOSIT,
  listDeposits,
  newPosition,
  termInterest,
} from '@sandbox/business/deposit'
import { accruedInterest, assetsOf } from '@sandbox/business/holding'
import {
  checkPurchase,
  findProduct,
  invitationRefusal,
  lockQuota,
  noteCodeUsed,
  productOfOffer,
  ratingsOf,
} from '@sandbox/business/product'
import type { Product } from '@sandbox/business/product'
import { consumeCoupon, holdCoupon, rewardsDue, tryCoupon } from '@sandbox/business/voucher'
import type { HeldCoupon } from '@sandbox/business/voucher'
import { managerConsentRefusal, subscribe, tradeDaysOf } from '@sandbox/business/wealth'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Tx } from '@sandbox/kernel/db'
import { readFlag } from '@sandbox/kernel/flags'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import type { Order } from '@sandbox/kernel/orders/orders'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope, Answer } from '@sandbox/kernel/scope'

export const previewBuy = accountHandler(calls.previewBuy, async (scope, request) => {
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
    const days = { startDate: startOf(product, scope.now), endDate: '' }
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
  { couponId, amount }: RequestOf<typeof calls.previewBuy>,
  { productType, term, termType }: Product,
) {
  if (couponId === undefined) return ok({ cash: ZERO_FEN, bonus: ZERO_FEN })
  const purchase = { productType, term, termType, amount, today }
  const fitting = await tryCoupon(bank.db.drizzle, customer.id, couponId, purchase)
  if (!fitting.ok) return fitting
  const { row, benefit } = fitting.value
  return ok(row.kind === 'cash' ? { cash: benefit, bonus: ZERO_FEN } : { cash: ZERO_FEN, bonus: benefit })
}

/** The day from which an order that is given now earns: a deposit's interest, or shares, once they are confirmed. */
const startOf = ({ kind }: Product, now: number): Day =>
  kind === 'wealth' ? tradeDaysOf(now).dueDay : interestStartDay(now)

/** TransferDayChanged where the order would earn from another day than the customer was told; undefined otherwise. */
function dayRefusal({ expectedDay }: Request, product: Product, now: number): BankError | undefined {
  const start = startOf(product, now)
  if (expectedDay === undefined || expectedDay === start) return undefined
  const what = product.kind === 'wealth' ? '份额确认日' : '起息日'
  return bankError('TransferDayChanged', `${what}已变为${formatDay(start)}，资金未变动，请核对后重新确认`)
}

/** A deposit's days, and what it brings by its last one. */
function termOf(product: Product, amount: Fen, now: number, bonus: Fen) {
  const position = newPosition(product, amount, startOf(product, now))
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

type Request = RequestOf<typeof calls.buyProduct>

/** The product that a call was authorised for. */
const authorised = new WeakMap<AccountScope, Product>()

export const buyProduct = moneyHandler(calls.buyProduct, {
  async authorise(tx, scope, request) {
    const version = await readFlag(tx, 'productAgreementVersion')
    if (request.agreementVersion !== version) return fail(bankError('AgreementMissing'))
    const product = await findProduct(tx, request.productType)
    const refusal =
      product &&
      (channelRefusal(scope, request) ??
        (await invitationRefusal(tx, scope.customer.id, product.productType)) ??
        (await unsuitable(tx, scope, request, product)) ??
        (await managerConsentRefusal(tx, scope.session, product)))
    if (product) authorised.set(scope, product)
    return refusal ? fail(refusal) : ok(undefined)
  },
  async work(tx, scope, request) {
    const shelved = authorised.get(scope)
    if (!shelved) return fail(bankError('ProductUnknown'))
    const offered = await offeredProduct(tx, scope, request, shelved)
    if (!offered.ok) return offered
    const product = offered.value
    const refusal = dayRefusal(request, product, scope.now)
    if (refusal) return fail(refusal)
    // Before a coupon is locked; of shares the position comes before their quota, and no coupon fits them.
    if (product.kind === 'deposit') await lockQuota(tx, product)
    const held = await takeCoupon(tx, scope, request, product)
    if (!held.ok) return held
    const bought =
      product.kind === 'wealth' ? buyWealth(tx, scope, request, product) : buyForTerm(tx, scope, request, product)
    const answer = await bought
    if (!answer.ok) return answer
    await recordSale(tx, scope, request, product)
    const { orderNo, seqNo } = answer.value
    if (request.offerId !== undefined) await noteCodeUsed(tx, request.offerId, Number(seqNo), scope.now)
    if (!held.value) return answer
    const coupon = await consumeCoupon(tx, held.value, { orderId: orderNo, seqNo: Number(seqNo), now: scope.now })
    return ok({ ...answer.value, coupon })
  },
})

/** The product as the customer's offer has it, which is held for this order; the shelf's without one. */
async function offeredProduct(
  tx: Tx,
  { customer, today }: AccountScope,
  { offerId }: Request,
  shelved: Product,
): Promise<Result<Product, BankError>> {
  if (offerId === undefined) return ok(shelved)
  return productOfOffer(tx, shelved, offerId, { customerId: customer.id, today }, true)
}

/** Why this customer's channel or the partner's page may not buy the product; undefined when they may. */
function channelRefusal(scope: AccountScope, request: Request): BankError | undefined {
  const { channel } = sourceFor(scope, request)
  if (request.partnerPage !== undefined && !opensPage(channel, request.partnerPage)) return bankError('PartnerPageOnly')
  return offers(channel, familyOf(request.productType)) ? undefined : bankError('ProductNotInChannel')
}

/** The coupon named by the order, locked for it; undefined for an order without one. */
async function takeCoupon(
  tx: Tx,
  { customer, now, today }: AccountScope,
  { couponId, amount }: Request,
  { productType, term, termType }: Product,
): Promise<Result<HeldCoupon | undefined, BankError>> {
  if (couponId === undefined) return ok(undefined)
  return holdCoupon(
    tx,
    customer.id,
    couponId,
    { productType, term, termType, amount, today },
    {
      now,
      others: [depositPrincipal(customer.id)],
    },
  )
}

/**
 * Who brought the customer to this order. Codes that name no channel are ignored: they are no reason to refuse an order.
 */
const sourceFor = ({ customer }: AccountScope, { source = {} }: Request): OrderSource =>
  settledSource(sourceOf(source) ?? {}, customer.staff)

/** The suitability rules (order 7 of 2025) for what has a risk level; 65 is counted from the ID card. */
function unsuitable(tx: Tx, { customer, now, today }: AccountScope, request: Request, product: Product) {
  return suitabilityRefusal(tx, {
    customerId: customer.id,
    product,
    age: customerAge(customer, today),
    elderConfirmed: request.elderConfirmed === true,
    now,
  })
}

async function buyForTerm(
  tx: Tx,
  scope: AccountScope,
  request: Request,
  product: Product,
): Answer<typeof calls.buyProduct> {
  const { productType, amount, expectedRate, clientId, agreementVersion } = request
  const { customer, now } = scope
  const purchase = { customerId: customer.id, productType, amount, expectedRate, clientId, agreementVersion, now }
  const bought = await buyDeposit(tx, { ...purchase, offered: product, source: sourceFor(scope, request) })
  if (!bought.ok) return bought
  const { order, holding } = bought.value
  const term = { startDate: holding.startDay, endDate: holding.endDay, appointInterest: termInterest(holding) }
  return ok({ ...receipt(order, product, holding.seqNo), ...term })
}

async function buyWealth(
  tx: Tx,
  scope: AccountScope,
  request: Request,
  product: Product,
): Answer<typeof calls.buyProduct> {
  const { productType, amount, expectedRate, clientId, agreementVersion } = request
  const { customer, now } = scope
  if (expectedRate !== product.appointRate) return fail(bankError('RateChanged'))
  const source = sourceFor(scope, request)
  const purchase = { customerId: customer.id, productType, amount, clientId, agreementVersion, source, now }
  const bought = await subscribe(tx, purchase)
  if (!bought.ok) return bought
  const { order, holding } = bought.value
  return ok({
    ...receipt(order, product, holding.seqNo),
    // Shares earn from the day of their confirmation.
    startDate: order.dueDay,
    endDate: '',
    appointInterest: ZERO_FEN,
  })
}

const receipt = (order: Order, { productType, name }: Product, seqNo: number) => ({
  orderNo: order.id,
  seqNo: String(seqNo),
  status: order.status === 'pending' ? ('PENDING' as const) : ('SUCCESS' as const),
  productType,
  productName: name,
  amount: order.amount,
  at: order.createdAt,
})

/** The traceable record of a sale (notice 6 of 2025): what was shown and agreed to, without the customer's data. */
async function recordSale(tx: Tx, scope: AccountScope, request: Request, product: Product): Promise<void> {
  const { customer, session, now } = scope
  const { clientId, agreementVersion, elderConfirmed, expectedRate, partnerPage } = request
  const { productType } = product
  const ratings = ratingsOf(product)
  // The test on which the sale is based; only a product with a risk level needs one.
  const test = ratings.riskLevel === null ? undefined : await latestRiskTest(tx, customer.id)
  const suited = { ...ratings, riskTestId: test?.id, customerLevel: test?.level }
  const { term, termType, interest } = product
  const offer = request.offerId === undefined ? {} : { offerId: request.offerId, term, termType, interest }
  const agreed = { agreementVersion, elderConfirmed, expectedRate, ...offer }
  const detail = { clientId, productType, ...suited, ...agreed, partnerPage, source: sourceFor(scope, request) }
  await recordEvent(tx, now, 'sale', { customerId: customer.id, sessionId: session.id, detail })
}
