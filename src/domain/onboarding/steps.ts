/**
 * The steps to an account (specification §1, §2; order and rules: docs/decisions/onboarding.md). Pure: a draft's completed
 * steps decide which comes next and which may be done out of order.
 */
export const ONBOARDING_STEPS = [
  'phone',
  'idCard',
  'face',
  'personal',
  'tax',
  'card',
  'password',
  'agreements',
  'open',
] as const

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** The step a customer has reached; `done` once the account is open. */
export type OnboardingPosition = OnboardingStep | 'done'

/**
 * The steps that must be completed before another. Everything after the ID card may be filled in while a face check waits
 * for a staff member's decision, except the card: its bank tells whether name, number and phone belong together, and an
 * applicant may learn that only about a person they have shown to be.
 */
const REQUIRED: Readonly<Record<OnboardingStep, readonly OnboardingStep[]>> = {
  phone: [],
  idCard: ['phone'],
  face: ['phone', 'idCard'],
  personal: ['phone', 'idCard'],
  tax: ['phone', 'idCard'],
  card: ['phone', 'idCard', 'face'],
  password: ['phone', 'idCard'],
  agreements: ['phone', 'idCard'],
  open: ['phone', 'idCard', 'face', 'personal', 'tax', 'card', 'password', 'agreements'],
}

/** The steps that another ID card undoes: everything checked against the old one. What the customer typed stays. */
const UNDONE_BY: Readonly<Partial<Record<OnboardingStep, readonly OnboardingStep[]>>> = {
  idCard: ['face', 'card', 'password'],
}

/** The first step that isn't done, in order; `done` when `open` is. */
export function nextStep(done: ReadonlySet<OnboardingStep>): OnboardingPosition {
  if (done.has('open')) return 'done'
  return ONBOARDING_STEPS.find((step) => !done.has(step)) ?? 'done'
}

/** The steps still missing before a step may be taken; empty when it may be taken now. */
export const missingFor = (step: OnboardingStep, done: ReadonlySet<OnboardingStep>): readonly OnboardingStep[] =>
  done.has('open') ? [] : REQUIRED[step].filter((required) => !done.has(required))

/** Whether a step may be taken, or taken again: none once the account is open, and the phone only once. */
export function mayTake(step: OnboardingStep, done: ReadonlySet<OnboardingStep>): boolean {
  if (done.has('open') || (step === 'phone' && done.has('phone'))) return false
  return missingFor(step, done).length === 0
}

/** Every step that may be taken now, in order. */
export const allowedSteps = (done: ReadonlySet<OnboardingStep>): readonly OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => mayTake(step, done))

/** The steps that are undone when a step is taken again. */
export const undoneBy = (step: OnboardingStep): readonly OnboardingStep[] => UNDONE_BY[step] ?? []
