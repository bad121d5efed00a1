import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { whenText } from '@/features/list/when'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Tag } from '@/ui/Tag'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { messageLink } from '../links'
import type { Message } from '../messages'
import { noteRead } from '../noteRead'
import './MessageCard.scss'

/**
 * A message in large type: whether it is new, when it was, what it is, all that it says, and what can be done. Its text may
 * name amounts, so it stays away while the customer hides them.
 */
export function MessageCard({ message: { id, title, body, at, unread, about } }: { readonly message: Message }) {
  const [hidden] = useAmountsHidden()
  const way = messageLink(about)
  return (
    <Card padded={false}>
      <Pressable role="link" className="message-card" onPress={() => go('/systemMsgDatail', { id })}>
        <View className="message-card__about">
          {unread && <Tag>未读</Tag>}
          <View>{whenText(at)}</View>
          <Icon name="arrow-right" size="small" tone="hint" className="message-card__arrow" />
        </View>
        <View className="message-card__title">{unbroken(title)}</View>
        {!hidden && <View className="message-card__body">{unbroken(body)}</View>}
      </Pressable>
      {way && (
        <Pressable
          role="link"
          className="message-card__act"
          label={`${way.text}，${title}，${whenText(at)}`}
          onPress={() => {
            if (unread) void noteRead(id)
            go(way.to)
          }}
        >
          {way.text}
        </Pressable>
      )}
    </Card>
  )
}
