import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryMessage } from '@/contract/message/queryMessage'
import { formatInstant } from '@/domain/dates/format'
import { MESSAGE_GROUP_NAMES } from '@/domain/message/groups'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { messageQuery } from '@/routes/queries/message'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Slip } from '@/ui/Slip'
import { Tag } from '@/ui/Tag'
import { messageLink } from '../links'
import type { Message } from '../messages'
import { noteRead } from '../noteRead'
import './message.scss'

/** A message that was shown is read. */
function useNotedAsRead(message: Message | undefined): void {
  const id = message?.unread === true ? message.id : undefined
  useEffect(() => {
    if (id !== undefined) void noteRead(id)
  }, [id])
}

/** A message's text, its amounts in bold: it has no figure beside them. */
const withAmounts = (body: string) =>
  body.split(AMOUNT).map((part, at) =>
    at % 2 === 1 ? (
      <Text key={at} className="message__amount">
        {part}
      </Text>
    ) : (
      part
    ),
  )

const AMOUNT = /(\d[\d,]*\.\d\d元)/

/** /systemMsgDatail: one message, and the way it leads. */
function MessagePage({ route, query }: PageProps<typeof messageQuery>) {
  const read = useCall(queryMessage, { id: query.id })
  useNotedAsRead(read.data)
  const way = messageLink(read.data?.about)
  return (
    <Frame title={route.title} action={way && <Button onPress={() => go(way.to)}>{way.text}</Button>}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        failed={emptyFor('MessageUnknown', {
          action: { text: '查看全部消息', onPress: () => go('/systemMsg', {}, { replace: true }) },
        })}
      >
        {({ title, body, group, at }) => (
          <Slip
            head={
              <>
                <Heading level={2} className="message__title">
                  {title}
                </Heading>
                <View className="message__about">
                  <Tag tone="plain">{MESSAGE_GROUP_NAMES[group]}</Tag>
                  <View className="message__at">{formatInstant(at)}</View>
                </View>
              </>
            }
          >
            <View className="message__body">{withAmounts(body)}</View>
          </Slip>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(MessagePage, { query: messageQuery })
