import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { role } from '@/ui/role'
import { unbroken } from '@/ui/Unbroken/unbroken'
import './Steps.scss'

/** What is done, and what it takes. */
export interface Step {
  readonly label: string
  readonly hint?: string
}

interface StepsProps {
  readonly title: string
  readonly steps: readonly Step[]
  /** Under the steps. */
  readonly note?: string
}

/** What a piece of business takes, before it is begun: read, never pressed. */
export const Steps = ({ title, steps, note }: StepsProps) => (
  <>
    <GroupTitle title={title} />
    <Card>
      <View className="steps" {...role('list')} aria-label={title}>
        {steps.map(({ label, hint }, index) => (
          <View key={label} className="steps__step" {...role('listitem')}>
            <View className="steps__number">{index + 1}</View>
            <View className="steps__text">
              <View>{label}</View>
              {hint !== undefined && <View className="steps__hint">{unbroken(hint)}</View>}
            </View>
          </View>
        ))}
      </View>
    </Card>
    {note !== undefined && <View className="steps__note">{note}</View>}
  </>
)
