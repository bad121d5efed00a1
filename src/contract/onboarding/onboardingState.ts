import * as v from 'valibot'
import { ONBOARDING_STEPS } from '@/domain/onboarding/steps'
import { code, dayOrNone, instant, text } from '../fields'

const step = /*#__PURE__*/ v.picklist(ONBOARDING_STEPS)

/** Why an application failed, and where the customer goes on; `counter`: only at a branch or by the hotline. */
const failure = /*#__PURE__*/ v.object({
  reason: v.picklist(['IDENTITY', 'CARD', 'ID_CARD_TAKEN', 'ACCOUNT_LIMIT', 'RISK_CONTROL']),
  message: text,
  wayOn: v.picklist(['idCard', 'card', 'sync', 'counter']),
})

/** The application for an account, from openAccount on. */
export const opening = /*#__PURE__*/ v.object({
  state: v.picklist(['SUBMITTED', 'PROCESSING', 'OPENED', 'FAILED']),
  submittedAt: instant,
  /** With FAILED. */
  failure: v.optional(failure),
  /** With OPENED, in full: the customer's own new account number is shown once. */
  acctNo: v.optional(code),
})

/** How a face check stands. */
export const faceState = /*#__PURE__*/ v.object({
  /** REVIEW: a person decides; REJECTED: that person said no, another try or the counter are left. */
  state: v.picklist(['NONE', 'PASSED', 'REVIEW', 'REJECTED']),
  /** Whether the separate consent for face data stands. */
  consented: v.boolean(),
  /** Tries left today. */
  attemptsLeft: v.number(),
})

/**
 * Everything the bank kept of the way to an account: found again at any step and on another phone. What was typed before
 * is masked, because a session alone has not passed any password.
 */
export const onboardingState = /*#__PURE__*/ v.object({
  /** Where to go on. */
  step: v.picklist([...ONBOARDING_STEPS, 'done']),
  done: v.array(step),
  /** What may be taken now, out of order too. */
  allowed: v.array(step),
  /** Masked. */
  mobileNo: v.optional(code),
  idCard: v.optional(
    v.object({
      /** Masked. */
      name: code,
      /** Masked. */
      idCardNo: code,
      /** '' is 长期. */
      validUntil: dayOrNone,
    }),
  ),
  face: faceState,
  /** Codes of src/domain/lookup; the address is not told again. */
  personal: v.optional(
    v.object({ occupation: code, industry: code, marital: code, education: code, income: code, region: code }),
  ),
  taxResidency: v.optional(v.picklist(['CHINA', 'NON_RESIDENT', 'BOTH'])),
  card: v.optional(v.object({ bankName: code, cardNo: code })),
  agreements: v.array(v.object({ id: code, title: text, version: code, agreed: v.boolean() })),
  opening: v.optional(opening),
})

export type OnboardingState = v.InferOutput<typeof onboardingState>
export type Opening = v.InferOutput<typeof opening>
export type FaceState = v.InferOutput<typeof faceState>
