import { View } from '@tarojs/components'
import { makePhoneCall } from '@tarojs/taro'
import { go, switchTab } from '../../app/navigate'
import { BRAND } from '../../domain/brand'
import type { Query, RouteName } from '../../routes/link'
import { findRoute } from '../../routes/table'
import { Icon } from '../../ui/Icon'
import type { IconName } from '../../ui/Icon'
import { Pressable } from '../../ui/Pressable'

interface Entrance {
  readonly name: RouteName
  readonly query?: Query
  readonly label: string
  readonly icon: IconName
  readonly tab?: true
}

/** Only what is built is offered: an entrance appears with its route. */
const built = ({ name }: Entrance): boolean => findRoute(name) !== undefined

const ENTRANCES: readonly Entrance[] = [
  { name: '/productDetailsHomePage', label: '存款', icon: 'deposit', tab: true },
  { name: '/fnzqIndex', label: '理财', icon: 'chart' },
  { name: '/ProductHoldList', query: { scope: 'all' }, label: '我的存款', icon: 'bill' },
  { name: '/WalletBalance', label: '电子账户', icon: 'wallet' },
]

const ELDER_ENTRANCES: readonly Entrance[] = [
  { name: '/WalletBalance', label: '余额与明细', icon: 'wallet' },
  { name: '/ProductHoldList', query: { scope: 'all' }, label: '我的存款', icon: 'bill' },
  { name: '/productDetailsHomePage', label: '存款产品', icon: 'deposit', tab: true },
  { name: '/AccountTurnOut', label: '转账', icon: 'transfer' },
]

const open = ({ name, query, tab }: Entrance): void => (tab ? switchTab(name) : go(name, query))

export const Entrances = () => (
  <View className="home-entrances">
    {ENTRANCES.filter(built).map((entrance) => (
      <Pressable key={entrance.name} className="home-entrance" role="link" onPress={() => open(entrance)}>
        <View className="home-entrance__icon">
          <Icon name={entrance.icon} tone="brand" />
        </View>
        <View className="home-entrance__label">{entrance.label}</View>
      </Pressable>
    ))}
  </View>
)

const callHotline = (): void => {
  // Refused or cancelled: the number stands on the button.
  makePhoneCall({ phoneNumber: BRAND.hotline }).catch(() => undefined)
}

/** Large targets, two in a row; help is a person on the phone. */
export const ElderEntrances = () => (
  <View className="home-elder">
    {ELDER_ENTRANCES.filter(built).map((entrance) => (
      <Pressable key={entrance.name} className="home-elder__tile" role="link" onPress={() => open(entrance)}>
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
