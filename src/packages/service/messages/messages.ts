import type { ResponseOf } from '@/contract/call'
import type { queryMessages } from '@/contract/message/queryMessages'
import { dayOfInstant } from '@/domain/dates/instant'
import type { MessageSubject } from '@/domain/message/about'
import { MESSAGE_GROUP_NAMES, MESSAGE_GROUPS } from '@/domain/message/groups'
import type { MessageGroup } from '@/domain/message/groups'
import { badgeCount } from '@/domain/message/unread'
import type { IconName } from '@/ui/Icon'

type Page = ResponseOf<typeof queryMessages>
export type Message = Page['messages'][number]
export type Unread = Page['unread']
/** A part of the box, or all of it. */
export type BoxPart = MessageGroup | 'all'

/** The month of a message, YYYYMM in Shanghai. */
export const monthOfMessage = ({ at }: Message): string => dayOfInstant(at).slice(0, 6)

/** How many messages of a part are unread. */
export const unreadIn = (unread: Unread | undefined, part: BoxPart): number => {
  if (!unread) return 0
  return part === 'all' ? MESSAGE_GROUPS.reduce((sum, group) => sum + unread[group], 0) : unread[part]
}

/**
 * The parts of the box with their unread messages as the badges count them: advertising has no number.
 * @param inWords says what the number counts
 */
export const boxParts = (
  unread: Unread | undefined,
  inWords = false,
): readonly { readonly key: BoxPart; readonly label: string }[] =>
  (['all', ...MESSAGE_GROUPS] as const).map((key) => {
    const count = unread === undefined || key === 'activity' ? 0 : key === 'all' ? badgeCount(unread) : unread[key]
    const name = key === 'all' ? '全部' : MESSAGE_GROUP_NAMES[key]
    return { key, label: count > 0 ? `${name}${inWords ? `，${count}条未读` : ` ${count}`}` : name }
  })

const GROUP_ICONS: Readonly<Record<MessageGroup, IconName>> = {
  trades: 'bill',
  account: 'shield',
  activity: 'coupon',
  notices: 'megaphone',
}

const SUBJECT_ICONS: Readonly<Partial<Record<MessageSubject, IconName>>> = {
  mallOrder: 'gift',
  rewards: 'gift',
  points: 'points',
}

/** What a message is about as a drawing: of one's own where its part has several. */
export const iconOf = ({ group, about }: Pick<Message, 'group' | 'about'>): IconName =>
  (about && SUBJECT_ICONS[about.subject]) ?? GROUP_ICONS[group]
