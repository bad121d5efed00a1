import { formatAmount } from '@/domain/money/format'
import { atEnd, firstPrincipal } from '@/products/model/compare'
import { endCaption } from '@/products/model/estimate'
import { Cell, CellGroup } from '@/ui/Cell'
import { SectionTitle } from '@/ui/SectionTitle'
import type { ShownProduct } from './shown'

/** What the same amount brings in each of the terms that are compared. */
export function AtEnd({ shown }: { readonly shown: readonly ShownProduct[] }) {
  const principal = firstPrincipal(shown)
  const [first] = shown
  if (!first) return null
  return (
    <>
      <SectionTitle title={`存入${formatAmount(principal)}元的${endCaption(first.facts)}`} />
      <CellGroup>
        {shown.map(({ facts }) => {
          const end = atEnd(facts, principal)
          return (
            <Cell
              key={facts.productType}
              label={facts.productName}
              value={end.kind === 'amount' ? `${formatAmount(end.interest)}元` : end.why}
            />
          )
        })}
      </CellGroup>
    </>
  )
}
