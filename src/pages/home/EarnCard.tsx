import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import { formatShortAmount } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { firstTerm } from '@/products/model/lookedAtFirst'
import { ChipRow } from '@/products/shelf/ChipRow'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { earnCaption } from './earnCaption'
import type { TermEarning } from './termEarnings'

interface EarnCardProps {
  /** In fen. */
  readonly amount: Fen
  readonly earnings: readonly TermEarning[]
  /** Another amount is wanted. */
  readonly onEdit?: () => void
}

/** What an amount brings in each term on sale, one term at a time. */
export function EarnCard({ amount, earnings, onEdit }: EarnCardProps) {
  const [key, setKey] = useState<string>()
  const shown = earnings.find((each) => each.key === key) ?? firstTerm(earnings)
  const sum = `${formatShortAmount(amount)}元`
  return (
    <Card className="home-earn">
      <Pressable className="home-earn__amount" label={`存${sum}，修改金额`} onPress={onEdit}>
        {`存 ${sum}`}
        <Icon name="edit" size="small" tone="brand" />
      </Pressable>
      {shown ? (
        <>
          <ChipRow label="存多久" items={earnings} current={shown.key} onSelect={setKey} wrap />
          <Pressable
            className="home-earn__open"
            role="link"
            onPress={() => go(shown.leadsTo, { productType: shown.productType })}
          >
            <View className="home-earn__caption">{earnCaption(shown.label)}</View>
            <View className="home-earn__line">
              <Amount value={shown.interest} symbol={false} size="amount" />
              <View className="home-earn__go">
                存入
                <Icon name="arrow-right" size="small" />
              </View>
            </View>
            <View className="home-earn__caption home-earn__about">{shown.about}</View>
          </Pressable>
        </>
      ) : (
        <View className="home-earn__caption">暂无可存入该金额的产品</View>
      )}
    </Card>
  )
}
