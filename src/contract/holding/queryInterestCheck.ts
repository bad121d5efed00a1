import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, fenAmount, productType, rate, text } from '../fields'
import { own } from '../sample'

export const queryInterestCheck = /*#__PURE__*/ defineCall({
  name: 'queryInterestCheck',
  method: 'POST',
  path: '/api/wechatbank/holding/queryInterestCheck',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding'],
  summary:
    'How the interest of a deposit comes about, payment by payment, in a text that the bank signs and anybody recomputes (ours; docs/decisions/interest-check.md).',
  request: /*#__PURE__*/ v.strictObject({
    seqNo: code,
  }),
  response: /*#__PURE__*/ v.object({
    productType,
    productName: text,
    /** Of an open deposit what a withdrawal today brings in all and what its end does; of a closed one what was paid. */
    checks: v.array(
      v.object({
        when: v.picklist(['NOW', 'END', 'PAID']),
        on: day,
        /** Each rounded once; `interest` is of principal × rate × (30 × months + days) ÷ 360, summed over the parts. */
        pieces: v.array(
          v.object({
            from: day,
            /** Earns nothing itself. */
            to: day,
            months: v.number(),
            days: v.number(),
            parts: v.array(v.object({ principal: fenAmount, rate })),
            interest: fenAmount,
          }),
        ),
        total: fenAmount,
        /** What is signed, in UTF-8; sixty payments are some 4,000 characters. */
        text: v.pipe(v.string(), v.maxLength(20_000)),
      }),
    ),
    /** One a check: SM2 with SM3, r and s in hex; the key is `signingPublicKey` of getCustomizedConfig. */
    signatures: v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/))),
  }),
  errors: ['HoldingUnknown', 'InterestNotCertain'],
  sample: { seqNo: own('deposit') },
})
