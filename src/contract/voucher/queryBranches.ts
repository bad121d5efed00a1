import * as v from 'valibot'
import { BRANCH_SERVICES } from '@/domain/branches/branches'
import { defineCall } from '../call'
import { code, nothing, text } from '../fields'

const minutes = /*#__PURE__*/ v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440))

export const queryBranches = /*#__PURE__*/ defineCall({
  name: 'queryBranches',
  method: 'GET',
  path: '/api/wechatbank/config/queryBranches',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'The bank’s counters with hours and services (specification §2, /counterlists; ours: a config path, the same for everybody). No position is sent: distances are the phone’s.',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    branches: v.array(
      v.object({
        branchId: code,
        name: text,
        city: text,
        /** Street and house. */
        address: text,
        phone: text,
        /** By weekday from Sunday, in minutes of the day; nothing for a day it is closed. */
        hours: v.array(v.object({ open: v.optional(v.object({ from: minutes, until: minutes })) })),
        services: v.array(v.picklist(BRANCH_SERVICES)),
        /** Degrees, WGS 84. */
        longitude: v.number(),
        latitude: v.number(),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
