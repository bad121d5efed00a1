import * as v from 'valibot'
import { POINT_ENTRY_KINDS, POINT_FILTERS } from '@/domain/points/entries'
import { defineCall } from '../call'
import { code, instant, text } from '../fields'
import { points } from './pointsFields'

export const queryPointEntries = /*#__PURE__*/ defineCall({
  name: 'queryPointEntries',
  method: 'POST',
  path: '/api/wechatbank/points/queryPointEntries',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['points'],
  summary:
    'How points came and went, newest first, 20 a page, with the sums of the page’s months (specification §2, /pointsDetails; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    filter: v.picklist(POINT_FILTERS),
    /** Paging: gives entries after this one. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  }),
  response: /*#__PURE__*/ v.object({
    entries: v.array(
      v.object({
        entryId: code,
        kind: v.picklist(POINT_ENTRY_KINDS),
        memo: text,
        /** Negative when they went. */
        points: v.number(),
        at: instant,
        /** The order they were for. */
        orderNo: v.optional(code),
      }),
    ),
    /** Of every month on the page, whole and whatever the filter: what came, what went on orders, what came back of them, and what lapsed. */
    months: v.array(
      v.object({
        month: v.pipe(v.string(), v.regex(/^\d{6}$/)),
        ...{ came: points, went: points, back: points, lapsed: points },
      }),
    ),
    more: v.boolean(),
  }),
  errors: ['PointsOff'],
  sample: { filter: 'ALL' },
})
