import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '../Heading'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import './SectionTitle.scss'

export interface SectionTitleProps {
  readonly title: string
  readonly hint?: string
  /** A mark of what the section holds. */
  readonly mark?: ReactNode
  /** Such as 全部; shown with an arrow. */
  readonly more?: string
  readonly onMore?: () => void
}

export function SectionTitle({ title, hint, mark, more = '全部', onMore }: SectionTitleProps) {
  return (
    <View className="ui-section-title">
      <Heading level={2} className="ui-section-title__title">
        {title}
      </Heading>
      {hint !== undefined && <View className="ui-section-title__hint">{hint}</View>}
      {mark}
      {onMore && (
        <Pressable className="ui-section-title__more" role="link" label={`${title}，${more}`} onPress={onMore}>
          {more}
          <Icon name="arrow-right" size="small" />
        </Pressable>
      )}
    </View>
  )
}
