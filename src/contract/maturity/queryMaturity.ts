import * as v from 'valibot'
import { defineCall } from '../call'
import { usedCoupon } from '../voucher/couponFacts'
import { code, instant } from '../fields'
import { holdingFacts } from '../holding/holdingFacts'
import { maturityOption, standingInstruction } from './maturityFields'
import { own } from '../sample'

export const queryMaturity = /*#__PURE__*/ defineCall({
  name: 'queryMaturity',
  method: 'POST',
  path: '/api/wechatbank/holding/queryMaturity',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding', 'maturity'],
  summary: 'What is to be done with a deposit at maturity, and what else may be chosen (ours).',
  request: /*#__PURE__*/ v.strictObject({ seqNo: code }),
  response: /*#__PURE__*/ v.object({
    holding: holdingFacts,
    ...standingInstruction,
    /** 23:30 of the day before maturity. */
    changeableUntil: instant,
    options: v.array(maturityOption),
    /** The coupon this deposit was bought with; a renewal doesn't carry it over. */
    coupon: v.optional(usedCoupon),
    /** Version of the agreement that an instruction must name. */
    agreementVersion: code,
  }),
  errors: ['HoldingUnknown'],
  sample: { seqNo: own('deposit') },
})
