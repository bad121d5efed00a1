import type { queryBoundCards } from '@/contract/card/queryBoundCards'
import type { ResponseOf } from '@/contract/call'

export type BoundCard = ResponseOf<typeof queryBoundCards>['cards'][number]

/** `招商银行 **** 2203`: how a card is called in a sentence or a choice. */
export const cardName = ({ bankName, cardNo }: Pick<BoundCard, 'bankName' | 'cardNo'>): string =>
  `${bankName} ${cardNo}`
