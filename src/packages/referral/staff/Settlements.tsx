import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { querySettlements } from '@/contract/commission/querySettlements'
import { SETTLEMENT_STATE_NAMES } from '@/domain/commission/labels'
import { COMMISSION_RULE } from '@/domain/commission/rule'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { formatMonth, isMonth } from '@/domain/dates/month'
import { formatAmount } from '@/domain/money/format'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { Closed } from './Closed'

type Settlement = ResponseOf<typeof querySettlements>['settlements'][number]

const READER: PageReader<typeof querySettlements, Settlement> = {
  items: ({ settlements }) => settlements,
  more: ({ more }) => more,
  key: ({ settlementId }) => settlementId,
}

/** `2026年11月` of a settlement. */
export const monthName = ({ month }: Pick<Settlement, 'month'>): string => (isMonth(month) ? formatMonth(month) : month)

/** Each month's settlement with its tax. */
export function Settlements() {
  const list = usePages(querySettlements, {}, READER)
  if (list.first.data?.open === false && list.items.length === 0) return <Closed />
  return (
    <PagedList
      list={list}
      waiting={<Skeleton shape="list" count={3} />}
      empty={{
        picture: 'notebook',
        text: '还没有结算',
        hint: `每月1日结算已确认的佣金，${COMMISSION_RULE.payDay}日发放到电子账户`,
        action: { text: '查看佣金', onPress: () => go('/profitsList', {}) },
      }}
    >
      {(settlements) => (
        <CellGroup title="每月结算" note="金额为税后到账金额。佣金按劳务报酬所得代扣个人所得税，年度汇算时多退少补。">
          {settlements.map((one) => (
            <Cell
              key={one.settlementId}
              label={monthName(one)}
              hint={
                <>
                  <View>{`${formatDay(day(one.payDay))} ${SETTLEMENT_STATE_NAMES[one.state]}`}</View>
                  <View>{`税前${formatAmount(one.gross)}元，代扣税${formatAmount(one.tax)}元`}</View>
                </>
              }
              value={`${formatAmount(one.net)}元`}
              onPress={() => go('/profitsListNew', { settlementId: one.settlementId })}
            />
          ))}
        </CellGroup>
      )}
    </PagedList>
  )
}
