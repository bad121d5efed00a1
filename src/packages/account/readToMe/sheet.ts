import type { ResponseOf } from '@/contract/call'
import type { queryCalendar } from '@/contract/holding/queryCalendar'
import type { queryInviter } from '@/contract/referral/queryInviter'
import type { ComingPayment, MoneySheet } from '@/domain/account/moneySheet'
import { branchOf } from '@/domain/branches/list'
import { day } from '@/domain/dates/day'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { ZERO_FEN } from '@/domain/money/fen'
import { laterSum } from '../liquidity/liquidity'
import type { Liquidity } from '../liquidity/liquidity'

type CalendarMonth = ResponseOf<typeof queryCalendar>
type Inviter = ResponseOf<typeof queryInviter>

const EVENTS = { MATURITY: '到期', PAYOUT: '付息', WITHDRAWAL: '支取' } as const

/** As many as an ear follows. */
const MOST = 6

/** The month after a calendar's, where the customer's calendar has one. */
export function monthAfter({ month, lastMonth }: CalendarMonth): Month | undefined {
  const next = isMonth(month) ? addToMonth(month, 1) : undefined
  return next !== undefined && next <= lastMonth ? next : undefined
}

const comingOf = ({ days }: CalendarMonth): readonly ComingPayment[] =>
  days.flatMap((each) =>
    each.events
      .filter(({ state }) => state === 'due')
      .map(({ kind, prodDesc, principal, interest }) => ({
        ...{ day: day(each.day), name: prodDesc, event: EVENTS[kind], principal, interest },
      })),
  )

/** What there is, in the words of who asks what it is for; what there is now always, the rest where there is any. */
const partsOf = (money: Liquidity): MoneySheet['parts'] =>
  [
    { label: '现在可用', amount: money.available },
    { label: '其他账户', amount: money.otherAccounts ?? ZERO_FEN },
    { label: '今日可支取的存款', amount: money.withdrawable },
    { label: '还不能支取的存款', amount: laterSum(money) },
    { label: '理财', amount: money.redeemable },
    { label: '理财在途', amount: money.underWay },
    { label: '转出处理中', amount: money.pending },
    { label: '冻结', amount: money.frozen },
  ].filter(({ amount }, index) => index === 0 || amount > 0)

/** The counter of the clerk by whom the customer came, while that holds. */
function ownBranch({ relation }: Inviter): MoneySheet['branch'] {
  const at = relation?.inviter.branch
  return at === undefined || relation?.state !== 'EFFECTIVE' ? undefined : branchOf(at)
}

/** The sheet from what the bank tells; `inviter` is left out where it wasn't told. */
export function sheetOf(money: Liquidity, months: readonly CalendarMonth[], inviter: Inviter | undefined): MoneySheet {
  const [first] = months
  if (!first) throw new Error('a sheet needs the calendar of its month')
  return {
    today: day(first.today),
    total: money.total,
    parts: partsOf(money),
    coming: months.flatMap(comingOf).slice(0, MOST),
    branch: inviter && ownBranch(inviter),
  }
}
