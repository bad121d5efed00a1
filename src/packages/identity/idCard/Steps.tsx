import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { role } from '@/ui/role'
import './Steps.scss'

interface StepsProps {
  readonly title: string
  readonly steps: readonly string[]
}

/** What a piece of business takes, before it is begun. */
export const Steps = ({ title, steps }: StepsProps) => (
  <View className="steps">
    <Card>
      <Heading level={2} className="steps__title">
        {title}
      </Heading>
      <View {...role('list')} aria-label={title}>
        {steps.map((step, index) => (
          <View key={step} className="steps__step" {...role('listitem')}>
            <View className="steps__number">{index + 1}</View>
            <View className="steps__text">{step}</View>
          </View>
        ))}
      </View>
    </Card>
  </View>
)
