import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { CampaignPicture } from '@/domain/campaign/picture'
import { Card } from '@/ui/Card'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/Heading'
import { useLoad } from '@/ui/useLoad'
import { bannerClass, PRESSABLE } from './bannerClass'
import './Banner.scss'

interface BannerProps {
  readonly picture: CampaignPicture
  readonly title: string
  readonly text: ReactNode
  /** What it brings, large. */
  readonly worth?: string | undefined
  /** A last line, such as how a campaign stands. */
  readonly foot?: ReactNode
  readonly onPress?: () => void
}

/** The drawings are a tenth of a landing, and nothing moves when they come. */
const loadMotif = () => import('./Motif')

/** A campaign as a picture made of its data: its motif in its two colours, beside its name. */
export function Banner({ picture, title, text, worth, foot, onPress }: BannerProps) {
  const { loaded } = useLoad(loadMotif)
  return (
    <Card padded={false} {...(onPress && { onPress })}>
      <View className={classes(bannerClass(picture), onPress && PRESSABLE)}>
        {loaded && <loaded.Motif name={picture.motif} />}
        <Heading level={2} className="banner__title">
          {title}
        </Heading>
        {worth !== undefined && <View className="banner__worth">{worth}</View>}
        <View className="banner__text">{text}</View>
        {foot !== undefined && <View className="banner__foot">{foot}</View>}
      </View>
    </Card>
  )
}
