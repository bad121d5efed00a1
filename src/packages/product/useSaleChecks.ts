import { useRef } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { askElder } from '@/features/order/askElder'
import type { RiskTestOrigin } from '@/features/order/refusals'
import type { ProductDescription } from '@/products/family'
import { passesSaleChecks } from './saleChecks'

/**
 * The checks of a page that sells, before its password; what was read or confirmed for a product isn't asked for again.
 * @param back what the risk test needs to lead back here
 */
export function useSaleChecks(description: ProductDescription | undefined, back: RiskTestOrigin) {
  const noticeRead = useRef<string>()
  const elderConfirmed = useRef<string>()
  const riskNotice = description?.index.riskNotice ?? []
  return {
    /** Whether the product may be sold, as `passesSaleChecks` says. */
    async passes(facts: ProductFacts): Promise<boolean> {
      const { productType } = facts
      const passed = await passesSaleChecks(facts, back, {
        notice: noticeRead.current === productType ? undefined : description?.distribution,
        riskNotice: elderConfirmed.current === productType ? undefined : riskNotice,
      })
      if (!passed) return false
      noticeRead.current = productType
      if (passed.elder) elderConfirmed.current = productType
      return true
    },
    /** Asks for the confirmation that the bank has refused an order without. */
    async confirmElder(productType: string): Promise<boolean> {
      const confirmed = await askElder(riskNotice)
      if (confirmed) elderConfirmed.current = productType
      return confirmed
    },
    /** What an order for the product says of it. */
    saysElder: (productType: string) => (elderConfirmed.current === productType ? { elderConfirmed: true } : {}),
  }
}
