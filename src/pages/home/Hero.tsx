import { View } from '@tarojs/components'
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

interface FigureProps {
  readonly caption: string
  readonly value: Pending<Fen>
  readonly hidden: boolean
  readonly signed?: boolean
}

const Figure = ({ caption, value, hidden, signed }: FigureProps) => (
  <View className="home-hero__figure">
    <View className="home-hero__caption">{caption}</View>
    <Amount value={value} hidden={hidden} signed={signed} symbol={false} size="title" />
  </View>
)

/** What the customer owns, the total largest. In the elder view the money at hand instead. */
export function HeroAssets({ assets, elder }: { readonly assets: Belongings['assets']; readonly elder: boolean }) {
  const hidden = useValue(amountsHidden.value)
  const { data } = assets
  return (
    <HeroCard>
      <View className="home-hero__head">
        <View className="home-hero__caption">{elder ? '电子账户余额（元）' : '总资产（元）'}</View>
        <EyeToggle hidden={hidden} onToggle={amountsHidden.set} />
        {!elder && (
          <Pressable className="home-hero__more" role="link" onPress={() => switchTab('/assetOverview')}>
            查看资产
            <Icon name="arrow-right" size="small" />
          </Pressable>
        )}
      </View>
      <Amount
        className="home-hero__total"
        value={(elder ? data?.wallet : data?.total) ?? NOT_YET}
        hidden={hidden}
        symbol={false}
        size="hero"
      />
      {assets.state === 'failed' ? (
        <Pressable className="home-hero__retry" onPress={assets.reload}>
          <Icon name="refresh" size="small" />
          {assets.error.message}，点此重试
        </Pressable>
      ) : (
        <View className="home-hero__figures">
          {elder ? (
            <Figure caption="我的存款（元）" value={data?.deposits ?? NOT_YET} hidden={hidden} />
          ) : (
            <>
              <Figure caption="昨日收益（元）" value={data?.yesterdayIncome ?? NOT_YET} hidden={hidden} signed />
              <Figure caption="累计收益（元）" value={data?.accumulatedIncome ?? NOT_YET} hidden={hidden} signed />
            </>
          )}
        </View>
      )}
    </HeroCard>
  )
}
