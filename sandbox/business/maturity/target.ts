import { renewalTarget } from '@/domain/maturity/instruction'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import type { PurchaseLimits } from '@/domain/order/purchase'
import type { Product } from '../product'
import type { Holding } from '../deposit'

/**
 * The product a deposit's money goes into under an instruction, as sold now; undefined when none fits or the money is paid
 * out.
 */
export function targetOf(
  { productType, term, termType }: Pick<Holding, 'productType' | 'term' | 'termType'>,
  instruction: MaturityInstruction,
  products: readonly Product[],
): Product | undefined {
  if (instruction === 'PAY_OUT') return undefined
  const offered = products.map((product) => ({ ...product, onSale: product.saleStatus === 'ON_SALE' }))
  if (instruction === 'TO_WEALTH') return offered.find(({ kind, onSale }) => kind === 'wealth' && onSale)
  const own = offered.find((product) => product.productType === productType)
  // Compared with the holding's own term, because the product's may have changed since.
  return (
    own && renewalTarget({ ...own, onSale: own.onSale && hasTerm(own, { term, termType }), term, termType }, offered)
  )
}

const hasTerm = (product: Product, { term, termType }: Pick<Holding, 'term' | 'termType'>): boolean =>
  product.term === term && product.termType === termType

export const limitsOf = ({
  minAmount,
  maxAmount,
  step,
}: Product): Required<Pick<PurchaseLimits, 'minimum' | 'maximum' | 'step'>> => ({
  minimum: minAmount,
  maximum: maxAmount,
  step,
})
