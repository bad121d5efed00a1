import { View } from '@tarojs/components'
import { Fragment, useContext, useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import type { Fen } from '@/domain/money/fen'
import { typedYuan } from '@/domain/money/input'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ProductCard } from '@/ui/ProductCard'
import { role } from '@/ui/role'
import { SectionTitle } from '@/ui/SectionTitle'
import { ElderView } from '@/ui/Theme/elder'
import { commonTerms } from '../model/commonTerms'
import { LEAST_COMPARED, MAX_COMPARED, togglePick } from '../model/compare'
import { earningsFor, saleTerms } from '../model/earnings'
import type { SaleTerm } from '../model/earnings'
import { earningWords } from '../model/earningWords'
import { productLook } from '../model/figure'
import { EXAMPLE_AMOUNT, firstTerm } from '../model/lookedAtFirst'
import { SHELF_GROUPS } from '../model/shelfGroups'
import { shelfProducts } from '../model/shelfProduct'
import type { ShelfProduct } from '../model/shelfProduct'
import { EarningRow, obstacleOf } from './EarningRow'
import { ChipRow } from './ChipRow'
import './EarningShelf.scss'

interface EarningShelfProps {
  readonly products: readonly ProductFacts[]
  /** With the amount that was typed; undefined for the example. */
  readonly onOpen: (product: ShelfProduct, amount?: Fen) => void
  readonly onCompare: (codes: readonly string[]) => void
}

/** Some are chosen to be compared: as soon as there are enough, they are. A fourth takes the place of all others. */
function usePicks(onCompare: EarningShelfProps['onCompare']) {
  /** Undefined while products are opened and not chosen. */
  const [picks, setPicks] = useState<readonly string[]>()
  const pick = (code: string): void => {
    const before = picks ?? []
    const next = togglePick(before, code) ?? [code]
    setPicks(next)
    if (next.length > before.length && next.length >= LEAST_COMPARED) onCompare(next)
  }
  return { picks, pick, toggle: () => setPicks(picks ? undefined : []) }
}

/** What is to be done next while products are being compared. */
function picksText({ length }: readonly string[]): string {
  if (length === 0) return `请选择${LEAST_COMPARED}至${MAX_COMPARED}个产品`
  return length < LEAST_COMPARED ? '再选一个对比' : `已选${length}个产品`
}

interface TermsProps {
  readonly products: readonly ProductFacts[]
  readonly terms: readonly SaleTerm[]
  readonly current: SaleTerm
  readonly onSelect: (key: string) => void
}

/** The terms on sale; in large type first those that most families have, so that the first line is in sight. */
function Terms({ products, terms, current, onSelect }: TermsProps) {
  const elder = useContext(ElderView)
  const [all, setAll] = useState(false)
  const shown = elder && !all ? commonTerms(products, terms, current) : terms
  return (
    <View className="earning-shelf__terms">
      <ChipRow label="存多久" items={shown} current={current.key} onSelect={onSelect} wrap />
      {shown.length < terms.length && (
        <View className="earning-shelf__more">
          <Button kind="text" size="small" onPress={() => setAll(true)}>
            更多期限
          </Button>
        </View>
      )}
    </View>
  )
}

/** «How much, how long»: one line a family, what this amount earns in this term, the most first. */
export function EarningShelf({ products, onOpen, onCompare }: EarningShelfProps) {
  const [text, setText] = useState(() => typedYuan(EXAMPLE_AMOUNT))
  const [amount, setAmount] = useState<Fen | undefined>(EXAMPLE_AMOUNT)
  const [typed, setTyped] = useState(false)
  const terms = saleTerms(products)
  const [key, setKey] = useState<string>()
  const term = terms.find((each) => each.key === key) ?? firstTerm(terms)
  const { picks, pick, toggle } = usePicks(onCompare)
  if (!term) return null
  const rows = earningsFor(products, amount, term)
  const words = earningWords(rows)
  const unfit = rows.findIndex((earning) => obstacleOf(earning) !== undefined)
  return (
    <>
      <Card>
        <AmountInput
          label="想存的金额"
          value={text}
          onChange={(next, read) => {
            setText(next)
            setAmount(read)
            setTyped(true)
          }}
        />
        <Terms products={products} terms={terms} current={term} onSelect={setKey} />
      </Card>
      <Card className="earning-shelf__rows">
        <View className="earning-shelf__head">
          <View className="earning-shelf__caption" {...role('status')} aria-live="polite">
            {picks ? picksText(picks) : `存${term.label}可得利息，由高到低`}
          </View>
          <Button kind="text" size="small" label={picks ? '退出对比' : '产品对比'} onPress={toggle}>
            {picks ? '退出' : '对比'}
          </Button>
        </View>
        {rows.map((earning, index) => {
          const { productType } = earning.product.facts
          return (
            <Fragment key={earning.product.family}>
              {index === unfit && <View className="earning-shelf__caption earning-shelf__unfit">这个金额还不能存</View>}
              <EarningRow
                earning={earning}
                words={words[index]}
                picked={picks?.includes(productType)}
                onPress={() => (picks ? pick(productType) : onOpen(earning.product, typed ? amount : undefined))}
              />
            </Fragment>
          )
        })}
      </Card>
    </>
  )
}

/** What promises nothing: a figure of the past and its name, without a rank. */
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
