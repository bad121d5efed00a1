import { navigation } from '../platform/navigation'
import type { BuiltRouteName, Link } from '../routes/link'
import type { Query, QueryArguments } from '../routes/names'
import { showToast } from '../ui/Toast'

interface How {
  /** In the current page's place. */
  readonly replace?: boolean
}

/**
 * The one way from page to page: by a link, or by a name with what its page takes. Only built routes can be named.
 * Where something must be done first, entry.ts has goVia and goToDestination.
 */
export function go(to: Link, how?: How): void
export function go<Name extends BuiltRouteName>(to: Name, ...given: [...QueryArguments<Name>, how?: How]): void
export function go(to: Link | BuiltRouteName, ...given: readonly (Query | How | undefined)[]): void {
  // What is given beside a name begins with its query, beside a link there is none.
  const { name, query } = typeof to === 'string' ? { name: to, query: given[0] as Query | undefined } : to
  const how = given[typeof to === 'string' ? 1 : 0] as How | undefined
  void navigation.open(name, query, how).then((outcome) => {
    if (outcome === 'failed') showToast('页面打开失败，请重试')
  })
}

/** Back to the page before; home when the customer came in here. */
export const goBack = (): void => void navigation.back()

export const goHome = (): void => void navigation.relaunch('/')

/** Between tabs: the stack doesn't grow, so back leads out of the app as in any bank's. */
export const switchTab = (name: BuiltRouteName): void => void navigation.openTab(name)

/**
 * For an address that no page answers (specification §2): back to the previous named route, or /ErrorInfo if there is
 * none.
 */
export function onUnknownPath(): void {
  if (navigation.depth() === 0) return void navigation.open('/ErrorInfo', { reason: 'unknown' }, { replace: true })
  void navigation.back()
  showToast('页面不存在或暂未开放')
}
