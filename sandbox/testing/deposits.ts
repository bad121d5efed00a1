import { CALLS } from '@/contract/calls'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { told } from './acts'
import { newClientId } from './client'
import type { TestCustomer } from './client'

const AGREED = { agreementVersion: PRODUCT_AGREEMENT_VERSION, password: DEMO_PASSWORD }

/** Buys a product for an amount in fen at its present rate; gives the holding's number. @throws Error with the refusal */
export async function buyDeposit(customer: TestCustomer, productType: string, amount = 1_000_000): Promise<string> {
  const { products } = told(await customer.call(CALLS.queryProducts, {}))
  const product = products.find((one) => one.productType === productType)
  if (!product) throw new Error(productType)
  const order = { clientId: newClientId(), productType, amount, expectedRate: product.appointRate, ...AGREED }
  return told(await customer.call(CALLS.buyProduct, order)).seqNo
}

/** Says what becomes of a deposit at its end. */
export const instruct = (customer: TestCustomer, seqNo: string, instruction: MaturityInstruction) =>
  customer.call(CALLS.setMaturityInstruction, { seqNo, instruction, ...AGREED })
