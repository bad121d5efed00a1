import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import { SALE_TAGS } from '@/products/model/facts'
import { rateTextOf, termTextOf } from '@/products/model/figure'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Pressable } from '@/ui/Pressable'
import { needsNames } from './terms'
import './TermChooser.scss'

interface TermChooserProps {
  /** What is being chosen: 存期. */
  readonly caption: string
  readonly choices: readonly ProductFacts[]
  /** How many choices there will be: their places are kept until the bank has answered. */
  readonly expected: number
  readonly current: string | undefined
  readonly onChoose: (code: string) => void
}

/** The terms of a family, each with its rate. */
export function TermChooser({ caption, choices, expected, current, onChoose }: TermChooserProps) {
  if (choices.length === 0 && expected > 1) return <Places caption={caption} count={expected} />
  if (choices.length < 2) return null
  const named = needsNames(choices)
  return (
    <Card className="term-chooser">
      <Heading level={2} className="term-chooser__title">
        选择{caption}
      </Heading>
      <View className="term-chooser__chips" {...{ role: 'radiogroup' }} aria-label={`选择${caption}`}>
        {choices.map((facts) => {
          const chosen = facts.productType === current
          const sale = SALE_TAGS[facts.saleStatus]
          const text = named ? facts.productName : termTextOf(facts)
          return (
            <Pressable
              key={facts.productType}
              role="radio"
              checked={chosen}
              label={`${text}，年利率${rateTextOf(facts)}${sale === undefined ? '' : `，${sale}`}`}
              className={['term-chooser__chip', chosen && 'is-chosen', sale !== undefined && 'is-closed']
                .filter(Boolean)
                .join(' ')}
              onPress={() => onChoose(facts.productType)}
            >
              <View className="term-chooser__term">{text}</View>
              <View className="term-chooser__rate">{rateTextOf(facts)}</View>
            </Pressable>
          )
        })}
      </View>
    </Card>
  )
}

/** The chooser before its choices are known, in the size it will have. */
function Places({ caption, count }: { readonly caption: string; readonly count: number }) {
  return (
    <Card className="term-chooser">
      <Heading level={2} className="term-chooser__title">
        选择{caption}
      </Heading>
      <View className="term-chooser__chips" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <View key={index} className="term-chooser__chip">
            <View className="term-chooser__term">--</View>
            <View className="term-chooser__rate">--</View>
          </View>
        ))}
      </View>
    </Card>
  )
}
