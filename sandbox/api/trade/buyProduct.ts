import { buyProduct as call } from '../../../src/contract/trade/buyProduct'
import type { RequestOf } from '../../../src/contract/call'
import { bankError } from '../../../src/domain/errors/catalogue'
import { ZERO_FEN } from '../../../src/domain/money/fen'
import { fail, ok } from '../../../src/domain/result'
import { findProduct, type Product } from '../../catalogue'
import type { Tx } from '../../db'
import { buyDeposit, termInterest } from '../../deposits'
import type { Order } from '../../operations'
import { customerAge, latestRiskTest, suitabilityRefusal } from '../../risk'
import { subscribe } from '../../wealth'
import { recordEvent } from '../audit'
import { readFlag } from '../flags'
import type { AccountScope, Answer } from '../scope'
import { moneyHandler } from './moneyHandler'

type Request = RequestOf<typeof call>

export const buyProduct = moneyHandler(call, {
  async authorise(tx, scope, request) {
    const version = await readFlag(tx, 'productAgreementVersion')
    if (request.agreementVersion !== version) return fail(bankError('AgreementMissing'))
    const product = await findProduct(tx, request.productType)
    const refusal = product && (await unsuitable(tx, scope, request, product))
    return refusal ? fail(refusal) : ok(undefined)
  },
  async work(tx, scope, request) {
    const product = await findProduct(tx, request.productType)
    if (!product) return fail(bankError('ProductUnknown'))
    const bought =
      product.kind === 'wealth' ? buyWealth(tx, scope, request, product) : buyForTerm(tx, scope, request, product)
    const answer = await bought
    if (answer.ok) await recordSale(tx, scope, request, product)
    return answer
  },
})

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
  { customer, now }: AccountScope,
  request: Request,
  product: Product,
): Answer<typeof call> {
  const { productType, amount, expectedRate, clientId } = request
  const bought = await buyDeposit(tx, { customerId: customer.id, productType, amount, expectedRate, clientId, now })
  if (!bought.ok) return bought
  const { order, holding } = bought.value
  const term = { startDate: holding.startDay, endDate: holding.endDay, appointInterest: termInterest(holding) }
  return ok({ ...receipt(order, product, holding.seqNo), ...term })
}

async function buyWealth(
  tx: Tx,
  { customer, now }: AccountScope,
  request: Request,
  product: Product,
): Answer<typeof call> {
  const { productType, amount, expectedRate, clientId } = request
  if (expectedRate !== product.appointRate) return fail(bankError('RateChanged'))
  const bought = await subscribe(tx, { customerId: customer.id, productType, amount, clientId, now })
  if (!bought.ok) return bought
  const { order, holding } = bought.value
  return ok({
    ...receipt(order, product, holding.seqNo),
    // Shares earn from the day that confirms them.
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

/** The traceable record of a sale (notice 6 of 2025): what was shown and agreed to, not who. */
async function recordSale(
  tx: Tx,
  { customer, session, now }: AccountScope,
  request: Request,
  product: Product,
): Promise<void> {
  const { clientId, agreementVersion, elderConfirmed, expectedRate, marketNo, channel } = request
  const { productType, riskLevel } = product
  // The test whose answers the sale rests on; only what has a risk level rests on one.
  const test = riskLevel === null ? undefined : await latestRiskTest(tx, customer.id)
  const suited = { riskLevel, riskTestId: test?.id, customerLevel: test?.level }
  const detail = { clientId, productType, ...suited, agreementVersion, elderConfirmed, expectedRate, marketNo, channel }
  await recordEvent(tx, now, 'sale', { customerId: customer.id, sessionId: session.id, detail })
}
