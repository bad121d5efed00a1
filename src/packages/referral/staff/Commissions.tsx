import { useState } from 'react'
import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryCommissions } from '@/contract/commission/queryCommissions'
import { COMMISSION_LIST_KEYS, COMMISSION_LISTS } from '@/domain/commission/machine'
import type { CommissionList } from '@/domain/commission/machine'
import { COMMISSION_LIST_NAMES, COMMISSION_RULE_TEXTS } from '@/domain/commission/labels'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { Loaded } from '@/features/loaded/Loaded'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Facts } from '@/ui/Facts'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Closed } from './Closed'
import { COMMISSION_READER, CommissionCells } from './CommissionCells'

type Sums = ResponseOf<typeof queryCommissions>['sums']

const TABS = [
  { key: 'ALL', label: '全部' },
  ...COMMISSION_LIST_KEYS.map((key) => ({ key, label: COMMISSION_LIST_NAMES[key] })),
] as const
type Tab = CommissionList | 'ALL'

/** What the states of a list come to. */
const sumOf = (sums: Sums, list: CommissionList | 'PAID'): Fen => {
  const states: readonly string[] = list === 'PAID' ? ['PAID'] : COMMISSION_LISTS[list]
  return fen(sums.reduce((sum, { state, amount }) => (states.includes(state) ? sum + amount : sum), 0))
}

/** A promoter's commissions with their sums, and the rule behind them. Nothing of whom they came by. */
export function Commissions() {
  const [tab, setTab] = useState<Tab>('ALL')
  const read = useCall(queryCommissions, {})
  return (
    <Loaded read={read} waiting={<Skeleton shape="hero" />}>
      {({ open, sums }) =>
        !open && sums.length === 0 ? (
          <Closed />
        ) : (
          <>
            {!open && <Notice>已停止合作推广，不再产生新的佣金；已产生的佣金照常确认和发放</Notice>}
            <Totals sums={sums} />
            <View className="referral-block">
              <Tabs label="佣金状态" items={TABS} current={tab} onSelect={setTab} />
            </View>
            <List key={tab} tab={tab} />
            <CellGroup>
              <Cell icon="tax" label="推广结算" hint="每月的税款和到账" onPress={() => go('/profitsListNew', {})} />
              <Cell icon="service" label="对佣金有异议" onPress={() => go('/Complaint', {})} />
            </CellGroup>
            <CellTable title="计算规则" rows={COMMISSION_RULE_TEXTS} />
          </>
        )
      }
    </Loaded>
  )
}

const Totals = ({ sums }: { readonly sums: Sums }) => (
  <Card tone="hero">
    <View className="referral-hero">
      <View className="referral-hero__caption">已确认未发放（税前，元）</View>
      <View className="referral-hero__main">{formatAmount(sumOf(sums, 'OWED'))}</View>
      <View className="referral-hero__caption">
        <Facts
          of={[`待确认${formatAmount(sumOf(sums, 'ACCRUED'))}元`, `已发放${formatAmount(sumOf(sums, 'PAID'))}元`]}
        />
      </View>
    </View>
  </Card>
)

function List({ tab }: { readonly tab: Tab }) {
  const list = usePages(queryCommissions, tab === 'ALL' ? {} : { list: tab }, COMMISSION_READER)
  const empty = {
    picture: 'notebook' as const,
    text: tab === 'ALL' ? '还没有佣金' : `没有${COMMISSION_LIST_NAMES[tab]}的佣金`,
    hint: '客户申购的代销理财确认份额后，显示在这里',
  }
  return (
    <PagedList list={list} waiting={<Skeleton shape="list" count={4} />} empty={empty}>
      {(all) => <CommissionCells commissions={all} />}
    </PagedList>
  )
}
