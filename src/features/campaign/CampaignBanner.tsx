import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { daysText } from '@/domain/campaign/labels'
import { timeLeftText } from '@/domain/campaign/timeLeft'
import { Banner } from './Banner'

interface CampaignBannerProps {
  readonly campaign: ResponseOf<typeof queryCampaigns>['campaigns'][number]
  /** Its own words, where they aren't those of the list. */
  readonly words?: { readonly title: string; readonly text: string } | undefined
  /** The bank's time, epoch ms. */
  readonly at: number
  /** Whether it says what it brings and how long it still runs, which is nothing to who may not take part. */
  readonly promises?: boolean
  /** How it stands, or somebody in it. */
  readonly standing: ReactNode
  readonly onPress?: () => void
}

/** A campaign as a picture: what it is, what it brings, how it stands, how long it still runs, and its days. */
export const CampaignBanner = ({ campaign, words, at, promises = true, standing, onPress }: CampaignBannerProps) => (
  <Banner
    picture={campaign.picture}
    title={words?.title ?? campaign.title}
    text={words?.text ?? campaign.summary}
    worth={(promises && campaign.worth) || ''}
    foot={
      <>
        {standing}
        <View className="banner__left">{(promises && timeLeftText(campaign, at)) || ''}</View>
        <View className="banner__days">{daysText(campaign)}</View>
      </>
    }
    {...(onPress && { onPress })}
  />
)
