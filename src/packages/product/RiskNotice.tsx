import { View } from '@tarojs/components'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import './RiskNotice.scss'

/** The risk notice, letter for letter and never folded away. */
export const RiskNotice = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <View className="risk-notice">
    <View className="risk-notice__head">
      <Icon name="warning" size="small" />
      <Heading level={2} className="risk-notice__title">
        风险提示
      </Heading>
    </View>
    {paragraphs.map((paragraph) => (
      <View key={paragraph} className="risk-notice__text">
        {paragraph}
      </View>
    ))}
  </View>
)
