import type { ProductFacts } from '@/contract/product/productFacts'
import { ppm } from '@/domain/money/fen'
import type { Queryable } from '@sandbox/kernel/db'
import { productFactsOf } from './products'
import type { Product } from './products'
import { publishedIncomes } from './incomes'

/** A product's facts, for wealth with the yield published last. */
export async function factsWithYield(on: Queryable, product: Product, now: number): Promise<ProductFacts> {
  const facts = productFactsOf(product, now)
  if (product.kind !== 'wealth') return facts
  const [latest] = await publishedIncomes(on, product.productType, 1)
  if (!latest) return facts
  return { ...facts, sevenDayYield: ppm(latest.sevenDayYield), incomePer10k: latest.incomePer10k }
}
