import { useEffect, useState } from 'react'
import { queryMessages } from '@/contract/message/queryMessages'
import { readMessages } from '@/contract/message/readMessages'
import { badgeCount } from '@/domain/message/unread'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { callOrSay } from '@/session/callOrSay'
import { noteUnread } from '@/session/unread'
import { useAction } from '@/session/useAction'
import { showToast } from '@/ui/Toast'
import type { BoxPart, Message, Unread } from './messages'

const READER: PageReader<typeof queryMessages, Message> = {
  items: ({ messages }) => messages,
  more: ({ more }) => more,
  key: ({ id }) => id,
}

/** The message box, one part of it at a time; what the bank counts goes to the badges too, advertising apart. */
export function useMessageBox() {
  const [part, setPart] = useState<BoxPart>('all')
  const group = part === 'all' ? {} : { group: part }
  const list = usePages(queryMessages, group, READER)
  // What was counted last stands while another part is being read.
  const [unread, setUnread] = useState<Unread>()
  // Up to which message the counts go, of the whole box.
  const [upTo, setUpTo] = useState<string>()
  const { data } = list.first
  useEffect(() => {
    if (!data) return
    setUnread(data.unread)
    setUpTo(data.upTo)
    noteUnread(badgeCount(data.unread))
  }, [data])
  const readAll = useAction(async () => {
    const read = await callOrSay(readMessages, { ...group, ...(upTo !== undefined && { upTo }) }, showToast)
    if (!read) return
    setUnread(read.unread)
    noteUnread(badgeCount(read.unread))
  })
  return { part, show: setPart, list, unread, readAll }
}
