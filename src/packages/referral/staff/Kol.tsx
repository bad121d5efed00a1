import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { useMemberArea } from '@/app/invitation'
import type { MemberArea } from '@/app/invitation'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { ResponseOf } from '@/contract/call'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { branchOf } from '@/domain/branches/list'

import { INVITER_KIND_NAMES, MARKETER_STATE_NAMES } from '@/domain/referral/labels'
import { CONTENT_RULES, mayPromote } from '@/domain/referral/words'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { copyText, webAddress } from '@/features/share/copying'
import type { StaffPage } from '../pages'
import { Apply } from './Apply'
import { Closed } from './Closed'

type Marketer = NonNullable<ResponseOf<typeof queryMarketer>['marketer']>

/** /kolIndex: why the bank has no such promoters; of one it has, their contract, what they may publish, and the tools. */
export function Kol({ route }: StaffPage) {
  const area = useMemberArea(route)
  return <Frame title={route.title}>{area.member ? <Mine /> : <Outside area={area} />}</Frame>
}

/** For who isn't signed in: whether there are such promoters at all, as their landing tells everybody. */
function Outside({ area }: { readonly area: MemberArea }) {
  const read = useCall(queryCampaign, { actId: 'kol' })
  return (
    <Loaded
      read={read}
      waiting={<Skeleton shape="list" count={5} />}
      failed={({ kind }) => kind === 'refused' && <Closed />}
    >
      {({ closed }) => (closed ? <Closed /> : <Locked {...area} />)}
    </Loaded>
  )
}

function Mine() {
  const read = useCall(queryMarketer, {})
  return (
    <Loaded read={read} waiting={<Skeleton shape="list" count={5} />}>
      {({ kolOpen, marketer, staff }) => {
        const own = marketer?.kind === 'KOL' ? marketer : undefined
        if (own && own.state !== 'ENDED') return <Contract marketer={own} kolOpen={kolOpen} />
        if (!kolOpen) return <Closed />
        if (staff || (marketer && !own)) return <ForStaff />
        return (
          <>
            <Empty
              picture="hourglass"
              text={own ? '合作推广已终止' : '您还不是合作推广人'}
              hint="以实名申请，由本行工作人员审批后签约"
              action={{ text: '申请合作推广', onPress: () => go('/kolApply', {}) }}
            />
            {own && <Money />}
          </>
        )
      }}
    </Loaded>
  )
}

/** The bank's staff promote as such, for wages. */
const ForStaff = () => (
  <Empty
    picture="lock"
    text="本行工作人员不参加合作推广"
    hint="请使用客户经理工作台介绍产品和服务客户"
    action={{ text: '前往工作台', onPress: () => go('/clerkIndex', {}) }}
  />
)

const LABELS = {
  APPLIED: '申请正在审批，期间请勿发布推广内容',
  ACTIVE: undefined,
  SUSPENDED: '合作推广已暂停，请勿发布推广内容；已确认的佣金照常发放',
} as const

function Contract({ marketer, kolOpen }: { readonly marketer: Marketer; readonly kolOpen: boolean }) {
  const { state, branch, salesId, until, contentAccount, approvalId } = marketer
  const said = state === 'ENDED' ? undefined : LABELS[state]
  return (
    <>
      {said !== undefined && <Notice tone={state === 'SUSPENDED' ? 'warning' : 'info'}>{said}</Notice>}
      <CellGroup title="合作协议">
        <Cell label={INVITER_KIND_NAMES.KOL} value={MARKETER_STATE_NAMES[state]} strong />
        <Cell label="推广编号" value={salesId} />
        <Cell label="签约网点" value={branchOf(branch).name} />
        {contentAccount !== undefined && <Cell label="内容账号" value={contentAccount} />}
        {until !== undefined && <Cell label="有效期至" value={formatDay(day(until))} />}
        {approvalId !== undefined && (
          <Cell label="审批进度" value="查看" onPress={() => go('/approvalResult', { approvalId })} />
        )}
      </CellGroup>
      {state === 'ACTIVE' && kolOpen && (
        <CellGroup title="推广工具">
          <Cell icon="shelf" label="可推广的产品" hint="审定的文字和链接" onPress={() => go('/clerkPromote', {})} />
          <Cell icon="share" label="邀请客户" onPress={() => go('/inviteFriends', {})} />
          <Cell
            icon="link"
            label="存款推广页"
            hint="复制带推广编号的链接"
            onPress={() => copyPage(link('/promoteKOL_deposit', {}), salesId)}
          />
          {mayPromote({ distributed: true }, marketer) && (
            <Cell
              icon="link"
              label="理财推广页"
              hint="复制带推广编号的链接"
              onPress={() => copyPage(link('/promoteKOL_wealth', {}), salesId)}
            />
          )}
        </CellGroup>
      )}
      {state !== 'APPLIED' && <Money />}
      <CellTable title="内容规范" rows={CONTENT_RULES} />
    </>
  )
}

/** The pages that say they are advertising, with who sends them. */
const copyPage = (page: Link, salesId: string): void =>
  void copyText(webAddress(page, { sales_id: salesId }), '推广页链接')

const Money = () => (
  <CellGroup title="佣金">
    <Cell icon="bars" label="推广业绩" hint="佣金和计算规则" onPress={() => go('/profitsList', {})} />
    <Cell icon="tax" label="推广结算" hint="每月的税款和到账" onPress={() => go('/profitsListNew', {})} />
    <Cell icon="card" label="结算银行卡" onPress={() => go('/kolChooseBank')} />
  </CellGroup>
)

/** /kolApply: the same, and the form while there is a switch for it. */
export function KolApply({ route }: StaffPage) {
  const read = useCall(queryMarketer, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {({ kolOpen, marketer, staff }) => {
          if (!kolOpen) return <Closed />
          if (staff) return <ForStaff />
          if (marketer && marketer.state !== 'ENDED')
            return (
              <Empty
                picture="teapot"
                text={`您已有推广资格：${MARKETER_STATE_NAMES[marketer.state]}`}
                action={{ text: '查看合作推广', onPress: () => go('/kolIndex', {}, { replace: true }) }}
              />
            )
          return <Apply kol />
        }}
      </Loaded>
    </Frame>
  )
}
