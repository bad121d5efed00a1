import { View } from '@tarojs/components'
import { ONLY_RESIDENT_CARDS } from '@/domain/validation/idCard'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/Icon'
import { role } from '@/ui/role'
import './Preparation.scss'

const NEEDED: readonly { readonly icon: IconName; readonly name: string }[] = [
  { icon: 'id-card', name: '本人身份证' },
  { icon: 'card', name: '本人借记卡' },
  { icon: 'clock', name: '约5分钟' },
]

/** What to have ready, told before the first step so that nobody has to stop in the middle. */
export const Preparation = () => (
  <View className="preparation">
    <View className="preparation__title">开户前请准备</View>
    <View className="preparation__list" {...role('list')} aria-label="开户前请准备">
      {NEEDED.map(({ icon, name }) => (
        <View key={name} className="preparation__item" {...role('listitem')}>
          <Icon name={icon} tone="brand" />
          <View>{name}</View>
        </View>
      ))}
    </View>
    <View className="preparation__title preparation__only">{ONLY_RESIDENT_CARDS}</View>
  </View>
)
