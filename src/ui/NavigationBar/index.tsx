import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import './NavigationBar.scss'

export interface NavigationBarProps {
  readonly title: string
  /** Without it there is no arrow. */
  readonly onBack?: () => void
  /** At most one short action. */
  readonly right?: ReactNode
}

/** Our own bar where the platform has none (browsers outside WeChat). */
export function NavigationBar({ title, onBack, right }: NavigationBarProps) {
  return (
    <View className="ui-navigation-bar">
      <View className="ui-navigation-bar__side">
        {onBack && (
          <Pressable className="ui-navigation-bar__back" label="返回" onPress={onBack}>
            <Icon name="arrow-left" />
          </Pressable>
        )}
      </View>
      <View className="ui-navigation-bar__title" {...role('heading')} aria-level="1">
        {title}
      </View>
      <View className="ui-navigation-bar__side ui-navigation-bar__side--right">{right}</View>
    </View>
  )
}
