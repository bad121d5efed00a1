import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, fenAmount, instant, rate, termType, text } from '../fields'
import { uncertainRates } from './holdingFacts'
import { own } from '../sample'

export const queryCertificate = /*#__PURE__*/ defineCall({
  name: 'queryCertificate',
  method: 'POST',
  path: '/api/wechatbank/holding/queryCertificate',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding'],
  summary: 'The certificate (存单) of a deposit, open or closed: what the bank certifies to its holder (ours).',
  request: /*#__PURE__*/ v.strictObject({
    seqNo: code,
  }),
  response: /*#__PURE__*/ v.object({
    /** The holding's number. */
    certificateNo: code,
    /** The holder's full name, because it is their own certificate. */
    holderName: text,
    /** Masked. */
    acctNo: code,
    productName: text,
    principal: fenAmount,
    appointRate: rate,
    ...uncertainRates,
    term: v.number(),
    termType,
    startDate: day,
    endDate: day,
    /** Paid out, so the certificate is void. */
    closed: v.boolean(),
    /** When the bank issued this copy. */
    issuedAt: instant,
  }),
  errors: ['HoldingUnknown', 'CertificateNotADeposit'],
  sample: { seqNo: own('deposit') },
})
