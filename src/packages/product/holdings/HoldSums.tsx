import { View } from '@tarojs/components'
import type { ExplanationPopup } from '@/domain/product/families'
import type { Fen } from '@/domain/money/fen'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import { Icon } from '@/ui/Icon'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import type { CaptionedAmount } from '../holdList'
import { Explained } from './Explained'
import './HoldSums.scss'

interface HoldSumsProps {
  readonly caption: string
  readonly amount: Fen
  readonly incomes: readonly CaptionedAmount[]
  readonly popup: ExplanationPopup | undefined
  /** The product the popup is about, where all that is held is one. */
  readonly productType?: string
  /** What may be lost of what is held, before its figures. */
  readonly note?: string | undefined
  /** `product` where one product is held, `hero` for a sum of several. */
  readonly tone: 'product' | 'hero'
}

/** What is held in all and what it brings, with the eye that hides every amount. */
export function HoldSums({ caption, amount, incomes, popup, productType, note, tone }: HoldSumsProps) {
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <Card tone={tone} className="hold-sums">
      <View className="hold-sums__head">
        <View className="hold-sums__caption">{caption}</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
        <Explained popup={popup} productType={productType} />
      </View>
      <Amount value={amount} size="hero" hidden={hidden} />
      {note !== undefined && (
        <View className="hold-sums__note">
          <Icon name="warning" size="small" />
          <View className="hold-sums__warning">{unbroken(note)}</View>
        </View>
      )}
      {incomes.length > 0 && (
        <View className="hold-sums__incomes">
          {incomes.map((income) => (
            <View key={income.caption} className="hold-sums__income">
              <View className="hold-sums__caption">{income.caption}</View>
              <Amount
                value={income.amount}
                size="title"
                hidden={hidden}
                className="hold-sums__amount"
                {...(income.gained && { signed: true, tone: 'income' })}
              />
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
