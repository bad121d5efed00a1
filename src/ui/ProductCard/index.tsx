import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { Rate } from '../Rate'
import type { RateValue } from '../Rate'
import { Tag } from '../Tag'
import { unbroken } from '../Unbroken/unbroken'
import './ProductCard.scss'

export interface ProductFact {
  readonly caption: string
  readonly value: string
}

export interface ProductCardProps {
  readonly name: string
  /** Basis points of a deposit, both ends where its rate isn't certain; or ppm of the wealth product. */
  readonly figure: RateValue
  /** 年利率, 七日年化收益率 … */
  readonly figureCaption: string
  /** At most two: 起存金额, 期限. */
  readonly facts: readonly ProductFact[]
  readonly tags?: readonly string[]
  /** A sentence under the name. */
  readonly note?: string | undefined
  /** 已停售 and the like, in place of the arrow. */
  readonly closed?: string
  /** Given when the card is a choice and not a link: whether it is chosen. */
  readonly picked?: boolean
  readonly onPress: () => void
}

/** A product in a list: its rate, its minimum and its term. */
export function ProductCard(props: ProductCardProps) {
  const { name, figure, figureCaption, facts, tags = [], note, closed, picked, onPress } = props
  return (
    <Pressable
      role={picked === undefined ? 'link' : 'checkbox'}
      checked={picked}
      className={classes('ui-product-card', closed !== undefined && 'is-closed', picked && 'is-picked')}
      onPress={onPress}
    >
      <View className="ui-product-card__head">
        {picked !== undefined && (
          <View className="ui-product-card__pick">{picked && <Icon name="check" size="small" />}</View>
        )}
        <View className="ui-product-card__name">{name}</View>
        <View className="ui-product-card__tags">
          {closed !== undefined && <Tag tone="plain">{closed}</Tag>}
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </View>
      </View>
      {note !== undefined && <View className="ui-product-card__note">{unbroken(note)}</View>}
      <View className="ui-product-card__body">
        <View className="ui-product-card__figure">
          <Rate {...figure} size="amount" />
          <View className="ui-product-card__caption">{figureCaption}</View>
        </View>
        {facts.map((fact) => (
          <View key={fact.caption} className="ui-product-card__fact">
            <View className="ui-product-card__value">{fact.value}</View>
            <View className="ui-product-card__caption">{fact.caption}</View>
          </View>
        ))}
      </View>
    </Pressable>
  )
}
