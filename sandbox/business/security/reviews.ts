import { BRAND } from '@/domain/brand'
import { RESET_PURPOSES, REVIEW_PASS_MS } from '@/domain/credentials/changes'
import type { ResettableCredential } from '@/domain/credentials/changes'
import { givePass, latestReview } from '@sandbox/business/identity'
import type { Queryable } from '@sandbox/kernel/db'
import type { ReviewRule } from '@sandbox/kernel/capability'
import { sendSmsNotice } from '@sandbox/kernel/session/smsNotices'
import { resetTitle, reviewTitle } from './titles'

/** The latest time a person was asked to decide about a reset; undefined for never. */
export const latestResetReview = (on: Queryable, customerId: string, credential: ResettableCredential) =>
  latestReview(on, customerId, reviewTitle(credential))

/** A staff member's decision in place of a face: it lets the customer reset one password, who still needs a code for it. */
export const credentialReview: ReviewRule = {
  refusal: `未能确认是您本人，请携带身份证到网点办理，或致电${BRAND.hotline}`,
  async settle(tx, { customerId, pending, approve, realNow }) {
    const { credential } = pending as { readonly credential: ResettableCredential }
    if (approve) await givePass(tx, customerId, RESET_PURPOSES[credential], realNow, realNow + REVIEW_PASS_MS)
    const title = resetTitle(credential)
    // Who waits for it can't open the message box.
    const text = approve
      ? `您申请的人工审核已通过，请在3天内${title}。如非本人操作，请立即致电${BRAND.hotline}。`
      : `您申请的人工审核未通过，暂不能${title}，请携带身份证到网点办理。`
    await sendSmsNotice(tx, customerId, text, realNow)
  },
}
