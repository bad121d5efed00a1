import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { unbroken } from '../Unbroken/unbroken'
import '../block/block.scss'
import './Notice.scss'

export interface NoticeProps {
  readonly children: ReactNode
  readonly tone?: 'info' | 'warning' | 'success' | undefined
  /** With it the bar is a link with an arrow. */
  readonly onPress?: () => void
  /** What pressing it does, where the sentence doesn't say it. */
  readonly action?: string | undefined
  readonly onClose?: () => void
}

const ICONS = { info: 'info', warning: 'warning', success: 'success' } as const

/** A bar with something the customer should know before going on. */
export function Notice({ children, tone = 'info', onPress, action, onClose }: NoticeProps) {
  const inside = (
    <>
      <Icon name={ICONS[tone]} size="small" className="ui-notice__icon" />
      <View className="ui-notice__text">{unbroken(children)}</View>
      {onPress && (
        <View className="ui-notice__way">
          {action}
          <Icon name="arrow-right" size="small" />
        </View>
      )}
    </>
  )
  return (
    <View className={classes('ui-block__note ui-notice', `ui-notice--${tone}`)}>
      {onPress ? (
        <Pressable className="ui-notice__inside" role="link" onPress={onPress}>
          {inside}
        </Pressable>
      ) : (
        <View className="ui-notice__inside">{inside}</View>
      )}
      {onClose && (
        <Pressable className="ui-notice__close" label="关闭提示" onPress={onClose}>
          <Icon name="close" size="small" />
        </Pressable>
      )}
    </View>
  )
}
