import * as v from 'valibot'
import { defineCall } from '../call'
import { STATION_STATES } from '@/domain/bridge/stations'
import { day, text } from '../fields'
import { typedLineOf } from '../typed'

export const checkStation = /*#__PURE__*/ defineCall({
  name: 'checkStation',
  method: 'POST',
  path: '/api/wechatbank/bridge/checkStation',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'Whether the code at a service station in the country is one of the bank’s own (specification §2, /xcjrCheckQrcode; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ stationNo: typedLineOf(64) }),
  response: /*#__PURE__*/ v.object({
    state: v.picklist(STATION_STATES),
    /** Of one the bank has or had. */
    station: v.optional(
      v.object({ name: text, branch: text, clerk: text, hours: text, phone: text, endedOn: v.optional(day) }),
    ),
  }),
  errors: [],
  sample: { stationNo: 'XC22010001' },
})
