import { View } from '@tarojs/components'
import { go, switchTab } from '@/app/navigate'
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

/** What is done with money. */
export const ENTRANCES: readonly Entrance[] = [
  { leadsTo: link('/AccountTurnInto'), label: '转入', icon: 'transfer-in' },
  { leadsTo: link('/AccountTurnOut'), label: '转出', icon: 'transfer-out' },
  { leadsTo: link('/productDetailsHomePage'), label: '存款', icon: 'deposit', tab: true },
  { leadsTo: link('/walletTransactionRecordList'), label: '明细', icon: 'bill' },
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
