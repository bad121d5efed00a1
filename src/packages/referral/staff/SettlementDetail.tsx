import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { querySettlementCard } from '@/contract/card/querySettlementCard'
import { queryCommissions } from '@/contract/commission/queryCommissions'
import { querySettlements } from '@/contract/commission/querySettlements'
import { SETTLEMENT_STATE_NAMES } from '@/domain/commission/labels'
import { withholdingOf } from '@/domain/commission/withholding'
import { day } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { formatAmount } from '@/domain/money/format'
import { Loaded } from '@/features/loaded/Loaded'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { COMMISSION_READER, CommissionCells } from './CommissionCells'
import { monthName } from './Settlements'

type Settlement = ResponseOf<typeof querySettlements>['settlements'][number]

/** A month's statement: what comes, how its tax came about, and what it is made of. */
export function SettlementDetail({ settlementId }: { readonly settlementId: string }) {
  const read = useCall(querySettlements, { settlementId })
  return (
    <Loaded
      read={read}
      waiting={<Skeleton shape="hero" />}
      failed={({ kind, message }) =>
        kind === 'refused' && (
          <Empty
            picture="bridge"
            text={message}
            action={{ text: '查看全部结算', onPress: () => go('/profitsListNew', {}, { replace: true }) }}
          />
        )
      }
    >
      {({ settlements: [one], acctNo }) => one && <Detail one={one} acctNo={acctNo} />}
    </Loaded>
  )
}

function Detail({ one, acctNo }: { readonly one: Settlement; readonly acctNo: string }) {
  const { settlementId, state, payDay, paidAt } = one
  const { gross, deduction, taxable, percent, quick } = withholdingOf(one.gross)
  const list = usePages(queryCommissions, { settlementId }, COMMISSION_READER)
  return (
    <>
      <Card tone="hero">
        <View className="referral-hero">
          <View className="referral-hero__caption">{`${monthName(one)} · ${SETTLEMENT_STATE_NAMES[state]}`}</View>
          <View className="referral-hero__main">{formatAmount(one.net)}</View>
          <View className="referral-hero__caption">税后到账（元）</View>
        </View>
      </Card>
      <CellGroup title="税款计算" note="按劳务报酬所得预扣，年度汇算时多退少补。">
        <Cell label="税前佣金" value={`${formatAmount(gross)}元`} />
        <Cell label="减除费用" value={`${formatAmount(deduction)}元`} />
        <Cell label="应纳税所得额" value={`${formatAmount(taxable)}元`} />
        <Cell label="预扣率" value={`${percent}%`} />
        {quick > 0 && <Cell label="速算扣除数" value={`${formatAmount(quick)}元`} />}
        <Cell label="代扣个人所得税" value={`${formatAmount(one.tax)}元`} strong />
      </CellGroup>
      <CellGroup title="发放">
        <Cell label="收款账户" value={`电子账户 ${acctNo}`} />
        {paidAt === undefined ? (
          <Cell label="发放日期" value={formatDay(day(payDay))} />
        ) : (
          <Cell label="发放时间" value={formatInstant(paidAt)} />
        )}
        {paidAt !== undefined && <TakeOut />}
        <Cell icon="service" label="对结算有异议" onPress={() => go('/Complaint', {})} />
      </CellGroup>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={3} />}
        empty={{ picture: 'notebook', text: '没有佣金明细' }}
      >
        {(commissions) => <CommissionCells commissions={commissions} />}
      </PagedList>
    </>
  )
}

/** What was paid, on to the promoter's own card. */
function TakeOut() {
  const { data } = useCall(querySettlementCard, {})
  if (data?.open !== true) return null
  const { cardId } = data
  return cardId === undefined ? (
    <Cell icon="card" label="选定结算银行卡" hint="转出佣金时的收款卡" onPress={() => go('/kolChooseBank')} />
  ) : (
    <Cell icon="card" label="转到我的银行卡" onPress={() => go('/AccountTurnOut', { cardId })} />
  )
}
