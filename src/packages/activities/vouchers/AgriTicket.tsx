import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { formatShortAmount } from '@/domain/money/format'
import { CODE_LIFE_TEXT } from '@/domain/voucher/machine'
import { afterEntryText } from '@/features/entry/entryText'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import { link } from '@/routes/link'
import type { Route } from '@/routes/names'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Waiting as Queued } from '../queue/Waiting'
import { isRunning, NotRunning, OfferBanner, OfferRules, offersGone, OfferTicket, ToTaken } from './OfferParts'
import { takenAs, takenText, useOffers } from './useOffers'
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
}

/** One button: to sign in, to take it, to what was taken, or to the address that keeps somebody from it. */
function Action({ offer, offered, offering: { area, take, busy } }: ActionProps) {
  const { invitation, accept } = area
  if (invitation) return <Button onPress={accept}>{afterEntryText(invitation, '领取')}</Button>
  const taken = takenAs(offer, offered)
  if (taken) return <ToTaken taken={taken} text="查看我的惠农券" to={link('/yuAgribusinessTicketII')} />
  if (!isRunning(offered.offers) || offer.left === 0)
    return <Button onPress={() => go('/promotionIndex')}>查看其他活动</Button>
  if (offered.mine?.refusal !== undefined) return <Button onPress={() => go('/selfInformation')}>查看我的资料</Button>
  return (
    <Button busy={busy} onPress={() => take(offer.offerKey)}>
      领取惠农券
    </Button>
  )
}

/** Where somebody stands. */
function mineText({ offer, offered, area: { invitation } }: ContentProps): string {
  if (invitation) return afterEntryText(invitation, '查看')
  const taken = takenAs(offer, offered)
  if (taken) return takenText(taken, '已领取')
  return offered.mine?.refusal === undefined ? '可领取' : '暂不能领取'
}

function Content({ offer, offered, area }: ContentProps) {
  const { budget, budgetLeft } = offered.offers
  const { merchant, left, terms } = offer
  const refusal = offered.mine?.refusal
  return (
    <>
      <NotRunning offers={offered.offers} />
      {refusal !== undefined && isRunning(offered.offers) && <Notice tone="warning">{refusal}</Notice>}
      <OfferBanner offers={offered.offers} />
      <OfferTicket offer={offer} over={left > 0 ? undefined : '已领完'} />
      <CellGroup>
        <Cell label="我的资格" value={mineText({ offer, offered, area })} />
        <Cell label="剩余数量" value={left > 0 ? `${left}张` : '已领完'} />
        <Cell
          label="剩余预算"
          value={`${formatShortAmount(budgetLeft)}元`}
          hint={`总预算${formatShortAmount(budget)}元`}
        />
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

/** /yuAgribusinessTicketII: one's own, with the code for the shop and what became of the others. */
export function AgriTickets({ route }: { readonly route: Route }) {
  const { member, invitation, accept } = useMemberArea(route)
  return (
    <Frame title={route.title}>
      {member ? <VoucherList kind="AGRI" /> : <Locked invitation={invitation} accept={accept} />}
      <CellGroup title="怎么使用">
        <Cell label="到券面所列惠农店选购种子、化肥、农具" />
        <Cell label={`付款前出示券码，由店员核销，券码${CODE_LIFE_TEXT}内有效`} />
      </CellGroup>
    </Frame>
  )
}
