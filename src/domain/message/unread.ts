import { MESSAGE_GROUPS } from './groups'
import type { MessageGroup } from './groups'

/** What is advertising waits in the box without calling for the customer. */
const CALLING = MESSAGE_GROUPS.filter((group) => group !== 'activity')

/** What the badges say: the unread messages of every part of the box but 活动, whose own number stands in the box. */
export const badgeCount = (unread: Readonly<Record<MessageGroup, number>>): number =>
  CALLING.reduce((sum, group) => sum + unread[group], 0)
