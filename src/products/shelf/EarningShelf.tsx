import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { typedYuan } from '@/domain/money/input'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { ProductCard } from '@/ui/ProductCard'
import { SectionTitle } from '@/ui/SectionTitle'
import { LEAST_COMPARED, togglePick } from '../model/compare'
import { earningsFor, saleTerms } from '../model/earnings'
import { productLook } from '../model/figure'
import { EXAMPLE_AMOUNT, firstTerm } from '../model/lookedAtFirst'
import { SHELF_GROUPS } from '../model/shelfGroups'
import { shelfProducts } from '../model/shelfProduct'
import type { ShelfProduct } from '../model/shelfProduct'
import { EarningRow } from './EarningRow'
import { FilterChips } from './FilterChips'
import './EarningShelf.scss'

interface EarningShelfProps {
  readonly products: readonly ProductFacts[]
  readonly onOpen: (product: ShelfProduct) => void
  readonly onCompare: (codes: readonly string[]) => void
}

/** Some are ticked to be compared: as soon as there are enough, they are. A fourth takes the place of all others. */
function usePicks(onCompare: EarningShelfProps['onCompare']) {
  const [picks, setPicks] = useState<readonly string[]>([])
  const pick = (code: string): void => {
    const next = togglePick(picks, code) ?? [code]
    setPicks(next)
    if (next.length > picks.length && next.length >= LEAST_COMPARED) onCompare(next)
  }
  return { picks, pick }
}

/** «How much, how long»: one line a family, what this amount earns in this term, the most first. */
export function EarningShelf({ products, onOpen, onCompare }: EarningShelfProps) {
  const [text, setText] = useState(() => typedYuan(EXAMPLE_AMOUNT))
  const [amount, setAmount] = useState<Fen | undefined>(EXAMPLE_AMOUNT)
  const terms = saleTerms(products)
  const [key, setKey] = useState<string>()
  const term = terms.find((each) => each.key === key) ?? firstTerm(terms)
  const { picks, pick } = usePicks(onCompare)
  if (!term) return null
  const rows = earningsFor(products, amount, term)
  const most = fen(Math.max(0, ...rows.map(({ interest = fen(0) }) => interest)))
  return (
    <>
      <Card>
        <AmountInput
          label="想存的金额"
          value={text}
          onChange={(next, typed) => {
            setText(next)
            setAmount(typed)
          }}
        />
        <View className="earning-shelf__terms">
          <FilterChips label="存多久" items={terms} current={term.key} onSelect={setKey} wrap />
        </View>
      </Card>
      <Card className="earning-shelf__rows">
        <View className="earning-shelf__caption">
          <View>{`存${term.label}可得利息，由高到低`}</View>
          <View>{picks.length === 1 ? '再选一个对比' : '对比'}</View>
        </View>
        {rows.map((earning) => (
          <EarningRow
            key={earning.product.family}
            earning={earning}
            most={most}
            picked={picks.includes(earning.product.facts.productType)}
            onOpen={() => onOpen(earning.product)}
            onPick={() => pick(earning.product.facts.productType)}
          />
        ))}
      </Card>
    </>
  )
}

/** What promises nothing: a figure of the past and its name, without a bar. */
export function WealthShelf({
  products,
  onOpen,
  onMore,
}: Pick<EarningShelfProps, 'products' | 'onOpen'> & { readonly onMore: () => void }) {
  const wealth = shelfProducts(products).filter(({ facts }) => facts.kind === 'wealth' && facts.saleStatus !== 'CLOSED')
  if (wealth.length === 0) return null
  return (
    <>
      <SectionTitle title={SHELF_GROUPS.wealth.title} hint="代销产品，收益不确定" onMore={onMore} />
      {wealth.map((product) => (
        <ProductCard
          key={product.facts.productType}
          {...productLook(product.family, product.facts)}
          onPress={() => onOpen(product)}
        />
      ))}
    </>
  )
}
