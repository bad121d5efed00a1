import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import type { ResponseOf } from '@/contract/call'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import type { StaffPage } from '../pages'
import { Closed } from './Closed'
import { Commissions } from './Commissions'
import { SettlementDetail } from './SettlementDetail'
import { Settlements } from './Settlements'

type Performance = NonNullable<ResponseOf<typeof queryMarketer>['marketer']>['month']

/**
 * /profitsList, /profitsListNew: of a promoter under contract commissions and their settlements; of the staff what they did in
 * numbers of people, for they are paid no commission.
 */
export function Results({ route, query: { view, settlementId } }: StaffPage) {
  const read = useCall(queryMarketer, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={6} />}>
        {({ marketer }) => {
          if (marketer?.kind === 'KOL') {
            if (view === 'results') return <Commissions />
            return settlementId === undefined ? <Settlements /> : <SettlementDetail settlementId={settlementId} />
          }
          if (view !== 'results' || marketer?.state !== 'ACTIVE') return <Closed />
          return (
            <>
              <Month title="本月" of={marketer.month} />
              <Month title="上月" of={marketer.lastMonth} />
              <View className="referral-note">只统计人数和服务次数，不统计金额，不排名，不支付佣金。</View>
            </>
          )
        }}
      </Loaded>
    </Frame>
  )
}

const Month = ({ title, of: { bound, effective, served } }: { readonly title: string; readonly of: Performance }) => (
  <CellGroup title={title}>
    <Cell label="接受邀请" value={`${bound}人`} />
    <Cell label="开立账户" value={`${effective}人`} />
    <Cell label="到店服务" value={`${served}人次`} />
  </CellGroup>
)
