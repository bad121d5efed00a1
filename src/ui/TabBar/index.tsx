import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../Icon'
import type { IconName } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import './TabBar.scss'

export interface TabBarItem {
  readonly key: string
  readonly label: string
  readonly icon: Extract<IconName, 'home' | 'shelf' | 'assets' | 'mine'>
  /** A count, or true for a plain dot. */
  readonly badge?: number | boolean
}

export interface TabBarProps {
  readonly items: readonly TabBarItem[]
  readonly current: string
  readonly onSelect: (key: string) => void
}

const MAX_COUNTED = 99

const badgeText = (badge: number | boolean | undefined): string =>
  typeof badge === 'number' && badge > 0 ? (badge > MAX_COUNTED ? `${MAX_COUNTED}+` : String(badge)) : ''

function Item({ item, current, onSelect }: { item: TabBarItem; current: boolean; onSelect: () => void }) {
  const count = badgeText(item.badge)
  const marked = count !== '' || item.badge === true
  const spoken = count !== '' ? `${item.label}，${count}条未读` : marked ? `${item.label}，有新消息` : item.label
  return (
    <View className="ui-tab-bar__place">
      <Pressable
        role="link"
        className={classes('ui-tab-bar__item', current && 'is-current')}
        label={spoken}
        current={current}
        onPress={onSelect}
      >
        <Icon name={current ? `${item.icon}-filled` : item.icon} />
        <Text className="ui-tab-bar__label">{item.label}</Text>
      </Pressable>
      {marked && (
        <View className={classes('ui-tab-bar__badge', count === '' && 'is-dot')} aria-hidden="true">
          {count}
        </View>
      )}
    </View>
  )
}

/** Our own tab bar, because Taro's would add its web components to the H5. */
export function TabBar({ items, current, onSelect }: TabBarProps) {
  return (
    <View className="ui-tab-bar" {...role('navigation')} aria-label="主导航">
      {items.map((item) => (
        <Item key={item.key} item={item} current={item.key === current} onSelect={() => onSelect(item.key)} />
      ))}
    </View>
  )
}
