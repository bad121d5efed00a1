import * as v from 'valibot'
import { dayOfInstant, minutesOfDay } from '@/domain/dates/instant'
import type { Result } from '@/domain/result'
import type { Queryable } from '@sandbox/kernel/db'
import type { SubscriptionMessage } from '@sandbox/kernel/services'
import type { WechatFailure } from './failure'
import { askWithToken } from './tokens'
import type { WechatClient } from './tokens'

/** A template at WeChat, with the names of its two keywords. */
export interface Template {
  readonly id: string
  /** Such as `thing1`. */
  readonly title: string
  /** Such as `time2`. */
  readonly time: string
}

/** The most characters of a `thing` keyword. */
export const THING_LENGTH = 20
const MESSAGE = 'packages/service/messages/message/index'

const two = (number: number): string => String(number).padStart(2, '0')

/** `2026年11月27日 09:05`, Shanghai time: as `time` and `date` keywords want it. */
export function timeText(at: number): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(dayOfInstant(at)) ?? []
  const minutes = minutesOfDay(at)
  return `${year}年${month}月${day}日 ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/**
 * Sends a message that the customer allowed: title and time, and the page of the message itself
 * (developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message/sendMessage.html). Sent again
 * it doesn't come twice: the permission is used up.
 */
export const sendSubscription = (
  client: WechatClient,
  on: Queryable,
  template: Template,
  { openId, title, messageId, at }: SubscriptionMessage,
): Promise<Result<unknown, WechatFailure>> =>
  askWithToken(client, on, {
    path: '/cgi-bin/message/subscribe/send',
    body: {
      touser: openId,
      template_id: template.id,
      page: `${MESSAGE}?${new URLSearchParams({ route: '/systemMsgDatail', id: messageId }).toString()}`,
      data: {
        [template.title]: { value: Array.from(title).slice(0, THING_LENGTH).join('') },
        [template.time]: { value: timeText(at) },
      },
      miniprogram_state: 'formal',
      lang: 'zh_CN',
    },
    answer: v.object({}),
  })
