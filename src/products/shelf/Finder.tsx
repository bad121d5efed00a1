import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { Amount } from '@/ui/Amount'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { isLeastInterest } from '../model/estimate'
import { rateTextOf, termTextOf } from '../model/figure'
import { findBest, FINDER_TERMS } from '../model/finder'
import type { FinderTerm, Found } from '../model/finder'
import type { ShelfProduct } from '../model/shelfProduct'
import { FilterChips } from './FilterChips'
import './Finder.scss'

interface FinderProps {
  readonly products: readonly ProductFacts[]
  readonly onOpen: (product: ShelfProduct) => void
}

const QUICK = [10_000, 50_000, 200_000].map(yuan)

/** «How much, how long»: one answer with its interest in yuan and the reason; the same for everybody. */
export function Finder({ products, onOpen }: FinderProps) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [amount, setAmount] = useState<Fen>()
  const [term, setTerm] = useState<FinderTerm>('12')
  const found = amount === undefined ? undefined : findBest(products, amount, Number(term))
  return (
    <Card className="finder">
      <Pressable className="finder__head" expanded={open} onPress={() => setOpen(!open)}>
        <View className="finder__title">存多少、存多久，算一算</View>
        <Icon name={open ? 'arrow-up' : 'arrow-down'} size="small" tone="hint" />
      </Pressable>
      {open && (
        <>
          <AmountInput
            label="想存的金额"
            value={text}
            onChange={(next, fen) => {
              setText(next)
              setAmount(fen)
            }}
            quick={QUICK}
          />
          <FilterChips label="可以存多久" wrap items={FINDER_TERMS} current={term} onSelect={setTerm} />
          {amount !== undefined && <Answer found={found} term={term} onOpen={onOpen} />}
        </>
      )}
    </Card>
  )
}

interface AnswerProps extends Pick<FinderProps, 'onOpen'> {
  readonly found: Found | undefined
  readonly term: FinderTerm
}

function Answer({ found, term, onOpen }: AnswerProps) {
  if (!found) return <View className="finder__why">没有可存入该金额的在售存款，请调整金额</View>
  const { product, interest, among } = found
  const { facts } = product
  const time = FINDER_TERMS.find(({ key }) => key === term)?.label ?? ''
  return (
    <View className="finder__answer" {...{ role: 'status' }} aria-live="polite">
      <View className="finder__name">{facts.productName}</View>
      <View className="finder__interest">
        {`${time}${isLeastInterest(facts) ? '保底' : '预计'}利息 `}
        <Amount value={interest} size="title" />
      </View>
      <View className="finder__why">
        {`可存入该金额的${among}款在售存款中，${time}内利息最多：存期${termTextOf(facts)}，年利率${rateTextOf(facts)}。`}
      </View>
      <Button kind="secondary" onPress={() => onOpen(product)}>
        查看产品
      </Button>
    </View>
  )
}
