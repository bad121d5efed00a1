import type { ProductFacts } from '@/contract/product/productFacts'
import type { Explanation } from '@/products/family'
import { explained } from '@/products/model/documents'
import { confirm } from '@/session/overlay'

/** Says before a sale who answers for a product that the bank only distributes; false when the customer turns back. */
export function passesDistributionNotice(notice: Explanation, facts: ProductFacts): Promise<boolean> {
  const { title, paragraphs } = explained(notice, facts)
  return confirm({ title, text: paragraphs.join('\n'), yes: '我已了解，继续', no: '再想想', closable: false })
}
