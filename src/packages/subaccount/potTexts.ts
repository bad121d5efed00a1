import type { ResponseOf } from '@/contract/call'
import type { queryPots } from '@/contract/pots/queryPots'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import type { Fen } from '@/domain/money/fen'
import { formatAmount, formatHidableAmount } from '@/domain/money/format'
import { groupYuan, typedYuan } from '@/domain/money/input'
import { potLack, potPercent } from '@/domain/pots/pots'
import type { PotPicture, PotStanding } from '@/domain/pots/pots'
import type { IconName } from '@/ui/Icon'

export type Pots = ResponseOf<typeof queryPots>
export type Pot = Pots['pots'][number]

/** What each picture is called, and its drawing. */
export const PICTURES: Readonly<Record<PotPicture, { readonly name: string; readonly icon: IconName }>> = {
  savings: { name: '储蓄', icon: 'piggy-bank' },
  home: { name: '住房', icon: 'home' },
  gift: { name: '礼物', icon: 'gift' },
  people: { name: '家人', icon: 'people' },
  mobile: { name: '数码', icon: 'mobile' },
  shop: { name: '购物', icon: 'shop' },
  shield: { name: '备用', icon: 'shield' },
  document: { name: '学习', icon: 'document' },
}

/** How a pot stands, in a word or two. */
export const STANDINGS: Readonly<Record<PotStanding, string>> = {
  REACHED: '已达成',
  AHEAD: '快于计划',
  ON_PLAN: '按计划',
  BEHIND: '慢于计划',
  SAVING: '积攒中',
}

/** What its colour says of that. */
export const STANDING_TONES = {
  REACHED: 'success',
  AHEAD: 'success',
  ON_PLAN: 'plain',
  BEHIND: 'warning',
  SAVING: 'plain',
} as const satisfies Readonly<Record<PotStanding, string>>

/** What is wanted, how much of it is there and what lacks; hidden only that it is wanted. */
export function targetText(pot: Pot, hidden: boolean): string {
  const { target, balance } = pot
  const text = `目标${formatHidableAmount(target, hidden)}元`
  if (hidden) return text
  const lack = potLack(pot, balance)
  return `${text}，已存${potPercent(target, balance)}%${lack === 0 ? '' : `，还差${formatAmount(lack)}元`}`
}

/** One sentence on how a pot stands: what there is to know, without a word of blame. */
export function standingText(pot: Pot, hidden: boolean): string {
  const { standing, byDay, monthlyShare } = pot
  if (standing === 'REACHED') return '目标已存满，可继续存，也可随时转回'
  if (byDay === '') return '未设目标日期，随时存取'
  const until = `目标日期${formatDay(day(byDay))}`
  if (monthlyShare === undefined) return `${until}，可在“修改”中调整日期`
  return `${until}，每月存入${formatHidableAmount(monthlyShare, hidden)}元可如期达成`
}

/** The act that brings a pot that is behind to its target; the amount is in whole yuan. */
export const offerText = ({ monthlyAmount }: Pick<Pot, 'monthlyAmount'>, offered: Fen, hidden: boolean): string =>
  `${monthlyAmount > 0 ? '改为每月' : '设为每月'}${hidden ? '******' : groupYuan(typedYuan(offered))}元`

/** The rules that fill a pot, each in a line. */
export function ruleTexts(
  { monthlyAmount, monthlyDate, nextFill, takesInterest }: Pot,
  hidden: boolean,
): readonly string[] {
  const next = nextFill === undefined ? '，账户届时不能付款，恢复后照常存入' : `，下次${formatDay(day(nextFill))}`
  return [
    ...(monthlyAmount > 0 ? [`每月${monthlyDate}日存入${formatHidableAmount(monthlyAmount, hidden)}元${next}`] : []),
    ...(takesInterest ? ['存款到期时，到账的利息自动存入'] : []),
  ]
}
