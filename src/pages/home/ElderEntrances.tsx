import { View } from '@tarojs/components'
import { makePhoneCall } from '@tarojs/taro'
import { BRAND } from '@/domain/brand'
import { findRoute } from '@/routes/table'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { openEntrance } from './Entrances'
import type { Entrance } from './Entrances'

const ELDER_ENTRANCES: readonly Entrance[] = [
  { name: '/WalletBalance', label: '余额与明细', icon: 'wallet' },
  { name: '/ProductHoldList', query: { scope: 'all' }, label: '我的存款', icon: 'bill' },
  { name: '/productDetailsHomePage', label: '存款产品', icon: 'deposit', tab: true },
  { name: '/AccountTurnOut', label: '转账', icon: 'transfer' },
]

/** Only what is built is offered: an entrance appears with its route. */
const built = ({ name }: Entrance): boolean => findRoute(name) !== undefined

const callHotline = (): void => {
  // Refused or cancelled: the number stands on the button.
  makePhoneCall({ phoneNumber: BRAND.hotline }).catch(() => undefined)
}

/** Large targets, two in a row; help is a person on the phone. */
export const ElderEntrances = () => (
  <View className="home-elder">
    {ELDER_ENTRANCES.filter(built).map((entrance) => (
      <Pressable key={entrance.name} className="home-elder__tile" role="link" onPress={() => openEntrance(entrance)}>
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
