import { go, goBack } from '@/app/navigate'
import { navigation } from '@/platform/navigation'
import { linkOf } from '@/routes/link'
import type { Origin } from '../origin'

/**
 * Back to where the person came from. The page that gave `from` stands right below, with what was typed; after a reload,
 * or by a link, nothing does, and it is opened anew.
 */
export function returnToOrigin({ from, productType }: Origin): void {
  const origin = from === undefined ? undefined : linkOf(from, { productType })
  if (!origin || navigation.depth() > 1) return goBack()
  go(origin, { replace: true })
}
