import { Text, View } from '@tarojs/components'
import { useSyncExternalStore } from 'react'
import { currentToast, subscribeToast } from './queue'
import { role } from '../role'
import './Toast.scss'

export { showToast } from './queue'

/** Stands once in every page; a server's text stays text, whatever is in it. */
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
