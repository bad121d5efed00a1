import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { formatInstant } from '@/domain/dates/format'
import { afterEntryText } from '@/features/entry/entryText'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { link } from '@/routes/link'
import type { Route } from '@/routes/names'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Waiting as Queued } from '../queue/Waiting'
import { countdownText, useBankTime } from '../useBankTime'
import { isRunning, NotRunning, OfferBanner, OfferRules, offersGone, OfferTicket, ToTaken } from './OfferParts'
import { takenAs, takenText, useOffers } from './useOffers'
import type { Offer, Offered, Offering } from './useOffers'

const ACT = 'noonRush'

/** /seckillIndex: a few vouchers for many, from a second on; how many are left and who comes first is what the bank says. */
export function Rush({ route }: { readonly route: Route }) {
  const offering = useOffers(route, ACT)
  const { data, reload } = offering.read
  const offer = data?.offers.offers[0]
  const isComing = data?.offers.campaign.state === 'SCHEDULED'
  const now = useBankTime(data?.offers.at, isComing)
  const opened = isComing && now >= data.offers.campaign.startAt
  const again = useRef(reload)
  again.current = reload
  // Once, when its second has come: what the bank answers then decides.
  useEffect(() => {
    if (opened) again.current()
  }, [opened])
  const { place, leave } = offering.queue
  if (place) return <Queued title={route.title} place={place} onLeave={leave} />
  return (
    <Frame
      title={route.title}
      {...(data && offer && { action: <Action offer={offer} offered={data} offering={offering} now={now} /> })}
    >
      <Loaded read={offering.read} waiting={<Waiting />} failed={offersGone}>
        {(offered) =>
          offer && (
            <>
              <ObstacleNotes obstacles={offering.obstacles} />
              <Content offer={offer} offered={offered} area={offering.area} />
            </>
          )
        }
      </Loaded>
    </Frame>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={5} />
  </>
)

interface ContentProps {
  readonly offer: Offer
  readonly offered: Offered
  readonly area: Offering['area']
}

interface ActionProps extends Omit<ContentProps, 'area'> {
  readonly offering: Offering
  /** The bank's time. */
  readonly now: number
}

/** One button: to sign in, to wait for its second, to take one, or to what was taken. */
function Action({ offer, offered, offering: { area, take, busy }, now }: ActionProps) {
  const { campaign } = offered.offers
  const taken = takenAs(offer, offered)
  if (taken) return <ToTaken taken={taken} text="查看我的卡券" to={link('/myVoucher')} />
  if (!isRunning(offered.offers) && campaign.state !== 'SCHEDULED')
    return <Button onPress={() => go('/promotionIndex')}>查看其他活动</Button>
  const barred = (text: string) => (
    <Button disabled onPress={() => undefined}>
      {text}
    </Button>
  )
  if (isRunning(offered.offers) && offer.left === 0) return barred('已抢完')
  if (area.invitation) return <Button onPress={area.accept}>{afterEntryText(area.invitation, '抢券')}</Button>
  if (campaign.state === 'SCHEDULED') return barred(`${countdownText(campaign.startAt - now)}后开始`)
  if (offered.mine?.refusal !== undefined) return <Button onPress={() => go('/promotionIndex')}>查看其他活动</Button>
  return (
    <Button busy={busy} onPress={() => take(offer.offerKey)}>
      立即抢券
    </Button>
  )
}

/** Where somebody stands. */
function mineText({ offer, offered, area: { invitation } }: ContentProps): string {
  if (invitation) return afterEntryText(invitation, '查看')
  const taken = takenAs(offer, offered)
  if (taken) return takenText(taken, '已抢到')
  return offered.mine?.refusal === undefined || offered.offers.campaign.state === 'SCHEDULED' ? '可参加' : '暂不能参加'
}

/** How many are left of all, as a bar. */
const Stock = ({ offer: { left, stock } }: { readonly offer: Offer }) => (
  <View className="offers__stock">
    <View>{left > 0 ? `剩${left}/${stock}张` : '已抢完'}</View>
    <View className="offers__track" aria-hidden="true">
      <View className="offers__remaining" style={{ width: `${(left / Math.max(stock, 1)) * 100}%` }} />
    </View>
    <View className="offers__left">以银行收到请求的先后为准</View>
  </View>
)

function Content({ offer, offered, area }: ContentProps) {
  const { campaign } = offered.offers
  const { merchant, left, terms } = offer
  const refusal = offered.mine?.refusal
  return (
    <>
      {campaign.state !== 'SCHEDULED' && <NotRunning offers={offered.offers} />}
      {refusal !== undefined && isRunning(offered.offers) && left > 0 && <Notice tone="warning">{refusal}</Notice>}
      <OfferBanner offers={offered.offers} />
      <OfferTicket offer={offer} over={left > 0 ? undefined : '已抢完'} />
      <CellGroup>
        <Stock offer={offer} />
        {campaign.state === 'SCHEDULED' && <Cell label="开始时间" value={formatInstant(campaign.startAt)} />}
        <Cell label="我的参加" value={mineText({ offer, offered, area })} />
      </CellGroup>
      <CellGroup title="使用说明">
        <Cell label="可用门店" value={merchant} />
        {terms.map((line) => (
          <Cell key={line} label={line} />
        ))}
      </CellGroup>
      <OfferRules offers={offered.offers} />
    </>
  )
}
