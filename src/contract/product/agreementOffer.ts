import * as v from 'valibot'
import { AGREEMENT_CODE_STATES } from '@/domain/product/agreementCode'
import { code, day, instant } from '../fields'
import { productFacts } from './productFacts'

/** Terms of an agreement deposit that an adviser agreed on with the customer, by a code that was typed. */
export const agreementOffer = /*#__PURE__*/ v.object({
  offerId: code,
  /** The code's last four characters. */
  codeEnd: code,
  state: /*#__PURE__*/ v.picklist(AGREEMENT_CODE_STATES),
  /** The last day on which it can be bought with. */
  lastDay: day,
  redeemedAt: instant,
  usedAt: /*#__PURE__*/ v.optional(instant),
  /** The deposit that was bought with it. */
  seqNo: /*#__PURE__*/ v.optional(code),
  /** The product as the code has it: rate, floor balance and term are the code's. */
  product: productFacts,
})

export type AgreementOffer = v.InferOutput<typeof agreementOffer>
