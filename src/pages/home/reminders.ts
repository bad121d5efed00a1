import type { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import type { ResponseOf } from '@/contract/call'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { Restriction } from '@/domain/account/restriction'
import { editIdCard } from '@/domain/account/status'
import { daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { familyRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { maturities, maturityText } from '../member/holdings'

/** Something of the customer's own that changed or soon will: never an advertisement. */
export interface Reminder extends Partial<Pick<Restriction, 'tone' | 'action'>> {
  readonly key: 'papers' | 'maturing' | 'matured' | 'renewed' | 'pending' | 'redeeming'
  readonly text: string
  readonly leadsTo: Link
}

/** How long before and after its day a maturity is worth a line on home. */
const NEAR_DAYS = 7
const MOST = 2

/**
 * What home reminds the customer of, the most urgent first, at most two lines.
 * @param today the bank's day; undefined while it isn't known, and then nothing is said to have ended lately
 * @param papers what the account itself wants, before all money: without it nothing can be done
 */
export function reminders(
  open: readonly HoldingFacts[],
  closed: readonly HoldingFacts[],
  today: Day | undefined,
  papers: readonly Reminder[] = [],
): readonly Reminder[] {
  const found: Reminder[] = [...papers]
  const soon = maturities(open, NEAR_DAYS)
  if (soon[0]) {
    const text =
      soon.length === 1
        ? `您有1笔存款${maturityText(soon[0].daysLeft)}`
        : `您有${soon.length}笔存款将在${NEAR_DAYS}天内到期`
    found.push({ key: 'maturing', text, leadsTo: link('/upcoming') })
  }
  const add = (key: Reminder['key'], count: number, text: string, leadsTo: Link): unknown =>
    count > 0 && found.push({ key, text: `您有${count}笔${text}`, leadsTo })
  const ended = (status: HoldingFacts['status']): number =>
    closed.filter((holding) => holding.status === status && endedLately(holding, today)).length
  const counted = (status: HoldingFacts['status']): number => open.filter((holding) => holding.status === status).length
  const shares = link(familyRoute('wealth', 'HoldList'))
  add('matured', ended('MATURED'), '存款已到期，本息已转入电子账户', link('/WalletBalance'))
  add('renewed', ended('RENEWED'), '存款已到期，已按您的设置办理', link('/renewalRecord'))
  add('pending', counted('PENDING'), '理财申购待确认', shares)
  add('redeeming', counted('REDEEMING'), '理财赎回处理中', shares)
  return found.slice(0, MOST)
}

/** What stands in the way of the account's business; none for one in order. */
export function papersReminders(status: ResponseOf<typeof queryAccountStatus> | undefined): readonly Reminder[] {
  const restriction = status?.restriction
  if (!restriction) return []
  const { cause, about, ...look } = restriction
  const leadsTo = {
    idCard: link('/SettingIdCard'),
    losses: link('/reportTheLossList'),
    papers: link('/EditeIdCard', editIdCard(status)),
  }[about]
  return [{ key: 'papers', text: cause, leadsTo, ...look }]
}

function endedLately({ endDate, kind }: HoldingFacts, today: Day | undefined): boolean {
  if (kind !== 'deposit' || endDate === '' || today === undefined) return false
  const ago = daysBetween(endDate as Day, today)
  return ago >= 0 && ago <= NEAR_DAYS
}
