import { View } from '@tarojs/components'
import { Notice } from '../Notice'
import { role } from '../role'

/** Says that the phone is offline and the data may be old; screen readers announce it when it appears. */
export function OfflineBar({ online, onRetry }: { readonly online: boolean; readonly onRetry?: () => void }) {
  return (
    <View {...role('status')} aria-live="polite">
      {!online && (
        <Notice tone="warning" onPress={onRetry}>
          网络已断开，内容可能不是最新
        </Notice>
      )}
    </View>
  )
}
