import type { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import type { ResponseOf } from '@/contract/call'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { Restriction } from '@/domain/account/restriction'
import { editIdCard } from '@/domain/account/status'
import { addDays, daysBetween, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import { addFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { amountOf, happening, nameHint } from '@/features/ahead/items'
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
 * What home says comes next, at most three lines: money of deposits that have ended lately, which can be used anew, then what
 * the bank sees ahead, in order of day.
 * @param taken lines that something more urgent takes
 */
export function comingLines(
  { today, items }: Pick<Ahead, 'today' | 'items'>,
  closed: readonly HoldingFacts[],
  taken = 0,
): readonly ComingLine[] {
  if (!isDay(today)) return []
  const ended = closed.filter((holding) => holding.status === 'MATURED' && endedLately(holding, today))
  const idle: ComingLine = {
    key: 'ended',
    label: `${ended.length}笔到期的钱可以再安排`,
    hint: '本息已转入电子账户',
    amount: addFen(...ended.flatMap(({ amount, interestOnMaturity }) => [amount, interestOnMaturity])),
    leadsTo: link('/WalletBalance'),
  }
  const ahead = items.map((item, at) => ({
    key: `${at}`,
    label: `${whenText(item.day as Day, today)} ${happening(item)}`,
    hint: nameHint(item),
    amount: amountOf(item),
    leadsTo: link('/upcoming'),
  }))
  return [...(ended.length > 0 ? [idle] : []), ...ahead].slice(0, MOST - taken)
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
