import { go } from '@/app/navigate'
import { familyOf } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { familyRoute } from '@/products/entrance'
import type { Block } from './facts'

type Aim = Extract<Block, { block: 'CTA' }>['aim']

/**
 * Goes where a button leads.
 * @param actId the campaign whose page it is
 * @param named the product that the page's link names, which a button of its family leads to
 */
export function aimAt(aim: Exclude<Aim, { to: 'OPEN_ACCOUNT' }>, actId: string, named?: string): void {
  const family = named === undefined ? undefined : familyOf(named)
  const product = (of: FamilyKey) => (named !== undefined && family === of ? { productType: named } : {})
  switch (aim.to) {
    case 'JOIN':
      return go('/promotionDetail', { actId })
    case 'PRODUCT':
      return go(familyRoute(aim.family, 'Index'), product(aim.family))
    case 'BUY':
      return go(familyRoute(aim.family, 'Buy'), product(aim.family))
    case 'SHELF':
      if (aim.list === 'wealth') return go('/combineWealthStencil')
      return go('/combineDepositStencil')
    case 'PROMOTIONS':
      return go('/promotionIndex')
    case 'RISK_TEST':
      return go('/riskAssessment', {})
    case 'HELP':
      return go('/Help')
    case 'ADVISER':
      return go('/microShopHomePage', {})
  }
}
