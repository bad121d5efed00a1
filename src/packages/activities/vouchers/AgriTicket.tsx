import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { formatShortAmount } from '@/domain/money/format'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import type { Route } from '@/routes/names'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Waiting as Queued } from '../queue/Waiting'
import { benefitOf, isRunning, NotRunning, OfferRules, offersGone } from './OfferParts'
import { isTaken, useOffers } from './useOffers'
import type { Offer, Offered, Offering } from './useOffers'
import { VoucherList } from './Vouchers'

const ACT = 'agriTicket'

/** /yuAgribusinessTicket: a voucher of farm shops, for who lives where it is meant for. */
export function AgriTicket({ route }: { readonly route: Route }) {
  const offering = useOffers(route, ACT)
  const { data } = offering.read
  const offer = data?.offers.offers[0]
  const { place, leave } = offering.queue
  if (place) return <Queued title={route.title} place={place} onLeave={leave} />
  return (
    <Frame
      title={route.title}
      {...(data && offer && { action: <Action offer={offer} offered={data} offering={offering} /> })}
    >
      <Loaded read={offering.read} waiting={<Waiting />} failed={offersGone}>
        {(offered) =>
          offer && (
            <>
              <ObstacleNotes obstacles={offering.obstacles} />
              <Content offer={offer} offered={offered} />
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
}

/** One button: to sign in, to take it, to what was taken, or to the address that keeps somebody from it. */
function Action({ offer, offered, offering: { area, take, busy } }: ContentProps & { readonly offering: Offering }) {
  const { invitation, accept } = area
  if (invitation) return <Button onPress={accept}>{`${invitation.action}后领取`}</Button>
  if (isTaken(offer, offered)) return <Button onPress={() => go('/yuAgribusinessTicketII')}>查看我的惠农券</Button>
  if (!isRunning(offered.offers) || offer.left === 0)
    return <Button onPress={() => go('/promotionIndex')}>查看其他活动</Button>
  if (offered.mine?.refusal !== undefined)
    return <Button onPress={() => go('/selfInformation')}>查看我的个人信息</Button>
  return (
    <Button busy={busy} onPress={() => take(offer.offerKey)}>
      领取惠农券
    </Button>
  )
}

/** Where somebody stands. */
function mineText({ offer, offered }: ContentProps): string {
  if (!offered.mine) return '登录后查看'
  if (isTaken(offer, offered)) return '已领取'
  return offered.mine.refusal === undefined ? '可领取' : '暂不能领取'
}

function Content({ offer, offered }: ContentProps) {
  const { budget, budgetLeft } = offered.offers
  const { face, merchant, days, left, terms } = offer
  const refusal = offered.mine?.refusal
  return (
    <>
      <NotRunning offers={offered.offers} />
      {refusal !== undefined && isRunning(offered.offers) && <Notice tone="warning">{refusal}</Notice>}
      <Card tone="hero" className="offers-hero">
        <View className="offers__hero">
          <View>{offer.name}</View>
          <View className="offers__face">{`${formatShortAmount(face)}元`}</View>
          <View>{benefitOf(offer)}</View>
        </View>
      </Card>
      <CellGroup>
        <Cell label="我的资格" value={mineText({ offer, offered })} />
        <Cell label="剩余数量" value={left > 0 ? `${left}张` : '已领完'} />
        <Cell
          label="剩余预算"
          value={`${formatShortAmount(budgetLeft)}元`}
          hint={`总预算${formatShortAmount(budget)}元`}
        />
      </CellGroup>
      <CellGroup title="使用说明">
        <Cell label="可用门店" value={merchant} />
        <Cell label="有效期" value={`领取后${days}天内`} />
        {terms.map((line) => (
          <Cell key={line} label={line} />
        ))}
      </CellGroup>
      <OfferRules offers={offered.offers} />
    </>
  )
}

/** /yuAgribusinessTicketII: one's own, with the code for the shop and what became of the others. */
export function AgriTickets({ route }: { readonly route: Route }) {
  const { member, invitation, accept } = useMemberArea(route)
  return (
    <Frame title={route.title}>
      {member ? <VoucherList kind="AGRI" /> : <Locked invitation={invitation} accept={accept} />}
      <CellGroup title="怎么使用">
        <Cell label="到券面所列惠农店选购种子、化肥、农具" />
        <Cell label="付款前出示券码，由店员核销，券码一分钟内有效" />
      </CellGroup>
    </Frame>
  )
}
