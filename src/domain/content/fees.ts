import { addMonths } from '../dates/calendarMonths'
import type { Day } from '../dates/day'
import { FEE_NOTICE_MONTHS } from '../regulation'
import type { ArticleVersion } from './article'
import type { Block } from './blocks'

/** What of a price list must be published ahead: each service that costs something, with what it costs. */
const feesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'prices'
      ? block.prices.filter(({ standard }) => standard !== FREE).map(({ name, standard }) => `${name}\n${standard}`)
      : [],
  )

/** How a price list says that a service costs nothing. */
export const FREE = '免费'

/**
 * Whether a price list may begin on its day: a fee that is new or changed is published `FEE_NOTICE_MONTHS` ahead, as the
 * list itself says. What is free, and a fee that stands in a version which begins no later, needs no notice. The bank's first
 * list has nothing before it that it could change.
 * @param before every version of every price list so far
 */
export function pricesMayBegin(
  { blocks, from }: Pick<ArticleVersion, 'blocks' | 'from'>,
  before: readonly ArticleVersion[],
  today: Day,
): boolean {
  if (before.length === 0 || from >= addMonths(today, FEE_NOTICE_MONTHS)) return true
  const known = before.filter((one) => !one.withdrawn && one.from <= from).flatMap((one) => feesOf(one.blocks))
  return feesOf(blocks).every((fee) => known.includes(fee))
}
