import { View } from '@tarojs/components'
import { Button } from '../Button'
import { Illustration } from '../Illustration'
import { role } from '../role'
import '../Empty/Empty.scss'

export interface ErrorStateProps {
  /** The server's message; an empty one is replaced by the specification's. */
  readonly message?: string
  readonly onRetry: (() => void) | (() => Promise<unknown>)
  readonly kind?: 'error' | 'offline' | 'maintenance'
}

/** A screen or a part of one that could not be loaded. */
export function ErrorState({ message, onRetry, kind = 'error' }: ErrorStateProps) {
  return (
    <View className="ui-empty" {...role('alert')}>
      <Illustration name={kind} />
      <View className="ui-empty__text">{message || '网络繁忙，请稍后再试'}</View>
      <View className="ui-empty__action">
        <Button kind="secondary" onPress={onRetry}>
          重新加载
        </Button>
      </View>
    </View>
  )
}
