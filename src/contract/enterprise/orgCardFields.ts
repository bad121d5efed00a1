import * as v from 'valibot'
import { ORG_CARD_STATES } from '@/domain/enterprise/orgCard'
import { code, instant, text } from '../fields'

/** The account of an enterprise at another bank. What was paid to it as a proof is never told. */
export const orgCard = /*#__PURE__*/ v.object({
  orgCardId: code,
  bankName: text,
  /** Masked. */
  accountNo: code,
  state: v.picklist(ORG_CARD_STATES),
  /** How often what was paid may still be told, by the enterprise's wrong tries of thirty days too, and until when. */
  triesLeft: v.number(),
  proofUntil: instant,
})
