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
  CONFIRMATION: '申购确认',
  REDEMPTION: '理财赎回到账',
  SETTLEMENT: '活期结息',
  POT: '自动存入存钱罐',
}

/** What an item is of. */
export const nameOf = ({ kind, name }: Item): string => name || (kind === 'SETTLEMENT' ? '电子账户余额' : '')

export const happening = ({ kind, renewed }: Item): string => (renewed ? `续存后${KIND_NAMES[kind]}` : KIND_NAMES[kind])

/** What is to be known of its figure. */
function noteOf({ kind, renewed }: Item): string {
  if (kind === 'SETTLEMENT') return '至昨日已积利息'
  if (kind === 'POT') return '余额不足时当次不存'
  return renewed && kind === 'MATURITY' ? '届时可另行选择' : ''
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('，')

/** Under what it is of. */
export const eventHint = (item: Item): string => joined(happening(item), noteOf(item))

/** Under what happens. */
export const nameHint = (item: Item): string => joined(nameOf(item), noteOf(item))

/** The figure beside it: what the money is, or what it earns where only that comes. */
export const amountOf = ({ kind, principal, interest }: Item): Fen =>
  kind === 'MATURITY' || principal > 0 ? principal : interest

/** What wealth does by itself, of which a day may have many: each of them asks for nothing. */
const WEALTH: readonly Item['kind'][] = ['CONFIRMATION', 'REDEMPTION']

/** Movements of wealth of the same day and kind together, where the first of them is. */
export function alike(items: readonly Item[]): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>()
  items.forEach((item, at) => {
    const key = WEALTH.includes(item.kind) ? `${item.day} ${item.kind}` : `${at}`
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  })
  return [...groups.values()]
}
