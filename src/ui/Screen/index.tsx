import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { role } from '../role'
import './Screen.scss'

export interface ScreenProps {
  /** The navigation bar, or something else that stays at the top. */
  readonly header?: ReactNode
  /** Stays at the bottom above the safe area: the primary action. */
  readonly action?: ReactNode
  /** The tab bar: stays at the bottom and includes its own safe area. */
  readonly tabBar?: ReactNode
  /** A line under everything, e.g. that this is a demonstration. */
  readonly note?: ReactNode
  /** false: the content reaches the edges. */
  readonly padded?: boolean
  readonly children?: ReactNode
}

/** The body of a page: what stays at the top, what scrolls, and what stays at the bottom. */
export function Screen({ header, action, tabBar, note, padded = true, children }: ScreenProps) {
  return (
    <View className="ui-screen">
      {header !== undefined && (
        <View className="ui-screen__header" {...role('banner')}>
          {header}
        </View>
      )}
      <View className="ui-screen__main" {...role('main')}>
        <View className={classes('ui-screen__body', padded && 'ui-screen__body--padded')}>{children}</View>
        {note !== undefined && <View className="ui-screen__note">{note}</View>}
        {action !== undefined && action !== false && action !== null && (
          <View className="ui-screen__action">{action}</View>
        )}
      </View>
      {tabBar !== undefined && <View className="ui-screen__tabs">{tabBar}</View>}
    </View>
  )
}
