import { navigation } from '../platform/navigation'
import type { Query, RouteName } from '../routes/link'
import { showToast } from '../ui/Toast'

/**
 * The one way from page to page. An unknown or planned route leaves the customer where they are (specification §2:
 * back to the previous named route) and says so.
 */
export function go(name: RouteName, query: Query = {}, how: { readonly replace?: boolean } = {}): void {
  void navigation.open(name, query, how).then((outcome) => {
    if (outcome === 'unknown') showToast('该功能暂未开放')
    if (outcome === 'failed') showToast('页面打开失败，请重试')
  })
}

/** Back to the page before; home when the customer came in here. */
export const goBack = (): void => void navigation.back()

export const goHome = (): void => void navigation.relaunch('/')

/** Between tabs: the stack doesn't grow, so back leads out of the app as in any bank's. */
export const switchTab = (name: RouteName): void => void navigation.openTab(name)

/**
 * For an address that no page answers (specification §2): back to the previous named route, or /ErrorInfo if there is
 * none.
 */
export function onUnknownPath(): void {
  if (navigation.depth() === 0) return void navigation.open('/ErrorInfo', { reason: 'unknown' }, { replace: true })
  void navigation.back()
  showToast('页面不存在或暂未开放')
}
