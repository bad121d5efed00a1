import { formatAmount, formatShortAmount } from '@/domain/money/format'
import { atEnd, firstPrincipal } from '@/products/model/compare'
import { endCaption } from '@/products/model/estimate'
import { figureCaptionOf, minimumCaptionOf, minimumTextOf, rateTextOf } from '@/products/model/figure'
import { FactTable } from '@/ui/FactTable'
import type { ShownProduct } from './shown'

interface DepositTableProps {
  readonly deposits: readonly ShownProduct[]
  readonly onOpen: (facts: ShownProduct['facts']) => void
}

/** What is called the same of all; undefined where it isn't. */
const common = (captions: readonly string[]): string | undefined =>
  new Set(captions).size === 1 ? captions[0] : undefined

/** Deposits to be compared: what each pays, from how much, and what the same amount brings at its end. */
export function DepositTable({ deposits, onOpen }: DepositTableProps) {
  const principal = firstPrincipal(deposits)
  const rate = common(deposits.map(({ family, facts }) => figureCaptionOf(family, facts)))
  const least = common(deposits.map(({ family }) => minimumCaptionOf(family)))
  const end = common(deposits.map(({ facts }) => endCaption(facts)))
  // A caption has a line with its figure: the rows are whole terms.
  const brought = (end ?? '到期利息').replace('到期', '')
  return (
    <FactTable
      columns={[rate ?? '年利率', least ?? '起存金额', `存${formatShortAmount(principal)}元${brought}`]}
      rows={deposits.map(({ family, facts }) => {
        const brings = atEnd(facts, principal)
        const differs = [
          ...(rate === undefined ? [figureCaptionOf(family, facts)] : []),
          ...(end === undefined ? [endCaption(facts)] : []),
        ].join('，')
        return {
          name: facts.productName,
          ...(differs !== '' && { hint: differs }),
          values: [
            rateTextOf(facts),
            minimumTextOf(facts),
            brings.kind === 'amount' ? `${formatAmount(brings.interest)}元` : brings.why,
          ],
          onPress: () => onOpen(facts),
        }
      })}
    />
  )
}
