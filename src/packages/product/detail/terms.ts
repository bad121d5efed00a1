import type { ProductFacts } from '@/contract/product/productFacts'
import { formatTerm } from '@/domain/dates/format'

/** Whether terms alone don't tell a family's products apart (the full deposits of three years pay out differently). */
export const needsNames = (products: readonly ProductFacts[]): boolean =>
  new Set(products.map((facts) => formatTerm(facts))).size < products.length
