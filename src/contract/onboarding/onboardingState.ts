import * as v from 'valibot'
import { ONBOARDING_STEPS } from '@/domain/onboarding/steps'
import { code, dayOrNone, instant, text } from '../fields'

const step = /*#__PURE__*/ v.picklist(ONBOARDING_STEPS)

/** Why an application failed, and at which step the customer continues; `counter`: only at a branch or by the hotline. */
const failure = /*#__PURE__*/ v.object({
  reason: v.picklist(['IDENTITY', 'CARD', 'ID_CARD_TAKEN', 'ACCOUNT_LIMIT', 'RISK_CONTROL']),
  message: text,
  wayOn: v.picklist(['idCard', 'card', 'sync', 'counter']),
})

/** The application for an account, from openAccount on. */
export const opening = /*#__PURE__*/ v.object({
  state: v.picklist(['SUBMITTED', 'PROCESSING', 'OPENED', 'FAILED']),
  submittedAt: instant,
  /** Only with FAILED. */
  failure: v.optional(failure),
  /** Only with OPENED, in full: the customer's new account number is shown once. */
  acctNo: v.optional(code),
})

/** The state of a face check. */
export const faceState = /*#__PURE__*/ v.object({
  /** REVIEW: a staff member decides; REJECTED: they refused, and the customer can try again or go to a branch. */
  state: v.picklist(['NONE', 'PASSED', 'REVIEW', 'REJECTED']),
  /** Whether the separate consent for face data is given. */
  consented: v.boolean(),
  /** While it isn't: the version that was agreed to last, where it is another one. */
  formerVersion: v.optional(code),
  /** Tries left today. */
  attemptsLeft: v.number(),
})

/**
 * Everything the bank has stored on the way to an account, so that it can be continued at any step and on another phone.
 * Personal data is masked, because a session alone has passed no password.
 */
export const onboardingState = /*#__PURE__*/ v.object({
  /** The step at which to continue. */
  step: v.picklist([...ONBOARDING_STEPS, 'done']),
  done: v.array(step),
  /** The steps that may be taken now, also out of order. */
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
  /** Codes of src/domain/lookup; the address is not included. */
  personal: v.optional(
    v.object({ occupation: code, industry: code, marital: code, education: code, income: code, region: code }),
  ),
  taxResidency: v.optional(v.picklist(['CHINA', 'NON_RESIDENT', 'BOTH'])),
  card: v.optional(v.object({ bankName: code, cardNo: code })),
  agreements: v.array(
    v.object({
      id: code,
      title: text,
      version: code,
      agreed: v.boolean(),
      /** While it isn't: the version that was agreed to last, where it is another one. */
      formerVersion: v.optional(code),
    }),
  ),
  opening: v.optional(opening),
})

export type OnboardingState = v.InferOutput<typeof onboardingState>
export type Opening = v.InferOutput<typeof opening>
export type FaceState = v.InferOutput<typeof faceState>
