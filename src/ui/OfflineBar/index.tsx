import { View } from '@tarojs/components'
import { Notice } from '../Notice'
import { role } from '../role'

/** Says that the network is gone and what is shown may be old; announced when it comes up. */
export function OfflineBar({ online, onRetry }: { readonly online: boolean; readonly onRetry?: () => void }) {
  return (
    <View {...role('status')} aria-live="polite">
      {!online && (
        <Notice tone="warning" onPress={onRetry}>
          网络连接已断开，显示的内容可能不是最新
        </Notice>
      )}
    </View>
  )
}
