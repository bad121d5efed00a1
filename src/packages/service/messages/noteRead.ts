import { readMessages } from '@/contract/message/readMessages'
import { badgeCount } from '@/domain/message/unread'
import { call } from '@/session/bank'
import { noteUnread } from '@/session/unread'

/** Tells the bank that a message was read, and the badges; when the bank can't be told, it stays unread. */
export async function noteRead(id: string): Promise<void> {
  const read = await call(readMessages, { id })
  if (read.ok) noteUnread(badgeCount(read.value.unread))
}
