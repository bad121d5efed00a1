import { View } from '@tarojs/components'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { Pressable } from '../Pressable'

interface QuickAmountsProps {
  readonly amounts: readonly Fen[]
  readonly disabled: boolean
  readonly onChoose: (amount: Fen) => void
}

/** Four stand in a row or two by two: one alone in a second row would look forgotten. */
const groupsOf = (amounts: readonly Fen[]): readonly (readonly Fen[])[] =>
  amounts.length === 4 ? [amounts.slice(0, 2), amounts.slice(2)] : [amounts]

/** Chips that fill in an amount. */
export const QuickAmounts = ({ amounts, disabled, onChoose }: QuickAmountsProps) => (
  <View className="ui-amount-input__chips">
    {groupsOf(amounts).map((group, index) => (
      <View key={index} className="ui-amount-input__chip-group">
        {group.map((amount) => (
          <Pressable
            key={amount}
            className="ui-amount-input__chip"
            disabled={disabled}
            onPress={() => onChoose(amount)}
          >
            <View className="ui-amount-input__pill">{`${formatShortAmount(amount)}元`}</View>
          </Pressable>
        ))}
      </View>
    ))}
  </View>
)
