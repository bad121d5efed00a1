import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { switchTab } from '@/app/navigate'
import type { Invitation } from '@/app/invitation'
import type { Fen } from '@/domain/money/fen'
import { NOT_YET } from '@/domain/money/format'
import type { Pending } from '@/domain/money/format'
import { amountsHidden } from '@/session/preferences'
import { useValue } from '@/session/store'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { EyeToggle } from '@/ui/EyeToggle'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { HeroCard } from './HeroCard'
import type { Belongings } from './useHome'

interface HeroInvitationProps extends Invitation {
  readonly onAccept: () => Promise<void>
}

/** For somebody who isn't signed in: what comes next. */
export const HeroInvitation = ({ title, hint, action, onAccept }: HeroInvitationProps) => (
  <HeroCard>
    <Heading level={2} className="home-hero__title">
      {title}
    </Heading>
    <View className="home-hero__hint">{hint}</View>
    <Button className="home-hero__action" onPress={onAccept}>
      {action}
    </Button>
  </HeroCard>
)

interface HeroTotalProps {
  readonly assets: Belongings['assets']
  /** Beside the eye. */
  readonly more?: ReactNode
  /** Below the total: what it is made of, or what it earned. */
  readonly children: (data: Belongings['assets']['data'], hidden: boolean) => ReactNode
}

/** What the customer owns in all, in the largest type. */
export function HeroTotal({ assets, more, children }: HeroTotalProps) {
  const hidden = useValue(amountsHidden.value)
  const { data } = assets
  return (
    <HeroCard>
      <View className="home-hero__head">
        <View className="home-hero__caption">总资产（元）</View>
        <EyeToggle hidden={hidden} onToggle={amountsHidden.set} />
        {more}
      </View>
      <Amount className="home-hero__total" value={data?.total ?? NOT_YET} hidden={hidden} symbol={false} size="hero" />
      {assets.state === 'failed' ? (
        <Pressable className="home-hero__retry" onPress={assets.reload}>
          <Icon name="refresh" size="small" />
          {assets.error.message}，点此重试
        </Pressable>
      ) : (
        children(data, hidden)
      )}
    </HeroCard>
  )
}

/** The total, and what it earned. */
export const HeroAssets = ({ assets }: Pick<HeroTotalProps, 'assets'>) => (
  <HeroTotal
    assets={assets}
    more={
      <Pressable className="home-hero__more" role="link" onPress={() => switchTab('/assetOverview')}>
        查看资产
        <Icon name="arrow-right" size="small" />
      </Pressable>
    }
  >
    {(data, hidden) => {
      const figure = (caption: string, value: Pending<Fen> = NOT_YET) => (
        <View className="home-hero__figure">
          <View className="home-hero__caption">{caption}</View>
          <Amount value={value} hidden={hidden} signed symbol={false} size="title" />
        </View>
      )
      return (
        <View className="home-hero__figures">
          {figure('昨日预计收益（元）', data?.yesterdayIncome)}
          {figure('累计收益（元）', data?.accumulatedIncome)}
        </View>
      )
    }}
  </HeroTotal>
)
