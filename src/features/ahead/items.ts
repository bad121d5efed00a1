import type { ResponseOf } from '@/contract/call'
import type { queryAhead } from '@/contract/holding/queryAhead'
import type { Fen } from '@/domain/money/fen'

export type Ahead = ResponseOf<typeof queryAhead>
export type Item = Ahead['items'][number]

/** What happens on a day, in a word. */
const KIND_NAMES: Readonly<Record<Item['kind'], string>> = {
  MATURITY: '存款到期',
  PAYOUT: '付息',
  REWARD: '加息奖励到账',
  CONFIRMATION: '理财份额确认',
  REDEMPTION: '理财赎回到账',
  SETTLEMENT: '活期结息',
  POT: '按您的设置自动存入存钱罐，余额不足时当次不存',
}

/** What an item is of. */
export const nameOf = ({ kind, name }: Item): string => name || (kind === 'SETTLEMENT' ? '电子账户余额' : '')

/** Under its name: what happens, and what is to be known of the figure. */
export function hintOf({ kind, renewed }: Item): string {
  const what = renewed ? `续存后${KIND_NAMES[kind]}` : KIND_NAMES[kind]
  if (kind === 'SETTLEMENT') return `${what}，至昨日已积利息`
  return renewed && kind === 'MATURITY' ? `${what}，届时可另行选择` : what
}

/** The figure beside it: what the money is, or what it earns where only that comes. */
export const amountOf = ({ kind, principal, interest }: Item): Fen =>
  kind === 'MATURITY' || principal > 0 ? principal : interest
