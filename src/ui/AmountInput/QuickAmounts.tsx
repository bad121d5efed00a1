import { View } from '@tarojs/components'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { Pressable } from '../Pressable'

interface QuickAmountsProps {
  readonly amounts: readonly Fen[]
  readonly disabled: boolean
  readonly onChoose: (amount: Fen) => void
}

/** Chips that fill in an amount. */
export const QuickAmounts = ({ amounts, disabled, onChoose }: QuickAmountsProps) => (
  <View className="ui-amount-input__chips">
    {amounts.map((amount) => (
      <Pressable key={amount} className="ui-amount-input__chip" disabled={disabled} onPress={() => onChoose(amount)}>
        <View className="ui-amount-input__pill">{`${formatShortAmount(amount)}元`}</View>
      </Pressable>
    ))}
  </View>
)
