import { getCurrentInstance } from '@tarojs/taro'
import { navigation } from '../platform/navigation'
import { showToast } from '../ui/Toast'

/**
 * For an address that no page answers (specification §2): the named route before it, in that address's place, or /ErrorInfo
 * if there is none. No page is closed, because such an address is none.
 */
export function leaveUnknownPath(): void {
  const { router } = getCurrentInstance()
  const before = navigation.depth() > 0 && router ? navigation.routeNameOf(router) : undefined
  if (!router || !before) return void navigation.open('/ErrorInfo', { reason: 'unknown' }, { replace: true })
  void navigation.open(before, navigation.queryOf(router), { replace: true })
  showToast('页面不存在或暂未开放')
}
