import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, line } from '../fields'
import { typedLine } from '../typed'

const count = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const queryHelp = /*#__PURE__*/ defineCall({
  name: 'queryHelp',
  method: 'POST',
  path: '/api/wechatbank/campaign/queryHelp',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary: 'Who asks for help with a link: surname and stars, and how it stands this week (ours).',
  request: /*#__PURE__*/ v.strictObject({ helpCode: typedLine }),
  response: /*#__PURE__*/ v.object({
    actId: code,
    /** The campaign's. */
    title: line,
    name: line,
    /** Last day on which it counts. */
    until: day,
    /** How often they were helped this week, and how often that counts. */
    had: count,
    most: count,
    state: v.picklist(['OPEN', 'COMPLETE', 'OVER']),
  }),
  errors: ['HelpUnknown'],
  sample: { helpCode: '23456789AB' },
})
