import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import type { MemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BankTabs } from '@/app/tabs'
import { useNotedUnread } from '@/app/useNotedUnread'
import type { ResponseOf } from '@/contract/call'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryAssets } from '@/contract/account/queryAssets'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { querySecurity } from '@/contract/security/querySecurity'
import { BRAND } from '@/domain/brand'
import { dayOfInstant } from '@/domain/dates/instant'
import { MARKETER_STATE_NAMES } from '@/domain/referral/labels'
import { attemptsText, securityAdvice } from '@/domain/security/advice'
import { Looks } from '@/features/looks/Looks'
import { familyRoute } from '@/products/entrance'
import { sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'
import { unreadAtom } from '@/session/unread'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/Icon'
import { LinkLine } from '@/ui/LinkLine'
import { Pressable } from '@/ui/Pressable'
import { Skeleton } from '@/ui/Skeleton'
import { unbroken } from '@/ui/Unbroken/unbroken'
import './mine.scss'

/** About as tall as what a member has of their own: what stands below hardly moves once it is known who is there. */
const OWN_ROWS = 10

/**
 * The tab 我的: who is signed in and whether all that protects them is on, then the ways to what is theirs. Who isn't a
 * member finds how the app looks and its terms here, which members have in 设置.
 */
function PersonalCenter({ route }: PageProps) {
  const area = useMemberArea(route)
  return (
    <Frame title={route.title} root tabBar={<BankTabs current="mine" />}>
      <Who {...area} />
      {!area.member && !area.invitation && <Skeleton shape="list" count={OWN_ROWS} />}
      {area.member ? (
        <>
          <Tiles />
          <Money />
          <Services />
          <AboutMe />
        </>
      ) : (
        <OpenToAll />
      )}
      <View className="mine-foot">{BRAND.legalName}</View>
    </Frame>
  )
}

function Who({ invitation, accept, member }: MemberArea) {
  const { visitor } = useValue(sessionAtom)
  return (
    <Card className="mine-who">
      <View className="mine-who__line">
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
        {member && <LinkLine text="贵宾中心" onPress={() => go('/vipIndex', {})} />}
      </View>
      {member && <Safety />}
    </Card>
  )
}

interface Standing {
  readonly tone: 'success' | 'warning'
  readonly icon: IconName
  readonly text: string
}

/** The state of security before all else, in a colour and in words; each leads to where it is mended. */
function Safety() {
  const { data } = useCall(querySecurity, {})
  const { tone, icon, text }: Standing = data ? standingOf(data) : UNKNOWN
  return (
    <Pressable role="link" className={`mine-safety is-${tone}`} onPress={() => go('/securityCenterIndex')}>
      <Icon name={icon} size="small" tone={tone} />
      <View className="mine-safety__text">{unbroken(text)}</View>
      <Icon name="arrow-right" size="small" tone="hint" />
    </Pressable>
  )
}

/** While it isn't known, and where it can't be read, the way there stays. */
const UNKNOWN: Standing = { tone: 'success', icon: 'shield', text: '安全中心' }

function standingOf(facts: ResponseOf<typeof querySecurity>): Standing {
  if (facts.lost.length > 0) return { tone: 'warning', icon: 'warning', text: '已挂失，部分业务已停止' }
  if (facts.stoppedAt !== undefined) return { tone: 'warning', icon: 'warning', text: '已停止全部支付' }
  const attempts = attemptsText(facts.failedLogins)
  if (attempts !== undefined) return { tone: 'warning', icon: 'warning', text: attempts }
  const advised = securityAdvice(facts, dayOfInstant(Date.now())).length
  return advised === 0
    ? { tone: 'success', icon: 'success', text: '全部保护已开' }
    : { tone: 'warning', icon: 'warning', text: `还有${advised}项建议` }
}

/** What is looked at most often. */
function Tiles() {
  const status = useCall(queryAccountStatus, {})
  useNotedUnread(status)
  const unread = useValue(unreadAtom)
  return (
    <View className="mine-tiles">
      <Tile icon="wallet" label="钱包" onPress={() => go('/purseIndex')} />
      <Tile icon="card" label="银行卡" onPress={() => go('/mybandcard')} />
      <Tile icon="coupon" label="卡券积分" onPress={() => go('/myVoucher')} />
      <Tile
        icon="message"
        label="消息"
        note={unread > 0 ? `${unread}条未读` : undefined}
        onPress={() => go('/systemMsg')}
      />
    </View>
  )
}

interface TileProps {
  readonly icon: IconName
  readonly label: string
  readonly note?: string | undefined
  readonly onPress: () => void
}

const Tile = ({ icon, label, note, onPress }: TileProps) => (
  <Pressable role="link" className="mine-tile" onPress={onPress}>
    <Icon name={icon} tone="brand" />
    <View className="mine-tile__label">{label}</View>
    {note !== undefined && <View className="mine-tile__note">{note}</View>}
  </Pressable>
)

/** What is the customer's own; shares and other accounts only where there are any. */
function Money() {
  const { data } = useCall(queryAssets, {})
  return (
    <CellGroup title="存款与账单">
      <Cell icon="deposit" label="我的存款" onPress={() => go(familyRoute('regular', 'HoldList'), { scope: 'all' })} />
      {data && data.wealth > 0 && (
        <Cell icon="chart" label="我的理财" onPress={() => go(familyRoute('wealth', 'HoldList'))} />
      )}
      {data && data.otherAccounts > 0 && (
        <Cell icon="wallet" label="全部账户" hint="含支付账户与零用账户" onPress={() => go('/acclists')} />
      )}
      <Cell icon="bill" label="月账单" hint="钱从哪来、去了哪" onPress={() => go('/MonthBill')} />
      <Cell icon="document" label="对账单与证明" onPress={() => go('/pdfshow')} />
    </CellGroup>
  )
}

const Services = () => (
  <CellGroup title="服务">
    <Work />
    <Cell icon="megaphone" label="活动中心" hint="活动、奖励与红包提现" onPress={() => go('/promotionIndex')} />
    <Cell icon="enterprise" label="企业" hint="审批、代发工资与对公付款" onPress={() => go('/qiyeLogin')} />
    <Cell icon="yuan" label="专项款项" hint="补贴、补偿的查询与领取" onPress={() => go('/specialIndex')} />
  </CellGroup>
)

/** For whoever works for the bank or promotes it their work; for all others, whom their work would lead there, friends. */
function Work() {
  const { data } = useCall(queryMarketer, {})
  const { marketer, staff = false } = data ?? {}
  if (marketer?.kind === 'KOL')
    return (
      <Cell
        icon="share"
        label="合作推广"
        value={MARKETER_STATE_NAMES[marketer.state]}
        onPress={() => go('/kolIndex', {})}
      />
    )
  if (!staff && marketer === undefined)
    return <Cell icon="people" label="邀请好友" onPress={() => go('/inviteFriends', {})} />
  const waiting = marketer?.waiting ?? 0
  return (
    <Cell
      icon="service"
      label="工作台"
      hint="客户预约、店铺与推广工具"
      value={waiting > 0 ? `${waiting}项待办` : undefined}
      onPress={() => go('/clerkIndex', {})}
    />
  )
}

const AboutMe = () => (
  <CellGroup title="关于我">
    <Cell icon="id-card" label="我的资料" hint="证件、手机号、职业与住址" onPress={() => go('/selfInformation')} />
    <Privacy />
    <Cell icon="settings" label="设置" hint="密码、支付限额与外观" onPress={() => go('/Setting')} />
    <Cell icon="service" label="帮助与客服" onPress={() => go('/Help')} />
    <Cell icon="edit" label="有问题，告诉我们" hint="投诉、建议与进度" onPress={() => go('/Complaint')} />
  </CellGroup>
)

/** Legal texts lead here by “我的—隐私中心”. */
const Privacy = () => (
  <Cell icon="lock" label="隐私中心" hint="查看、撤回授权，导出我的信息" onPress={() => go('/SettingSecret')} />
)

/** What needs no account. */
function OpenToAll() {
  const { consent } = useValue(sessionAtom)
  return (
    <>
      <Looks />
      <CellGroup title="条款与帮助">
        <Cell icon="shield" label="隐私政策" onPress={() => go('/policyAgreement', { doc: 'privacy' })} />
        <Cell icon="document" label="用户服务协议" onPress={() => go('/policyAgreement', { doc: 'service' })} />
        <Cell icon="info" label="关于我们" onPress={() => go('/aboutUs')} />
        <Cell icon="service" label="帮助与客服" onPress={() => go('/Help')} />
        <Cell icon="phone" label="客服热线" value={BRAND.hotline} onPress={callHotline} />
        {consent === 'given' && <Privacy />}
      </CellGroup>
    </>
  )
}

export default definePage(PersonalCenter, { eager: true })
