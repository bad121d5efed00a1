import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { BRAND } from '@/domain/brand'
import { familyRoute } from '@/products/entrance'
import { link, linkTo } from '@/routes/link'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { openEntrance } from './Entrances'
import type { Entrance } from './Entrances'

/** An entrance appears with its route. */
const elderEntrances = (): readonly Entrance[] => {
  const transfer = linkTo('/AccountTurnOut')
  return [
    { leadsTo: link('/WalletBalance'), label: '余额与明细', icon: 'wallet' },
    { leadsTo: link(familyRoute('regular', 'HoldList'), { scope: 'all' }), label: '我的存款', icon: 'bill' },
    { leadsTo: link('/productDetailsHomePage'), label: '存款产品', icon: 'deposit', tab: true },
    ...(transfer ? [{ leadsTo: transfer, label: '转账', icon: 'transfer' } as const] : []),
  ]
}

/** Large targets, two in a row; help is a person on the phone. */
export const ElderEntrances = () => (
  <View className="home-elder">
    {elderEntrances().map((entrance) => (
      <Pressable key={entrance.label} className="home-elder__tile" role="link" onPress={() => openEntrance(entrance)}>
        <Icon name={entrance.icon} size="large" tone="brand" />
        <View className="home-elder__label">{entrance.label}</View>
      </Pressable>
    ))}
    <Pressable className="home-elder__tile" onPress={callHotline}>
      <Icon name="phone" size="large" tone="brand" />
      <View className="home-elder__label">人工客服 {BRAND.hotline}</View>
    </Pressable>
  </View>
)
