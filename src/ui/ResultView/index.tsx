import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Cell } from '../Cell'
import { Heading } from '../Heading'
import { Icon } from '../Icon'
import { Illustration } from '../Illustration'
import type { IllustrationName } from '../Illustration'
import { role } from '../role'
import { Slip } from '../Slip'
import '../block/block.scss'
import './ResultView.scss'

export interface ResultViewProps {
  /** `cancelled`: called off or given up, with nothing lost. */
  readonly state: 'success' | 'pending' | 'failure' | 'cancelled'
  readonly title: string
  /** Instead of the state's own. */
  readonly picture?: IllustrationName
  readonly hint?: ReactNode
  /** What was moved: ResultAmount (features/order). */
  readonly amount?: ReactNode
  /** What happens next, between the head and the rows. */
  readonly next?: ReactNode
  readonly rows?: readonly { readonly label: string; readonly value: ReactNode; readonly onPress?: () => void }[]
  /** Ways on that belong to it, between the rows and the buttons. */
  readonly more?: ReactNode
  /** Buttons, the primary one first. */
  readonly children?: ReactNode
}

const LOOKS = {
  success: { icon: 'check', drawing: 'tea' },
  pending: { icon: 'clock', drawing: 'boat' },
  failure: { icon: 'close', drawing: 'bridge' },
  cancelled: { icon: 'minus', drawing: 'hourglass' },
} as const

/** The result of something the customer asked for. */
export function ResultView({ state, title, picture, hint, amount, next, rows = [], more, children }: ResultViewProps) {
  const { icon, drawing } = LOOKS[state]
  return (
    <View className="ui-block ui-result-view">
      <View className="ui-result-view__head" {...role('status')}>
        <View className="ui-result-view__picture">
          <View className="ui-result-view__drawing">
            <Illustration name={picture ?? drawing} />
          </View>
          <View className={`ui-result-view__icon ui-result-view__icon--${state}`}>
            <Icon name={icon} />
          </View>
        </View>
        <Heading level={2} className="ui-result-view__title">
          {title}
        </Heading>
        {amount !== undefined && <View className="ui-result-view__amount">{amount}</View>}
        {hint !== undefined && <View className="ui-result-view__hint">{hint}</View>}
      </View>
      {next}
      {rows.length > 0 && (
        <Slip>
          {rows.map((row) => (
            <Cell key={row.label} {...row} />
          ))}
        </Slip>
      )}
      {more}
      {children !== undefined && <View className="ui-result-view__actions">{children}</View>}
    </View>
  )
}
