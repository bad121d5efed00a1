import { View } from '@tarojs/components'
import { useState } from 'react'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go, goBack } from '@/app/navigate'
import type { TargetKey } from '@/domain/bridge/targets'
import { bridgeOf, consentTerms, needsConsent, recipientOf } from '@/domain/bridge/bridges'
import type { TokenBridge } from '@/domain/bridge/bridges'
import { GIFT_FACTS } from '@/domain/bridge/gifts'
import { BRAND } from '@/domain/brand'
import type { OrgRole } from '@/domain/enterprise/orgCard'
import { ORG_ROLE_NAMES } from '@/domain/enterprise/roleNames'
import type { Link } from '@/routes/link'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { askToTick, RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { fallbackOf } from '../fallback'
import { useCrossing } from './useCrossing'
import type { CrossingOf, Offer } from './useCrossing'
import './Crossing.scss'

interface CrossingProps extends CrossingOf {
  readonly title: string
  /** What is opened, where it isn't the row's own name. */
  readonly name?: string
  /** What it is for, and where else to go, where the row's own isn't meant. */
  readonly about?: string
  readonly elsewhere?: Elsewhere
}

interface Elsewhere {
  readonly text: string
  readonly to: Link
}

type Way = ReturnType<typeof useCrossing>

interface PartProps {
  readonly way: Way
  readonly bridge: TokenBridge
  readonly name: string
  readonly about: string
  readonly elsewhere: Elsewhere | undefined
}

/** One way across a bridge, in whichever state it is. */
export function Crossing({ title, name, about, elsewhere, ...of }: CrossingProps) {
  const way = useCrossing(of)
  const { bridge } = of.crossing
  const row = bridgeOf(bridge)
  const part = { way, bridge, name: name ?? row.name, about: about ?? row.about, elsewhere }
  switch (way.state) {
    case 'CONSENT':
    case 'LEAVING':
      return way.offer && <Asked {...part} title={title} offer={way.offer} />
    case 'CHECKING':
      return (
        <Frame title={title}>
          <Skeleton shape="card" />
        </Frame>
      )
    default:
      return (
        <Frame title={title}>
          <Outcome {...part} />
        </Frame>
      )
  }
}

/** What the other side gets, in words where there are words. */
const shown = ({ gift, value }: Offer['gives'][number]): string => {
  if (gift === 'gestureState') return value === '1' ? '已设置' : '未设置'
  if (gift === 'orgRole') return ORG_ROLE_NAMES[value as OrgRole]
  return value
}

/** Who answers on the other side: what is done in the bank's name stays the bank's responsibility. */
const leavingText = (bridge: TargetKey, name: string, by: string): string =>
  bridgeOf(bridge).entrusted === true
    ? `即将离开本行页面。${name}由${by}受本行委托提供，本行对该服务负责，请勿发送密码和验证码`
    : `即将离开本行。${name}由${by}提供并负责，不是本行的服务，请勿向对方提供密码和验证码`

interface AskedProps extends PartProps {
  readonly title: string
  readonly offer: Offer
}

/** Who gets what for which purpose, and the customer's word: the consent once, and that they are leaving each time. */
function Asked({ way, bridge, name, about, elsewhere, title, offer }: AskedProps) {
  const [ticked, setTicked] = useState(false)
  const { by } = bridgeOf(bridge)
  const { gives } = offer
  const asks = way.state === 'CONSENT'
  return (
    <Frame
      title={title}
      action={
        <Button onPress={asks && !ticked ? askToTick : way.cross.run} busy={way.cross.busy}>
          {asks ? '同意并前往' : `前往${name}`}
        </Button>
      }
    >
      {by !== undefined && <Notice tone="warning">{leavingText(bridge, name, by)}</Notice>}
      <CellGroup>
        {!title.includes(name) && <Cell label="前往" value={name} />}
        {by !== undefined && <Cell layout="stacked" label="提供方" value={by} />}
        <Cell layout="stacked" label="用途" value={about} />
      </CellGroup>
      <CellGroup
        title="向对方提供的信息"
        note={gives.length === 0 ? undefined : '只提供以上信息，可随时在“隐私中心”撤回授权。'}
      >
        {gives.length === 0 ? (
          <Cell label="不提供您的任何信息" />
        ) : (
          gives.map((one) => <Cell key={one.gift} label={GIFT_FACTS[one.gift].name} value={shown(one)} />)
        )}
      </CellGroup>
      {offer.version !== '' && needsConsent(bridge) && (
        <CellGroup title="授权与保存">
          {consentTerms(bridge).map(({ label, value }) => (
            <Cell key={label} layout="stacked" label={label} value={value} />
          ))}
        </CellGroup>
      )}
      {asks && (
        <View className="crossing-consent">
          <RequiredCheckbox
            checked={ticked}
            onChange={setTicked}
            label={`我已阅读并单独同意向${recipientOf(bridge)}提供以上信息`}
          />
        </View>
      )}
      {elsewhere ? (
        <GoElsewhere {...elsewhere} />
      ) : (
        <Button kind="text" onPress={asks ? way.decline : goBack}>
          {asks ? '不同意' : '暂不前往'}
        </Button>
      )}
    </Frame>
  )
}

const GoElsewhere = ({ text, to }: Elsewhere) => (
  <Button kind="text" onPress={() => go(to, { replace: true })}>
    {text}
  </Button>
)

/** On the way, there, or not. */
function Outcome({ way, bridge, name, about, ...part }: PartProps) {
  const { state, failure, again, copy } = way
  const fallback = part.elsewhere ?? fallbackOf(bridgeOf(bridge).fallback)
  const elsewhere = <GoElsewhere {...fallback} />
  if (state === 'TOKEN' || state === 'OPENING')
    return <ResultView state="pending" title={`正在前往${name}`} hint="请稍候" />
  if (state === 'LEFT')
    return (
      <ResultView state="success" title={`已前往${name}`} hint="在对方页面办理的内容，以对方页面显示为准">
        <Button onPress={goBack}>返回上一页</Button>
        <Button kind="text" onPress={again}>
          再次前往
        </Button>
      </ResultView>
    )
  if (state === 'DECLINED')
    return (
      <ResultView
        state="cancelled"
        title="未前往，未提供任何信息"
        hint={`同意后才能使用${name}，不影响您使用本行的其他服务`}
      >
        <Button onPress={goBack}>返回上一页</Button>
        <Button kind="text" onPress={again}>
          重新查看
        </Button>
        {elsewhere}
      </ResultView>
    )
  if (failure?.name === 'BridgeOrgMissing')
    return (
      <ResultView state="cancelled" title="您名下没有企业" hint={`${name}供企业使用：${about}`}>
        <Button onPress={() => go('/qiyeLogin', {}, { replace: true })}>加入企业</Button>
        {elsewhere}
      </ResultView>
    )
  return (
    <ResultView
      state="failure"
      title={`暂时无法前往${name}`}
      hint={
        <>
          {failure?.message}
          <View className="crossing-hotline">
            <TextLink text={`拨打客服热线${BRAND.hotline}`} onPress={callHotline} />
          </View>
        </>
      }
    >
      <Button onPress={again}>重试</Button>
      <Button kind="secondary" onPress={copy}>
        复制链接
      </Button>
      {elsewhere}
    </ResultView>
  )
}
