import { randomBytes } from 'node:crypto'
import { CALLS } from '@/contract/calls'
import type { App } from './app'
import { success } from './check'
import type { Customer } from './customers'

export const newClientId = (): string => randomBytes(16).toString('hex')

export interface Order {
  readonly clientId: string
  readonly amount: number
}

/** A small purchase under a new id. */
export async function purchaseOf(app: App, { payPassword }: Customer, productType: string): Promise<Order> {
  const { product, agreementVersion } = success(
    await app.call(CALLS.queryProductDetail, { productType }),
    'the product',
  ) as {
    readonly product: { readonly minAmt: number; readonly appointRate: number }
    readonly agreementVersion: string
  }
  const [amount, expectedRate] = [product.minAmt, product.appointRate]
  return { clientId: newClientId(), ...{ productType, amount, expectedRate, agreementVersion, password: payPassword } }
}
