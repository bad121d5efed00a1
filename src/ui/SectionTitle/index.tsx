import { View } from '@tarojs/components'
import { Heading } from '../Heading'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import './SectionTitle.scss'

export interface SectionTitleProps {
  readonly title: string
  readonly hint?: string
  /** Such as 全部; shown with an arrow. */
  readonly more?: string
  readonly onMore?: () => void
}

export function SectionTitle({ title, hint, more = '全部', onMore }: SectionTitleProps) {
  return (
    <View className="ui-section-title">
      <Heading level={2} className="ui-section-title__title">
        {title}
      </Heading>
      {hint !== undefined && <View className="ui-section-title__hint">{hint}</View>}
      {onMore && (
        <Pressable className="ui-section-title__more" role="link" label={`${title}，${more}`} onPress={onMore}>
          {more}
          <Icon name="arrow-right" size="small" />
        </Pressable>
      )}
    </View>
  )
}
