import type { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import type { ResponseOf } from '@/contract/call'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { Restriction } from '@/domain/account/restriction'
import { editIdCard } from '@/domain/account/status'
import { addDays, daysBetween, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { amountOf, hintOf, nameOf } from '@/features/ahead/items'
import type { Ahead } from '@/features/ahead/items'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** Something of the customer's own that has just happened or will: never an advertisement. */
export interface ComingLine {
  readonly key: string
  readonly label: string
  readonly hint: string
  readonly amount?: Fen
  readonly leadsTo: Link
}

/** How long after its day the end of a deposit is worth a line. */
const NEAR_DAYS = 7
const MOST = 3

/**
 * What home says comes next, at most three lines: deposits that have ended lately, whose money may wait for a decision, then
 * what the bank sees ahead, in order of day.
 * @param taken lines that something more urgent takes
 */
export function comingLines(
  { today, items }: Pick<Ahead, 'today' | 'items'>,
  closed: readonly HoldingFacts[],
  taken = 0,
): readonly ComingLine[] {
  if (!isDay(today)) return []
  const ended = (status: HoldingFacts['status'], hint: string, leadsTo: Link): readonly ComingLine[] => {
    const over = closed.filter((holding) => holding.status === status && endedLately(holding, today))
    const amount = addFen(
      ...over.flatMap((one) => [one.amount, status === 'MATURED' ? one.interestOnMaturity : ZERO_FEN]),
    )
    return over.length > 0 ? [{ key: status, label: `${over.length}笔存款已到期`, hint, amount, leadsTo }] : []
  }
  const ahead = items.map((item, at) => ({
    key: `${at}`,
    label: nameOf(item),
    hint: `${whenText(item.day as Day, today)} ${hintOf(item)}`,
    amount: amountOf(item),
    leadsTo: link('/upcoming'),
  }))
  return [
    ...ended('MATURED', '本息已转入电子账户', link('/WalletBalance')),
    ...ended('RENEWED', '已按您的设置办理', link('/renewalRecord')),
    ...ahead,
  ].slice(0, MOST - taken)
}

/** `今天`, `明天`, `12月16日` */
const whenText = (on: Day, today: Day): string =>
  on === today ? '今天' : on === addDays(today, 1) ? '明天' : formatChineseDay(on).slice(5)

function endedLately({ endDate, kind }: HoldingFacts, today: Day): boolean {
  if (kind !== 'deposit' || !isDay(endDate)) return false
  const ago = daysBetween(endDate, today)
  return ago >= 0 && ago <= NEAR_DAYS
}

/** What stands in the way of the account's business, and where it is put right. */
export interface Papers extends Pick<Restriction, 'tone' | 'action'> {
  readonly text: string
  readonly leadsTo: Link
}

/** Undefined for an account in order. */
export function papersOf(status: ResponseOf<typeof queryAccountStatus> | undefined): Papers | undefined {
  const restriction = status?.restriction
  if (!restriction) return undefined
  const { cause, about, ...look } = restriction
  const leadsTo = {
    idCard: link('/SettingIdCard'),
    losses: link('/reportTheLossList'),
    papers: link('/EditeIdCard', editIdCard(status)),
  }[about]
  return { text: cause, leadsTo, ...look }
}
