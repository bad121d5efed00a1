import * as v from 'valibot'
import { MESSAGE_SUBJECTS } from '@/domain/message/about'
import { MESSAGE_GROUPS } from '@/domain/message/groups'
import { code, instant, productType, text } from '../fields'

export const messageGroup = /*#__PURE__*/ v.picklist(MESSAGE_GROUPS)

/** The bank's number of a message. */
export const messageId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))

/** A kind of messages, such as `depositMaturity`; the bank's capabilities define them. */
export const messageKind = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/))

export const messageFacts = /*#__PURE__*/ v.object({
  id: messageId,
  group: messageGroup,
  title: text,
  body: text,
  at: instant,
  unread: v.boolean(),
  /** Where it leads; ids and codes only. */
  about: v.optional(
    v.object({
      subject: v.picklist(MESSAGE_SUBJECTS),
      id: v.optional(code),
      productType: v.optional(productType),
    }),
  ),
})

/** Unread messages in each part of the box. */
export const unreadCounts = /*#__PURE__*/ v.object({
  trades: v.number(),
  account: v.number(),
  activity: v.number(),
  notices: v.number(),
})
