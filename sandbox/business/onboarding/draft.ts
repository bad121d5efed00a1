import { eq, lt } from 'drizzle-orm'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import type { PersonalInfo } from '@/domain/onboarding/personalInfo'
import { undoneBy } from '@/domain/onboarding/steps'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import type { TaxResidency } from '@/domain/onboarding/taxResidency'
import { DAY_MS } from '@/domain/dates/day'
import type { VerifiedCard } from '../card'
import type { HashedSecret } from '@sandbox/kernel/session/credentials'
import { onboardingDrafts } from './tables'
import { forgetPictures } from '../identity'
import type { CheckedIdCard, ImageIds } from '../identity'
import type { Queryable } from '@sandbox/kernel/db'

/** An ID card in a draft, with the pictures it was read from. */
export type DraftIdCard = CheckedIdCard & ImageIds

export interface DraftFace {
  readonly state: 'PASSED' | 'REVIEW' | 'REJECTED'
  readonly at: number
  /** The identity record on which a staff member decides. */
  readonly recordNo?: string
}

/** What an applicant gave so far. It becomes the customer's data only when the account is open. */
export interface Draft {
  readonly idCard?: DraftIdCard
  readonly face?: DraftFace
  /** Hash of the latest face verification for this ID card; a pass for an earlier card doesn't count. */
  readonly faceToken?: string
  readonly personal?: PersonalInfo
  readonly tax?: TaxResidency
  readonly card?: VerifiedCard
  readonly password?: HashedSecret
  readonly agreements?: readonly { readonly id: string; readonly version: string; readonly at: number }[]
}

/**
 * Days after its last change at which a draft is deleted (ours), so that no papers are kept for an account nobody opens.
 */
export const DRAFT_DAYS = 30

/** A customer's draft; an empty one when there is none or it is too old. `now`: epoch ms by the bank's clock. */
export async function draftOf(on: Queryable, customerId: string, now: number): Promise<Draft> {
  const [row] = await on.select().from(onboardingDrafts).where(eq(onboardingDrafts.customerId, customerId))
  return row && now - row.changedAt < DRAFT_DAYS * DAY_MS ? row.data : {}
}

export async function saveDraft(on: Queryable, customerId: string, draft: Draft, now: number): Promise<void> {
  const kept = { data: { ...draft }, changedAt: now }
  await on
    .insert(onboardingDrafts)
    .values({ customerId, ...kept })
    .onConflictDoUpdate({ target: onboardingDrafts.customerId, set: kept })
}

export async function dropDraft(on: Queryable, customerId: string): Promise<void> {
  await on.delete(onboardingDrafts).where(eq(onboardingDrafts.customerId, customerId))
}

/** Whether the current version of an agreement was accepted. */
export const hasAgreed = ({ agreements = [] }: Draft, { id, version }: { id: string; version: string }): boolean =>
  agreements.some((agreed) => agreed.id === id && agreed.version === version)

/** The steps that a draft has completed; every customer has completed the phone's. */
export function stepsDone(draft: Draft): Set<OnboardingStep> {
  const done: readonly (readonly [OnboardingStep, boolean])[] = [
    ['phone', true],
    ['idCard', draft.idCard !== undefined],
    ['face', draft.face?.state === 'PASSED'],
    ['personal', draft.personal !== undefined],
    ['tax', draft.tax !== undefined],
    ['card', draft.card !== undefined],
    ['password', draft.password !== undefined],
    ['agreements', OPENING_AGREEMENTS.every((agreement) => hasAgreed(draft, agreement))],
  ]
  return new Set(done.filter(([, is]) => is).map(([step]) => step))
}

/** The fields of a draft for each step that another step can undo. */
const FIELDS: Readonly<Partial<Record<OnboardingStep, readonly (keyof Draft)[]>>> = {
  face: ['face', 'faceToken'],
  card: ['card'],
  password: ['password'],
}

/** A draft without the fields that are undone by taking this step again. */
export function withoutUndone(draft: Draft, step: OnboardingStep): Draft {
  const gone = new Set<string>(undoneBy(step).flatMap((undone) => FIELDS[undone] ?? []))
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !gone.has(field)))
}

/** Deletes drafts that are too old, with their pictures. `now`: epoch ms by the bank's clock. */
export async function sweepDrafts(on: Queryable, now: number): Promise<void> {
  const old = await on
    .delete(onboardingDrafts)
    .where(lt(onboardingDrafts.changedAt, now - DRAFT_DAYS * DAY_MS))
    .returning({ customerId: onboardingDrafts.customerId })
  for (const { customerId } of old) await forgetPictures(on, customerId)
}
