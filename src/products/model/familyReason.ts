import { termMonths } from '@/domain/dates/term'
import { interestMethod } from '@/domain/interest/told'
import { leastRateOf } from './figure'
import { SHELF_GROUPS } from './shelfGroups'
import type { ShelfProduct } from './shelfProduct'

const leastAmount = (products: readonly ShelfProduct[]): number =>
  Math.min(...products.map(({ facts }) => facts.minAmt))

/** Whether what one pays for certain is more than what the other does, for each term that both have; and there is one. */
function paysMore(own: readonly ShelfProduct[], other: readonly ShelfProduct[]): boolean {
  const pairs = own.flatMap((mine) =>
    other
      .filter(({ facts }) => facts.endDate === mine.facts.endDate)
      .map((theirs) => [mine.facts, theirs.facts] as const),
  )
  return (
    pairs.length > 0 &&
    pairs.every(
      ([mine, theirs]) =>
        leastRateOf(mine) === undefined && leastRateOf(theirs) === undefined && mine.appointRate > theirs.appointRate,
    )
  )
}

/** `每月` by the months of a period. */
const EACH_PERIOD: ReadonlyMap<number, string> = /*#__PURE__*/ new Map([
  [1, '每月'],
  [3, '每季'],
  [6, '每半年'],
  [12, '每年'],
])

/** When a family pays by periods: `可选每月、每季付息`. */
function payingOf(own: readonly ShelfProduct[]): string {
  const months = new Set(own.map(({ facts }) => (facts.payoutPeriod && termMonths(facts.payoutPeriod)) ?? 0))
  const names = [...months].sort((a, b) => a - b).map((each) => EACH_PERIOD.get(each) ?? '按期')
  return `${names.length > 1 ? '可选' : ''}${names.join('、')}付息`
}

/** What is particular about how it earns, where neither amount nor rate tells it from the others. */
function wayOf(own: readonly ShelfProduct[], { facts }: ShelfProduct): string {
  switch (interestMethod(facts.productType)) {
    case 'fullPeriod':
      return payingOf(own)
    case 'stepped':
      return '可随时支取，存得越久利率越高'
    case 'structured':
      return '到期可得保底利息'
    case 'agreement':
      return '超出约定余额的部分利率更高'
    default:
      return '到期一次付息'
  }
}

/**
 * Why one would take a family rather than another of those shown beside it, from what the bank says of them: it asks for
 * less than all others, or pays more for the same terms, or earns in its own way. Undefined of what promises nothing.
 */
export function familyReason(own: readonly ShelfProduct[], shown: readonly ShelfProduct[]): string | undefined {
  const [first] = own
  if (!first || first.facts.kind === 'wealth') return undefined
  const { family, description } = first
  const names = [...new Set(shown.map((each) => each.family))].filter((each) => each !== family)
  const others = names.map((name) => shown.filter((each) => each.family === name))
  const rest = `其他${SHELF_GROUPS[description.shelfGroup].title}产品`
  if (others.length > 0 && others.every((other) => leastAmount(own) < leastAmount(other))) return `起存金额低于${rest}`
  const outpaid = others.filter((other) => paysMore(own, other))
  if (outpaid.length === 0) return wayOf(own, first)
  const all = outpaid.length > 1 && outpaid.length === others.length
  return `同期限利率高于${all ? rest : outpaid.map(([other]) => other?.description.name).join('、')}`
}
