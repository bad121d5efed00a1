import { View } from '@tarojs/components'
import type { ResponseOf } from '@/contract/call'
import type { queryCommissions } from '@/contract/commission/queryCommissions'
import { CLAW_BACK_NAMES, COMMISSION_LEVEL_NAMES, COMMISSION_STATE_NAMES } from '@/domain/commission/labels'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { monthOf } from '@/domain/dates/month'
import { formatAmount, formatRate } from '@/domain/money/format'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import type { PageReader } from '@/features/list/usePages'
import { Cell } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'

export type Commission = ResponseOf<typeof queryCommissions>['commissions'][number]

export const COMMISSION_READER: PageReader<typeof queryCommissions, Commission> = {
  items: ({ commissions }) => commissions,
  more: ({ more }) => more,
  key: ({ commissionId }) => commissionId,
}

/** How a commission stands and what comes next of it. */
function standing({ state, confirmDay, reason }: Commission): string {
  if (confirmDay !== undefined) return `${COMMISSION_STATE_NAMES[state]}，${formatDay(day(confirmDay))}起可确认`
  return reason === undefined
    ? COMMISSION_STATE_NAMES[state]
    : `${COMMISSION_STATE_NAMES[state]}，${CLAW_BACK_NAMES[reason]}`
}

/** Commissions by the month in which they accrued, each with what it was reckoned from. */
export const CommissionCells = ({ commissions }: { readonly commissions: readonly Commission[] }) => (
  <>
    {byMonth(commissions, ({ accruedDay }) => monthOf(day(accruedDay))).map(({ month, title, items }) => (
      <MonthGroup key={month} title={title}>
        {items.map((one) => (
          <Cell
            key={one.commissionId}
            label={COMMISSION_LEVEL_NAMES[one.level]}
            hint={
              <>
                <Facts of={[formatDay(day(one.accruedDay)), `${formatAmount(one.base)}元×${formatRate(one.rate)}`]} />
                <View>{standing(one)}</View>
              </>
            }
            value={`${formatAmount(one.amount)}元`}
          />
        ))}
      </MonthGroup>
    ))}
  </>
)
