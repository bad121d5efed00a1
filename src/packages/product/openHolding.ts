import { go } from '@/app/navigate'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { productRoute } from '@/products/entrance'

/** Opens a holding on its own family's page. */
export function openHolding({ prodType, seqNo }: HoldingFacts): void {
  const route = productRoute(prodType, 'HoldInfo')
  if (route) go(route, { seqNo })
}
