import type { queryBoundCards } from '@/contract/card/queryBoundCards'
import type { ResponseOf } from '@/contract/call'
import { cardLimitText } from '@/domain/cards/limits'

export type BoundCard = ResponseOf<typeof queryBoundCards>['cards'][number]

/** `招商银行 **** 2203`: how a card is called in a sentence or a choice. */
export const cardName = ({ bankName, cardNo }: Pick<BoundCard, 'bankName' | 'cardNo'>): string =>
  `${bankName} ${cardNo}`

/** `单笔5万 · 每日无限额`: what a card gives at most. */
export const limitsLine = ({ single, aDay }: Pick<BoundCard, 'single' | 'aDay'>): string =>
  `单笔${cardLimitText(single)} · 每日${cardLimitText(aDay)}`
