import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields } from '../fields'
import { SETTLING } from './lossFields'
import { own } from '../sample'

export const liftLoss = /*#__PURE__*/ defineCall({
  name: 'liftLoss',
  method: 'POST',
  path: '/api/wechatbank/loss/liftLoss',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: 'everything',
  summary:
    'Lifts a report because the thing was found (specification §2, /reportTheLossList): face of scene liftLoss; limits of money out cool down.',
  request: /*#__PURE__*/ v.strictObject({ caseNo: code }),
  response: noFields,
  errors: [...SETTLING],
  sample: { caseNo: own('lossCase') },
})
