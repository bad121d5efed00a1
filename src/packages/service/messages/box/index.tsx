import { View } from '@tarojs/components'
import { useContext, useState } from 'react'
import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { byMonth } from '@/features/list/byMonth'
import { ListFilter } from '@/features/list/ListFilter'
import { MonthGroup } from '@/features/list/MonthGroup'
import { PagedList } from '@/features/list/PagedList'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { whenText } from '@/features/list/when'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Skeleton } from '@/ui/Skeleton'
import { ElderView } from '@/ui/Theme/elder'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { boxParts, iconOf, monthOfMessage, unreadIn } from '../messages'
import type { Message } from '../messages'
import { SettingsSheet } from '../SettingsSheet'
import { useMessageBox } from '../useMessageBox'
import { MessageCard } from './MessageCard'
import './messageBox.scss'

/** /systemMsg: what the bank has told the customer, part by part. */
function MessageBoxPage({ route }: PageProps) {
  const { part, show, list, unread, readAll } = useMessageBox()
  const [setting, setSetting] = useState(false)
  const elder = useContext(ElderView)
  return (
    <Frame title={route.title}>
      <View className="message-box__parts">
        <ListFilter label="类型" items={boxParts(unread, elder)} current={part} onSelect={show} />
      </View>
      <View className="message-box__acts">
        {unreadIn(unread, part) > 0 && (
          <Button kind="text" size="small" busy={readAll.busy} onPress={readAll.run}>
            全部已读
          </Button>
        )}
        <Button kind="text" size="small" onPress={() => setSetting(true)}>
          消息设置
        </Button>
      </View>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={6} />}
        empty={
          part === 'all'
            ? {
                picture: 'letter',
                text: '还没有消息',
                hint: '到账、到期与账户变动都会出现在这里',
                action: { text: '返回首页', onPress: goHome },
              }
            : { picture: 'glasses', text: '没有这类消息', action: { text: '查看全部消息', onPress: () => show('all') } }
        }
      >
        {(messages) => <Months messages={messages} />}
      </PagedList>
      <SettingsSheet open={setting} onClose={() => setSetting(false)} />
    </Frame>
  )
}

function Months({ messages }: { readonly messages: readonly Message[] }) {
  const elder = useContext(ElderView)
  const Each = elder ? MessageCard : Row
  return (
    <>
      {byMonth(messages, monthOfMessage).map(({ month, title, items }) => (
        <MonthGroup key={month} title={title} apart={elder}>
          {items.map((message) => (
            <Each key={message.id} message={message} />
          ))}
        </MonthGroup>
      ))}
    </>
  )
}

/** A message in the list. Its text may name amounts, so it stays away while the customer hides them. */
function Row({ message }: { readonly message: Message }) {
  const { id, title, body, at, unread } = message
  const [hidden] = useAmountsHidden()
  const icon = iconOf(message)
  return (
    <Pressable role="link" className="message-box-row" onPress={() => go('/systemMsgDatail', { id })}>
      <View className="message-box-row__icon">
        <Icon name={icon} tone={icon === 'shield' ? 'warning' : 'brand'} />
        {unread && <View className="message-box-row__dot" />}
      </View>
      <View className="message-box-row__main">
        <View className={unread ? 'message-box-row__title is-unread' : 'message-box-row__title'}>
          {unread && <View className="message-box-row__said">未读，</View>}
          <View>{unbroken(title)}</View>
        </View>
        {!hidden && <View className="message-box-row__body">{body}</View>}
        <View className="message-box-row__at">{whenText(at)}</View>
      </View>
      <Icon name="arrow-right" size="small" tone="hint" />
    </Pressable>
  )
}

export default definePage(MessageBoxPage)
