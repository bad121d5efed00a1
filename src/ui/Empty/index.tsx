import { View } from '@tarojs/components'
import { Button } from '../Button'
import { Illustration } from '../Illustration'
import type { IllustrationName } from '../Illustration'
import './Empty.scss'

export interface EmptyProps {
  readonly text: string
  readonly hint?: string
  /** A thing that fits what isn't there. */
  readonly picture: IllustrationName
  /** A button for what the customer can do. */
  readonly action?: { readonly text: string; readonly onPress: () => void }
}

export function Empty({ text, hint, picture, action }: EmptyProps) {
  return (
    <View className="ui-empty">
      <Illustration name={picture} />
      <View className="ui-empty__text">{text}</View>
      {hint !== undefined && <View className="ui-empty__hint">{hint}</View>}
      {action && (
        <View className="ui-empty__action">
          <Button kind="secondary" onPress={action.onPress}>
            {action.text}
          </Button>
        </View>
      )}
    </View>
  )
}
