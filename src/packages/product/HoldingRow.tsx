import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { IncomeCaptions } from '@/products/family'
import { agreedRateText } from '@/products/model/rates'
import { Amount } from '@/ui/Amount'
import { Pressable } from '@/ui/Pressable'
import { Tag } from '@/ui/Tag'
import { holdingIncomes, holdingSpan, isClosed, statusText } from './holdList'
import './HoldingRow.scss'

export interface HoldingRowProps {
  readonly holding: HoldingFacts
  readonly captions: IncomeCaptions
  readonly hidden: boolean
  /** A line of its own below. */
  readonly note?: ReactNode
  readonly onPress: () => void
}

/** One holding in the list: what, how much, until when, and what it brings under its product's captions. */
export const HoldingRow = ({ holding, captions, hidden, note, onPress }: HoldingRowProps) => (
  <Pressable role="link" className="holding-row" onPress={onPress}>
    <View className="holding-row__head">
      <View className="holding-row__name">{holding.prodDesc}</View>
      {holding.status !== 'OPEN' && <Tag tone={isClosed(holding) ? 'plain' : 'warning'}>{statusText(holding)}</Tag>}
    </View>
    <View className="holding-row__span">
      {holdingSpan(holding)}
      {holding.kind === 'deposit' && `，年利率${agreedRateText(holding, holding.demandRate ?? holding.preRate)}`}
    </View>
    <View className="holding-row__amounts">
      <View className="holding-row__amount">
        <View className="holding-row__caption">{holding.kind === 'deposit' ? '本金' : '持有金额'}</View>
        <Amount value={holding.amount} size="title" hidden={hidden} />
      </View>
      {holdingIncomes(holding, captions).map(({ caption, amount, gained }) => (
        <View key={caption} className="holding-row__amount">
          <View className="holding-row__caption">{caption}</View>
          <Amount value={amount} hidden={hidden} tone={gained ? 'income' : 'plain'} />
        </View>
      ))}
    </View>
    {note !== undefined && <View className="holding-row__note">{note}</View>}
  </Pressable>
)
