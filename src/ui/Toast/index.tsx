import { Text, View } from '@tarojs/components'
import { useSyncExternalStore } from 'react'
import { currentToast, subscribeToast } from './queue'
import { role } from '../role'
import './Toast.scss'

export { showToast } from './queue'

/** Every page has one; a server's text is shown as text, whatever it contains. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToast, currentToast)
  return (
    <View className="ui-toast" {...role('status')} aria-live="polite" aria-atomic="true">
      {toast && (
        <View key={toast.number} className="ui-toast__bubble">
          <Text>{toast.text}</Text>
        </View>
      )}
    </View>
  )
}
