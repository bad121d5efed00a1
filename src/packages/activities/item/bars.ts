import type { ResponseOf } from '@/contract/call'
import type { queryMall } from '@/contract/points/queryMall'
import { formatInstant } from '@/domain/dates/format'

type Item = ResponseOf<typeof queryMall>['items'][number]

/** Why an item can't be had, as it fits on a button. */
export const BAR_WORDS: Readonly<Record<Exclude<Item['bar'], '' | 'MallNotOpen'>, string>> = {
  MallSoldOut: '已兑完',
  MallPerPersonLimit: '已达兑换上限',
  PointsInsufficient: '积分不足',
}

/** Why an item can't be had now, in a few words; undefined when it can. @param at the bank's time, epoch ms */
export function barText({ bar, openAt, perPerson }: Item, at: number): string | undefined {
  if (bar === '') return undefined
  if (bar === 'MallNotOpen') return at < openAt ? `${formatInstant(openAt)}开抢` : '不在兑换时间内'
  return bar === 'MallPerPersonLimit' ? `每人限兑${perPerson}份，您已兑满` : BAR_WORDS[bar]
}
