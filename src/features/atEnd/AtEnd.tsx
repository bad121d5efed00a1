import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import { formatAmount } from '@/domain/money/format'
import { atEnd, firstPrincipal } from '@/products/model/compare'
import { endCaption } from '@/products/model/estimate'
import { Cell, CellGroup } from '@/ui/Cell'
import './atEnd.scss'

interface Shown {
  readonly facts: ProductFacts
}

/** What the same amount brings in each of several deposits at its end; nothing of what is no deposit. */
export function AtEnd({ shown }: { readonly shown: readonly Shown[] }) {
  const deposits = shown.filter(({ facts }) => facts.kind !== 'wealth')
  const principal = firstPrincipal(deposits)
  const captions = new Set(deposits.map(({ facts }) => endCaption(facts)))
  const [caption] = captions
  if (caption === undefined) return null
  return (
    <View className="at-end">
      <CellGroup title={`存入${formatAmount(principal)}元的${captions.size > 1 ? '到期利息' : caption}`}>
        {deposits.map(({ facts }) => {
          const end = atEnd(facts, principal)
          return (
            <Cell
              key={facts.productType}
              label={facts.productName}
              {...(captions.size > 1 && { hint: endCaption(facts) })}
              value={end.kind === 'amount' ? `${formatAmount(end.interest)}元` : end.why}
            />
          )
        })}
      </CellGroup>
    </View>
  )
}
