import { queryProducts as call } from '@/contract/product/queryProducts'
import { ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { factsWithYield } from '../facts'
import { listProducts } from '../products'

export const queryProducts = publicHandler(call, async ({ bank, now }) => {
  const on = bank.db.drizzle
  const products = await listProducts(on)
  return ok({ products: await Promise.all(products.map((product) => factsWithYield(on, product, now))) })
})
