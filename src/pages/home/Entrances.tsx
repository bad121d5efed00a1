import { View } from '@tarojs/components'
import { go, switchTab } from '@/app/navigate'
import { familyRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'

export interface Entrance {
  readonly leadsTo: Link
  readonly label: string
  readonly icon: IconName
  readonly tab?: true
}

export const ENTRANCES: readonly Entrance[] = [
  { leadsTo: link('/productDetailsHomePage'), label: '存款', icon: 'deposit', tab: true },
  { leadsTo: link(familyRoute('wealth', 'Index')), label: '理财', icon: 'chart' },
  { leadsTo: link(familyRoute('regular', 'HoldList'), { scope: 'all' }), label: '我的存款', icon: 'bill' },
  { leadsTo: link('/WalletBalance'), label: '电子账户', icon: 'wallet' },
  { leadsTo: link('/pots'), label: '存钱罐', icon: 'gift' },
]

export const openEntrance = ({ leadsTo, tab }: Entrance): void => (tab ? switchTab(leadsTo.name) : go(leadsTo))

export const Entrances = () => (
  <View className="home-entrances">
    {ENTRANCES.map((entrance) => (
      <Pressable key={entrance.label} className="home-entrance" role="link" onPress={() => openEntrance(entrance)}>
        <View className="home-entrance__icon">
          <Icon name={entrance.icon} tone="brand" />
        </View>
        <View className="home-entrance__label">{entrance.label}</View>
      </Pressable>
    ))}
  </View>
)
