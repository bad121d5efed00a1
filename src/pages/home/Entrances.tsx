import { View } from '@tarojs/components'
import { go, switchTab } from '@/app/navigate'
import type { Query, RouteName } from '@/routes/link'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'

export interface Entrance {
  readonly name: RouteName
  readonly query?: Query
  readonly label: string
  readonly icon: IconName
  readonly tab?: true
}

export const ENTRANCES: readonly Entrance[] = [
  { name: '/productDetailsHomePage', label: '存款', icon: 'deposit', tab: true },
  { name: '/fnzqIndex', label: '理财', icon: 'chart' },
  { name: '/ProductHoldList', query: { scope: 'all' }, label: '我的存款', icon: 'bill' },
  { name: '/WalletBalance', label: '电子账户', icon: 'wallet' },
]

export const openEntrance = ({ name, query, tab }: Entrance): void => (tab ? switchTab(name) : go(name, query))

export const Entrances = () => (
  <View className="home-entrances">
    {ENTRANCES.map((entrance) => (
      <Pressable key={entrance.name} className="home-entrance" role="link" onPress={() => openEntrance(entrance)}>
        <View className="home-entrance__icon">
          <Icon name={entrance.icon} tone="brand" />
        </View>
        <View className="home-entrance__label">{entrance.label}</View>
      </Pressable>
    ))}
  </View>
)
