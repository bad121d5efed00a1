import { go, goBack } from '@/app/navigate'
import { navigation } from '@/platform/navigation'
import type { RouteName } from '@/routes/link'
import type { Origin } from '../origin'

/**
 * Back to where the person came from. The page that gave `from` stands right below, with what was typed; after a reload,
 * or by a link, nothing does, and it is opened anew.
 */
export function returnToOrigin({ from, productType }: Origin): void {
  if (from === undefined || navigation.depth() > 1) return goBack()
  go(from as RouteName, { productType }, { replace: true })
}
