import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { branchOf } from '@/domain/branches/list'
import { INVITER_KIND_NAMES, MARKETER_STATE_NAMES } from '@/domain/referral/labels'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Notice } from '@/ui/Notice'
import { Portrait } from '@/ui/Portrait'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import type { StaffPage } from '../pages'
import { Apply } from './Apply'
import { StaffOnly } from './Closed'

type Marketer = NonNullable<ResponseOf<typeof queryMarketer>['marketer']>

/** /clerkIndex: a clerk's own card, what waits today, and the tools. */
export function Desk({ route }: StaffPage) {
  const read = useCall(queryMarketer, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="hero" />}>
        {({ staff, marketer }) => {
          if (marketer && marketer.state !== 'ENDED') return <Standing marketer={marketer} />
          if (!staff) return <StaffOnly />
          return (
            <>
              <Notice>
                {marketer ? '您的推广资格已终止或到期，可重新申请' : '取得推广资格后才能介绍产品和接受客户预约'}
              </Notice>
              <Apply />
            </>
          )
        }}
      </Loaded>
    </Frame>
  )
}

function Standing({ marketer }: { readonly marketer: Marketer }) {
  const { state, approvalId } = marketer
  if (state === 'APPLIED')
    return (
      <>
        <ResultView
          state="pending"
          title="推广资格审批中"
          hint="由其他工作人员在72小时内审批，期间请勿开展推广"
          rows={rowsOf(marketer)}
        />
        {approvalId !== undefined && (
          <CellGroup>
            <Cell icon="clock" label="查看审批进度" onPress={() => go('/approvalResult', { approvalId })} />
          </CellGroup>
        )}
      </>
    )
  return (
    <>
      <OwnCard marketer={marketer} />
      {state === 'SUSPENDED' ? (
        <Notice tone="warning" onPress={callHotline} action="拨打">
          {`推广资格已暂停，请勿开展推广，店铺和邀请码已停用。如有疑问请致电${BRAND.hotline}`}
        </Notice>
      ) : (
        <Tools marketer={marketer} />
      )}
    </>
  )
}

const rowsOf = ({ salesId, kind, branch }: Marketer) => [
  { label: '工号', value: salesId },
  { label: '类别', value: INVITER_KIND_NAMES[kind] },
  { label: '所属网点', value: branchOf(branch).name },
]

function OwnCard({
  marketer: { name, kind, branch, salesId, state, until, licenceNo },
}: {
  readonly marketer: Marketer
}) {
  return (
    <>
      <Card tone="person">
        <View className="referral-person">
          <Portrait name={name} size="large" />
          <View className="referral-person__said referral-hero">
            <View className="referral-hero__caption">
              <Facts of={[INVITER_KIND_NAMES[kind], MARKETER_STATE_NAMES[state]]} />
            </View>
            <View className="referral-hero__main">{name}</View>
            <View className="referral-hero__caption">
              <Facts of={[branchOf(branch).name, `工号${salesId}`]} />
            </View>
          </View>
        </View>
      </Card>
      <CellGroup>
        {until !== undefined && <Cell label="资格有效期至" value={formatDay(day(until))} />}
        {licenceNo !== undefined && <Cell label="从业资格编号" value={licenceNo} />}
      </CellGroup>
    </>
  )
}

function Tools({ marketer: { waiting } }: { readonly marketer: Marketer }) {
  return (
    <>
      <CellGroup title="今日">
        <Cell
          icon="calendar"
          label="客户的预约"
          value={waiting > 0 ? `${waiting}项待办` : '没有待办'}
          onPress={() => go('/clerkCustomers', {})}
        />
      </CellGroup>
      <CellGroup title="推广工具">
        <Cell icon="shelf" label="可推广的产品" hint="使用审定的文字和链接" onPress={() => go('/clerkPromote', {})} />
        <Cell icon="download" label="推广海报" hint="带姓名、网点和工号" onPress={() => go('/clerkPoster', {})} />
        <Cell icon="shop" label="我的店铺" onPress={() => go('/microShopUp', {})} />
        <Cell icon="id-card" label="我的名片" onPress={() => go('/microShopCard', {})} />
        <Cell icon="share" label="邀请客户" onPress={() => go('/inviteFriends', {})} />
      </CellGroup>
      <CellGroup title="服务情况">
        <Cell icon="people" label="我的团队" onPress={() => go('/myTeam', {})} />
        <Cell icon="bars" label="推广业绩" onPress={() => go('/profitsList', {})} />
      </CellGroup>
    </>
  )
}
