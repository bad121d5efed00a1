import type { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import type { ResponseOf } from '@/contract/call'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { Restriction } from '@/domain/account/restriction'
import { editIdCard } from '@/domain/account/status'
import { addDays, daysBetween, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatChineseDay, formatTime } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { addFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { alike, amountOf, happening, nameHint, nameOf } from '@/features/ahead/items'
import type { Ahead, Item } from '@/features/ahead/items'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** Something of the customer's own that has just happened or will: never an advertisement. */
export interface ComingLine {
  readonly key: string
  readonly label: string
  readonly hint: string
  readonly amount?: Fen
  /** Something may still be chosen. */
  readonly open?: true
  readonly leadsTo: Link
}

/** How long after its day the end of a deposit is worth a line. */
const NEAR_DAYS = 7
const MOST = 3
/** After every day. */
const LAST = '9'

/** How near the end of a deposit is that may be decided and stands before all else: as far as 资产 looks ahead. */
const DECIDE_DAYS = 30

/**
 * What home says comes next, at most three lines in order of day: deposits that end soon and whose end may still be
 * decided have their place among them before what else the bank sees ahead; last, money of deposits that have ended
 * lately, which can be used anew.
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
  const decide = items.flatMap((item) => {
    const open = openEnd(item, today)
    return open ? [{ day: item.day, line: decision(item, open, today) }] : []
  })
  const itself = items.filter((item) => !openEnd(item, today))
  const ahead = alike(itself).map((together) => ({ day: together[0].day, line: happens(together, today) }))
  return [...decide, ...ahead, ...(ended.length > 0 ? [{ day: LAST, line: idle }] : [])]
    .slice(0, MOST - taken)
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ line }) => line)
}

type Maturity = NonNullable<Item['maturity']>

/** The end of a deposit that is near, that nothing was chosen for and that something can be. */
function openEnd({ day, maturity }: Item, today: Day): Maturity | undefined {
  if (!maturity || maturity.decided || !maturity.changeable) return undefined
  return isDay(day) && daysBetween(today, day) <= DECIDE_DAYS ? maturity : undefined
}

/** A deposit that is paid out without a decision, and until when another one is possible. */
function decision(item: Item, { changeableUntil }: Maturity, today: Day): ComingLine {
  const { seqNo, day } = item
  return {
    key: `decide ${seqNo}`,
    label: `${nameOf(item)}${whenText(day as Day, today)}到期`,
    hint: `到期自动转入电子账户，${whenText(dayOfInstant(changeableUntil), today)}${formatTime(changeableUntil)}前可改`,
    amount: amountOf(item),
    open: true,
    leadsTo: link('/redeposit', { seqNo }),
  }
}

/** A line of what happens by itself; several movements have their sum and their number. */
function happens(together: readonly [Item, ...Item[]], today: Day): ComingLine {
  const [first, ...more] = together
  const number = more.length === 0 ? '' : `${together.length}笔`
  return {
    key: `${first.day} ${first.kind} ${first.seqNo} ${first.name} ${first.renewed}`,
    label: `${whenText(first.day as Day, today)} ${happening(first)}${number}`,
    hint: [...new Set(together.map(nameHint))].join('、'),
    amount: addFen(...together.map(amountOf)),
    leadsTo: link('/upcoming'),
  }
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
export interface Papers extends Pick<Restriction, 'action'> {
  readonly text: string
  readonly leadsTo: Link
}

/** Undefined for an account in order. */
export function papersOf(status: ResponseOf<typeof queryAccountStatus> | undefined): Papers | undefined {
  const restriction = status?.restriction
  if (!restriction) return undefined
  const { cause, about, action } = restriction
  const leadsTo = {
    idCard: link('/SettingIdCard'),
    losses: link('/reportTheLossList'),
    papers: link('/EditeIdCard', editIdCard(status)),
  }[about]
  return { text: cause, leadsTo, action }
}
