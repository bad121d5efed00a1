import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { go } from '@/app/navigate'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaign/machine'
import { fineText } from '@/domain/campaign/labels'
import { formatShortAmount } from '@/domain/money/format'
import { VOUCHER_KIND_NAMES } from '@/domain/voucher/machine'
import { CampaignBanner } from '@/features/campaign/CampaignBanner'
import { FoldedRules } from '@/features/campaign/FoldedRules'
import { emptyFor } from '@/features/loaded/emptyFor'
import type { RewardState } from '@/domain/campaign/reward'
import type { Link } from '@/routes/link'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Tag } from '@/ui/Tag'
import { leastText } from './leastText'
import { Ticket } from './Ticket'
import type { Offer, Offers } from './useOffers'
import './offers.scss'

const CENTRE = { text: '查看活动中心', onPress: () => go('/promotionIndex') }

/** The way on from offers that aren't there; undefined for any other failure. */
export const offersGone = emptyFor('CampaignUnknown', { action: CENTRE })

/** The way to what was taken: among the vouchers once it is given, before and otherwise among the rewards. */
export const ToTaken = ({
  taken,
  text,
  to,
}: {
  readonly taken: RewardState
  readonly text: string
  readonly to: Link
}) =>
  taken === 'GRANTED' ? (
    <Button onPress={() => go(to)}>{text}</Button>
  ) : (
    <Button onPress={() => go('/zhouMyPrize')}>查看我的奖励</Button>
  )

/** What is offered, as the voucher that it will be. */
export const OfferTicket = ({
  offer,
  over,
  children,
}: PropsWithChildren<{ readonly offer: Offer; readonly over: string | undefined }>) => (
  <Ticket
    value={`${formatShortAmount(offer.face)}元`}
    kind={VOUCHER_KIND_NAMES[offer.kind]}
    name={offer.name}
    texts={[`${offer.merchant} · ${leastText(offer.least)}`, `领取后${offer.days}天内有效`]}
    over={over}
  >
    {children}
  </Ticket>
)

export const isRunning = ({ campaign }: Offers): boolean => campaign.state === 'RUNNING'

/** The campaign as every other one is shown, with how it stands; its own title is the page's. */
export const OfferBanner = ({ offers: { campaign, at } }: { readonly offers: Offers }) => (
  <CampaignBanner
    campaign={campaign}
    at={at}
    standing={
      <Tag tone={campaign.state === 'RUNNING' ? 'success' : 'plain'}>{CAMPAIGN_STATE_NAMES[campaign.state]}</Tag>
    }
  />
)

/** That nothing can be taken now, and why. */
export const NotRunning = ({ offers }: { readonly offers: Offers }) =>
  isRunning(offers) ? null : (
    <Notice
      tone="warning"
      onPress={CENTRE.onPress}
    >{`活动${CAMPAIGN_STATE_NAMES[offers.campaign.state]}，暂不能领取，可查看其他活动`}</Notice>
  )

/** The rules as they were approved, and who stands behind them. */
export const OfferRules = ({ offers }: { readonly offers: Offers }) => {
  const { audience, rules } = offers
  const lines = [...audience.map((line) => `参加条件：${line}`), ...rules]
  return (
    <>
      <FoldedRules lines={lines.map((line, index) => `${index + 1}. ${line}`)} />
      <View className="offers__fine">{fineText(offers)}</View>
    </>
  )
}
