import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { RewardState } from '@/domain/campaign/reward'
import { nearestCity } from '@/domain/campaign/offers'
import { afterEntryText } from '@/features/entry/entryText'
import { ListFilter } from '@/features/list/ListFilter'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import type { Route } from '@/routes/names'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { showToast } from '@/ui/Toast'
import { Unbroken } from '@/ui/Unbroken'
import { usePosition } from '../branches/usePosition'
import { Waiting as Queued } from '../queue/Waiting'
import { isRunning, NotRunning, OfferBanner, OfferRules, offersGone, OfferTicket } from './OfferParts'
import { takenAs, takenText, useOffers } from './useOffers'
import type { Offer, Offered, Offering } from './useOffers'

const ACT = 'cityCard'
const ALL = 'ALL'

const PURPOSE = {
  title: '按位置选择城市',
  text: '将读取一次您的位置，仅在本机用于选择最近的城市，不会上传或保存。',
}

/** /cityCardActivitiesHomePage: vouchers of merchants by city, one of a kind a month. */
export function CityOffers({ route }: { readonly route: Route }) {
  const offering = useOffers(route, ACT)
  const { area, read } = offering
  const { invitation, accept } = area
  const { place, leave } = offering.queue
  if (place) return <Queued title={route.title} place={place} onLeave={leave} />
  return (
    <Frame
      title={route.title}
      {...(invitation &&
        read.data && { action: <Button onPress={accept}>{afterEntryText(invitation, '领取')}</Button> })}
    >
      <Loaded read={read} waiting={<Skeleton shape="card" count={4} />} failed={offersGone}>
        {(offered) => <Content offered={offered} offering={offering} />}
      </Loaded>
    </Frame>
  )
}

function Content({ offered, offering }: { readonly offered: Offered; readonly offering: Offering }) {
  const { cities, offers } = offered.offers
  const refusal = offered.mine?.refusal
  const [city, setCity] = useState<string>(ALL)
  const { here, find } = usePosition(PURPOSE)
  useEffect(() => {
    if (!here) return
    const found = nearestCity(here, cities)
    if (found) setCity(found.code)
    else showToast('您附近暂无城市权益，可手动选择城市')
  }, [here, cities])
  const chips = [{ key: ALL, label: '全部' }, ...cities.map(({ code, name }) => ({ key: code, label: name }))]
  const shown = offers.filter((one) => city === ALL || one.cities.length === 0 || one.cities.includes(city))
  return (
    <>
      <ObstacleNotes obstacles={offering.obstacles} />
      <NotRunning offers={offered.offers} />
      {refusal !== undefined && isRunning(offered.offers) && (
        <Notice tone="warning" action="查看其他活动" onPress={() => go('/promotionIndex')}>
          {refusal}
        </Notice>
      )}
      <OfferBanner offers={offered.offers} />
      <CellGroup>
        <Cell label="本月领取" value={mineText(offered, offering.area)} />
      </CellGroup>
      <View className="offers__cities">
        <ListFilter label="城市" items={chips} current={city} onSelect={setCity} />
      </View>
      <View className="offers__near">
        <Button kind="text" size="small" onPress={find.run} busy={find.busy}>
          按位置选择
        </Button>
      </View>
      {shown.length === 0 && (
        <Empty picture="ticket" text="该城市暂无权益" action={{ text: '查看全部城市', onPress: () => setCity(ALL) }} />
      )}
      {shown.map((offer) => (
        <OfferCard key={offer.offerKey} offer={offer} offered={offered} offering={offering} />
      ))}
      <CellGroup>
        <Cell label="我的卡券" hint="已领取的券与券码" onPress={() => go('/myVoucher')} />
      </CellGroup>
      <OfferRules offers={offered.offers} />
    </>
  )
}

/** How many of the kinds somebody has had this month. */
function mineText(offered: Offered, { invitation }: Offering['area']): string {
  if (invitation) return afterEntryText(invitation, '查看')
  const { offers } = offered.offers
  const count = (state: RewardState): number => offers.filter((offer) => takenAs(offer, offered) === state).length
  const held = count('CLAIMED')
  return `已领${count('GRANTED')}种${held > 0 ? `，${held}种核实中` : ''}，共${offers.length}种`
}

interface OfferCardProps {
  readonly offer: Offer
  readonly offered: Offered
  readonly offering: Offering
}

function OfferCard({ offer, offered, offering: { area, take, busy } }: OfferCardProps) {
  const { offerKey, name, left, cities } = offer
  const names = offered.offers.cities.filter(({ code }) => cities.includes(code)).map((one) => one.name)
  const taken = takenAs(offer, offered)
  const rest = left > 0 ? `剩余${left}张` : '已领完'
  const label = taken ? '本月已领' : left === 0 ? '已领完' : '领取'
  const open = area.member && !taken && left > 0 && isRunning(offered.offers) && offered.mine?.refusal === undefined
  return (
    <OfferTicket offer={offer} over={left > 0 ? undefined : '已领完'}>
      <View className="offers__foot">
        <View className="offers__left">
          <Unbroken
            text={`${names.length === 0 ? '各城市可用' : names.join('、')} · ${taken ? takenText(taken, rest) : rest}`}
          />
        </View>
        {taken !== undefined && taken !== 'GRANTED' && (
          <Button kind="secondary" size="small" label={`查看我的奖励，${name}`} onPress={() => go('/zhouMyPrize')}>
            查看我的奖励
          </Button>
        )}
        {area.member && (taken === undefined || taken === 'GRANTED') && (
          <Button
            kind="secondary"
            size="small"
            label={`${label}，${name}`}
            disabled={!open}
            busy={busy}
            onPress={() => take(offerKey)}
          >
            {label}
          </Button>
        )}
      </View>
    </OfferTicket>
  )
}
