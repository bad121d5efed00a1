import { View } from '@tarojs/components'
import { CARD_ROLE_NAMES } from '@/domain/card/roles'
import { Tag } from '@/ui/Tag'
import type { BoundCard } from './cards'
import './CardTags.scss'

/** What a card is for, and whether it is the default one; nothing of an ordinary card. */
export const CardTags = ({ card: { role, isDefault } }: { readonly card: Pick<BoundCard, 'role' | 'isDefault'> }) => (
  <View className="card-tags">
    {role === 'FIRST' && <Tag>{CARD_ROLE_NAMES.FIRST}</Tag>}
    {role === 'SPECIAL' && <Tag tone="gold">{CARD_ROLE_NAMES.SPECIAL}</Tag>}
    {isDefault && <Tag tone="plain">默认</Tag>}
  </View>
)
