import { View } from '@tarojs/components'
import { potPercent } from '@/domain/pots/pots'
import { formatHidableAmount } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { Icon } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import { PICTURES, STANDING_TONES, STANDINGS, standingText } from './potTexts'
import type { Pot } from './potTexts'
import './PotFigures.scss'

/** What a pot is for, what it holds, and how that stands. */
export function PotFigures({ pot, hidden }: { readonly pot: Pot; readonly hidden: boolean }) {
  const { name, picture, balance, target, standing } = pot
  const percent = potPercent(target, balance)
  const style: Record<string, string> = { '--pot-figures-share': `${hidden ? 0 : percent}%` }
  return (
    <View className="pot-figures">
      <View className="pot-figures__head">
        <Icon name={PICTURES[picture].icon} tone="brand" />
        <View className="pot-figures__name">{name}</View>
        <Tag tone={STANDING_TONES[standing]}>{STANDINGS[standing]}</Tag>
      </View>
      <Amount value={balance} hidden={hidden} size="amount" />
      <View className="pot-figures__track" aria-hidden="true">
        <View className="pot-figures__share" style={style} />
      </View>
      <View className="pot-figures__target">
        {`目标${formatHidableAmount(target, hidden)}元${hidden ? '' : `，已存${percent}%`}`}
      </View>
      <View className="pot-figures__note">{standingText(pot, hidden)}</View>
    </View>
  )
}
