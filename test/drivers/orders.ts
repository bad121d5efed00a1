import { newClientId } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { buyProduct } from '@/contract/order/buyProduct'
import { previewRedeem } from '@/contract/order/previewRedeem'
import { redeemProduct } from '@/contract/order/redeemProduct'

/** A purchase of this product, which can be sent many times with a new id each. */
export interface Purchase {
  readonly productType: string
  /** Fen. */
  readonly amount: number
  readonly expectedRate: number
  readonly agreementVersion: string
  readonly password: string
}

/** What the customer would have read before buying the smallest possible amount. */
export async function preparePurchase(customer: TestCustomer, productType: string): Promise<Purchase> {
  const detail = await customer.call(queryProductDetail, { productType })
  if (!detail.ok) throw new Error(`no product ${productType}: ${detail.error}`)
  const { product, agreementVersion } = detail.value
  return {
    productType,
    amount: product.minAmt,
    expectedRate: product.appointRate,
    agreementVersion,
    password: DEMO_PASSWORD,
  }
}

/** @returns the order's client id and the holding's number */
export async function buy(
  customer: TestCustomer,
  purchase: Purchase,
): Promise<{ readonly orderId: string; readonly seqNo: string }> {
  const clientId = newClientId()
  const bought = await customer.call(buyProduct, { ...purchase, clientId })
  if (!bought.ok) throw new Error(`${purchase.productType} not bought: ${bought.error}`)
  return { orderId: clientId, seqNo: bought.value.seqNo }
}

/** Withdraws a deposit whole, or redeems part of a wealth holding the ordinary way. @returns the order's client id */
export async function redeem(customer: TestCustomer, seqNo: string, shares?: number): Promise<string> {
  const clientId = newClientId()
  const seen = await customer.call(previewRedeem, { seqNo, amount: shares })
  if (!seen.ok) throw new Error(`no preview of ${seqNo}: ${seen.error}`)
  const redeemed = await customer.call(redeemProduct, {
    clientId,
    seqNo,
    mode: shares === undefined ? 'full' : 'ordinary',
    amount: shares ?? seen.value.principal,
    expectedInterest: seen.value.preInterest,
    password: DEMO_PASSWORD,
  })
  if (!redeemed.ok) throw new Error(`${seqNo} not redeemed: ${redeemed.error}`)
  return clientId
}
