import * as v from 'valibot'
import { FREEZE_KINDS, FREEZE_STATES } from '@/domain/account/freezes'
import { defineCall } from '../call'
import { code, day, dayOrNone, fenAmount, instant, nothing, text } from '../fields'

export const queryFrozen = /*#__PURE__*/ defineCall({
  name: 'queryFrozen',
  method: 'GET',
  path: '/api/wechatbank/account/queryFrozen',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'holding', 'transfer'],
  summary:
    'Money that is there and can’t be spent: freezes with who, how much and until when, and what is on its way (specification §2, /FrozenAmountLists).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** What freezes hold now. */
    frozen: fenAmount,
    /** On its way out to cards: the sum of the transfers below. */
    pending: fenAmount,
    /** On its way into wealth shares or out of them: the sum of their orders below; it isn't the account's. */
    underWay: fenAmount,
    /** Active ones first, then the ended ones, newest first. */
    freezes: v.array(
      v.object({
        kind: v.picklist(FREEZE_KINDS),
        state: v.picklist(FREEZE_STATES),
        /** `asked` is to be held, `captured` is held now. */
        asked: fenAmount,
        captured: fenAmount,
        from: day,
        /** Its last day. */
        until: day,
        /** The day it ended on; none while it holds. */
        endedOn: /*#__PURE__*/ v.optional(day),
        /** The authority that ordered it, and the last four characters of its document; JUDICIAL only. */
        authority: v.optional(text),
        document: v.optional(code),
      }),
    ),
    /** Transfers out, subscriptions and redemptions that aren't settled. */
    onTheWay: v.array(
      v.object({
        kind: v.picklist(['transferOut', 'wealthSubscription', 'wealthRedemption']),
        orderNo: code,
        /** Of a transfer its card, else the product. */
        name: text,
        amount: fenAmount,
        at: instant,
        /** The day it is expected to be settled; '' where it isn't known. */
        dueDay: dayOrNone,
      }),
    ),
  }),
  errors: [],
  sample: {},
})
