import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { CampaignPicture } from '@/domain/campaigns/picture'
import { Card } from '@/ui/Card'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/Heading'
import { bannerClass, PRESSABLE } from './bannerClass'
import './Banner.scss'

interface BannerProps {
  readonly picture: CampaignPicture
  readonly title: string
  readonly text: ReactNode
  /** A last line, such as how a campaign stands. */
  readonly foot?: ReactNode
  readonly onPress?: () => void
}

/** A campaign as a picture made of its data: its motif in its two colours, beside its name. */
export const Banner = ({ picture, title, text, foot, onPress }: BannerProps) => (
  <Card padded={false} {...(onPress && { onPress })}>
    <View className={classes(bannerClass(picture), onPress && PRESSABLE)}>
      <View className="banner__motif" aria-hidden="true" />
      <View className="banner__shine" aria-hidden="true" />
      <Heading level={2} className="banner__title">
        {title}
      </Heading>
      <View className="banner__text">{text}</View>
      {foot !== undefined && <View className="banner__foot">{foot}</View>}
    </View>
  </Card>
)
