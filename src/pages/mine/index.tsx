import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import type { MemberArea } from '@/app/invitation'
import { askToSignOut } from '@/app/leaving'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BankTabs } from '@/app/tabs'
import { useNotedUnread } from '@/app/useNotedUnread'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { BRAND } from '@/domain/brand'
import { MARKETER_STATE_NAMES } from '@/domain/referral/said'
import { familyRoute } from '@/products/entrance'
import { sessionAtom } from '@/session/session'
import { Looks } from '@/features/looks/Looks'
import { useValue } from '@/session/store'
import { unreadAtom } from '@/session/unread'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import './mine.scss'

/** About as tall as what a member has of their own: what stands below hardly moves once it is known who is there. */
const OWN_ROWS = 9

/** The tab 我的: who is signed in, the ways to what is theirs, how the app looks, and the ways out. */
function PersonalCenter({ route }: PageProps<object>) {
  const area = useMemberArea(route)
  const { consent } = useValue(sessionAtom)
  return (
    <Frame title={route.title} root tabBar={<BankTabs current="mine" />}>
      <Who {...area} />
      {!area.member && !area.invitation && <Skeleton shape="list" count={OWN_ROWS} />}
      {area.member && <Messages />}
      {area.member && <Work />}
      {area.member && <Accounts />}
      <Looks />
      <CellGroup title="条款与帮助">
        <Cell icon="shield" label="隐私政策" onPress={() => go('/policyAgreement', { doc: 'privacy' })} />
        <Cell icon="document" label="用户服务协议" onPress={() => go('/policyAgreement', { doc: 'service' })} />
        <Cell icon="info" label="关于我们" onPress={() => go('/aboutUs')} />
        <Cell icon="service" label="帮助与客服" onPress={() => go('/Help')} />
        <Cell icon="phone" label="客服热线" value={BRAND.hotline} onPress={callHotline} />
        {consent === 'given' && (
          <Cell icon="lock" label="隐私中心" hint="查看、撤回授权，导出我的信息" onPress={() => go('/SettingSecret')} />
        )}
      </CellGroup>
      {area.member && (
        <View className="mine-leave">
          <Button kind="secondary" onPress={askToSignOut}>
            退出登录
          </Button>
        </View>
      )}
      <View className="mine-foot">{BRAND.legalName}</View>
    </Frame>
  )
}

function Who({ invitation, accept }: MemberArea) {
  const { visitor } = useValue(sessionAtom)
  return (
    <Card className="mine-who">
      <View className="mine-who__portrait">
        <Icon name="mine-filled" />
      </View>
      <View className="mine-who__main">
        <Heading level={2} className="mine-who__name">
          {visitor?.customerName ?? '欢迎您'}
        </Heading>
        <View className="mine-who__hint">{visitor?.registerMobileNo ?? invitation?.hint ?? '正在加载'}</View>
      </View>
      {invitation && (
        <Button size="small" onPress={accept}>
          {invitation.action}
        </Button>
      )}
    </Card>
  )
}

/** The way to the message box. */
function Messages() {
  const status = useCall(queryAccountStatus, {})
  useNotedUnread(status)
  const unread = useValue(unreadAtom)
  return (
    <CellGroup>
      <Cell
        icon="message"
        label="消息中心"
        value={unread > 0 ? `${unread}条未读` : undefined}
        onPress={() => go('/systemMsg')}
      />
    </CellGroup>
  )
}

/** For whoever works for the bank or promotes it; nothing for all others, and nothing while that isn't known. */
function Work() {
  const { data } = useCall(queryMarketer, {})
  const { marketer, staff = false } = data ?? {}
  if (marketer?.kind === 'KOL')
    return (
      <CellGroup>
        <Cell
          icon="share"
          label="合作推广"
          value={MARKETER_STATE_NAMES[marketer.state]}
          onPress={() => go('/kolIndex', {})}
        />
      </CellGroup>
    )
  if (!staff && marketer === undefined) return null
  const waiting = marketer?.waiting ?? 0
  return (
    <CellGroup>
      <Cell
        icon="service"
        label="工作台"
        hint="客户预约、店铺与推广工具"
        value={waiting > 0 ? `${waiting}项待办` : undefined}
        onPress={() => go('/clerkIndex', {})}
      />
    </CellGroup>
  )
}

function Accounts() {
  return (
    <CellGroup>
      <Cell icon="card" label="钱包" onPress={() => go('/purseIndex')} />
      <Cell icon="wallet" label="电子账户" onPress={() => go('/WalletBalance')} />
      <Cell icon="enterprise" label="全部账户" hint="支付账户、零用账户" onPress={() => go('/acclists')} />
      <Cell icon="deposit" label="我的存款" onPress={() => go(familyRoute('regular', 'HoldList'), { scope: 'all' })} />
      <Cell icon="chart" label="我的理财" onPress={() => go(familyRoute('wealth', 'HoldList'))} />
      <Cell icon="coupon" label="卡券" hint="商户券、兑换码与优惠券" onPress={() => go('/myVoucher')} />
      <Cell icon="points" label="积分" hint="签到与兑换" onPress={() => go('/integralIndex')} />
      <Cell icon="megaphone" label="活动中心" hint="活动、奖励与红包提现" onPress={() => go('/promotionIndex')} />
      <Cell icon="id-card" label="身份信息" onPress={() => go('/Microvalidation')} />
      <Cell icon="enterprise" label="企业" hint="审批、代发工资与对公付款" onPress={() => go('/qiyeLogin')} />
      <Cell icon="yuan" label="专项款项" hint="补贴、补偿的查询与领取" onPress={() => go('/specialIndex')} />
      <Cell icon="gift" label="贵宾中心" onPress={() => go('/vipIndex', {})} />
      <Cell icon="people" label="邀请好友" onPress={() => go('/inviteFriends', {})} />
      <Cell icon="document" label="风险测评" onPress={() => go('/riskAssResult')} />
      <Cell icon="settings" label="设置" hint="密码、安全与账户管理" onPress={() => go('/Setting')} />
    </CellGroup>
  )
}

export default definePage(PersonalCenter, { eager: true })
