import { go } from '@/app/navigate'
import { familyRoute } from '@/products/entrance'
import type { Block } from './facts'

type Aim = Extract<Block, { block: 'CTA' }>['aim']

/** Goes where a button leads. @param actId the campaign whose page it is */
export function aimAt(aim: Exclude<Aim, { to: 'OPEN_ACCOUNT' }>, actId: string): void {
  switch (aim.to) {
    case 'JOIN':
      return go('/promotionDetail', { actId })
    case 'PRODUCT':
      return go(familyRoute(aim.family, 'Index'), {})
    case 'BUY':
      return go(familyRoute(aim.family, 'Buy'), {})
    case 'SHELF':
      if (aim.list === 'wealth') return go('/combineWealthStencil')
      return go('/combineDepositStencil')
    case 'PROMOTIONS':
      return go('/promotionIndex')
    case 'HELP':
      return go('/Help')
    case 'ADVISER':
      return go('/microShopHomePage', {})
  }
}
