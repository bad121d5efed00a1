import { View } from '@tarojs/components'
import { go, switchTab } from '@/app/navigate'
import type { Invitation } from '@/app/invitation'
import { keptShare } from '@/domain/account/available'
import { addFen, subtractFen } from '@/domain/money/fen'
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
import { WaterLine } from '@/ui/WaterLine'
import { HeroCard } from './HeroCard'
import { useAssets } from './useAssets'

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

/**
 * What the customer owns in all, in the largest type, over the water of what is kept; below it what is kept, what can be
 * spent, and what is neither: together exactly the total. Each leads to where it stands too.
 */
export function HeroAssets() {
  const assets = useAssets()
  const hidden = useValue(amountsHidden.value)
  const { data } = assets
  const part = (caption: string, value: Pending<Fen>, onPress: () => void) => (
    <Pressable className="home-hero__part" role="link" onPress={onPress}>
      <View className="home-hero__caption">
        {caption}
        <Icon name="arrow-right" size="small" />
      </View>
      <Amount value={value} hidden={hidden} size="title" />
    </Pressable>
  )
  const kept = data && addFen(data.deposits, data.wealth)
  const rest = data && subtractFen(data.total, addFen(data.deposits, data.wealth, data.available))
  return (
    <HeroCard>
      <WaterLine share={data && keptShare(data)} hidden={hidden} />
      <View className="home-hero__head">
        <View className="home-hero__caption">总资产（元）</View>
        <EyeToggle hidden={hidden} onToggle={amountsHidden.set} />
      </View>
      <Amount className="home-hero__total" value={data?.total ?? NOT_YET} hidden={hidden} symbol={false} size="hero" />
      {assets.state === 'failed' ? (
        <Pressable className="home-hero__retry" onPress={assets.reload}>
          <Icon name="refresh" size="small" />
          {assets.error.message}，点此重试
        </Pressable>
      ) : data?.total === 0 ? (
        <Button className="home-hero__action" onPress={() => go('/AccountTurnInto')}>
          转入第一笔钱
        </Button>
      ) : (
        <View className="home-hero__parts">
          {part('存款和理财', kept ?? NOT_YET, () => switchTab('/assetOverview'))}
          {part('现在可用', data?.available ?? NOT_YET, () => go('/WalletBalance'))}
          {rest ? part('其余', rest, () => go('/myMoney')) : null}
        </View>
      )}
    </HeroCard>
  )
}
