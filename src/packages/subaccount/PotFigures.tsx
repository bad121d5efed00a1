import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { monthlyOffer, potPercent } from '@/domain/pots/pots'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { offerText, PICTURES, STANDING_TONES, STANDINGS, standingText, targetText } from './potTexts'
import type { Pot } from './potTexts'
import './PotFigures.scss'

interface PotFiguresProps {
  readonly pot: Pot
  readonly hidden: boolean
  /** Of the amount: larger where the page is about this pot alone. */
  readonly size?: 'title' | 'amount'
}

/** What a pot is for, what it holds, and how that stands. */
export function PotFigures({ pot, hidden, size = 'title' }: PotFiguresProps) {
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
      <Amount value={balance} hidden={hidden} size={size} />
      <View className="pot-figures__track" aria-hidden="true">
        <View className="pot-figures__share" style={style} />
      </View>
      <View className="pot-figures__target">{unbroken(targetText(pot, hidden))}</View>
      <View className="pot-figures__note">{unbroken(standingText(pot, hidden))}</View>
    </View>
  )
}

/** Of a pot that is behind: the change of its month that reaches the target, with the form that has it filled in. */
export function PotOffer({ pot, hidden }: Pick<PotFiguresProps, 'pot' | 'hidden'>) {
  const offered = monthlyOffer(pot)
  if (offered === undefined) return null
  const text = offerText(pot, offered, hidden)
  return (
    <View className="pot-figures__offer">
      <Button
        kind="secondary"
        size="medium"
        label={`${text}，${pot.name}`}
        onPress={() => go('/potForm', { potId: pot.potId, fill: 'share' })}
      >
        {text}
      </Button>
    </View>
  )
}
