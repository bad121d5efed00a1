import { Text, View } from '@tarojs/components'
import type { Fen } from '@/domain/money/fen'
import type { Pending } from '@/domain/money/format'
import { classes } from '../classes'
import { role } from '../role'
import { amountLook } from './parts'
import './Amount.scss'

export interface AmountProps {
  /** Fen, or '--' until the server's data arrives. */
  readonly value: Pending<Fen>
  /** Shows six asterisks, when the eye toggle hides amounts. */
  readonly hidden?: boolean
  /** Shows a plus before a positive amount; a minus is always shown. ¥ never stands beside a sign. */
  readonly signed?: boolean
  /**
   * `income`: interest or income, red for a gain and green for a loss. All other money has the text colour, and its sign
   * shows the direction (src/ui/README.md).
   */
  readonly tone?: 'plain' | 'income'
  /** `text` is as large as the text around it. */
  readonly size?: 'text' | 'title' | 'amount' | 'hero'
  /** false leaves out the yuan sign, where the caption says 元. */
  readonly symbol?: boolean
  readonly className?: string
}

export function Amount(props: AmountProps) {
  const { value, hidden = false, signed = false, tone = 'plain', size = 'text', symbol = true, className } = props
  const { sign, yuan, whole, decimals, spoken, change } = amountLook(value, hidden, signed, symbol)
  const names = classes('ui-amount', `ui-amount--${size}`, tone === 'income' && `ui-amount--${change}`, className)
  return (
    <View className={names} {...role('reading')} aria-label={spoken}>
      {sign !== '' && <Text className="ui-amount__sign">{sign}</Text>}
      {yuan && <Text className="ui-amount__yuan">¥</Text>}
      <Text className="ui-amount__whole">{whole}</Text>
      {decimals !== '' && <Text className="ui-amount__decimals">{decimals}</Text>}
    </View>
  )
}
