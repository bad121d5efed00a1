import { DAY_MS } from '../dates/day'
import { defineMachine } from '../machine'
import type { Machine, TriggerOf } from '../machine'

/**
 * Another number on record. Every way from one state to another; what isn't here doesn't happen. `STARTED`: who asks has
 * shown that they are the owner; `OLD_PROVED`: and that they had the number before, or showed a face; `NEW_PROVED`: and has
 * the new one; `OWNER_CHECKED`: and it is in their name, or a person said yes.
 */
export const PHONE_CHANGE_STATES = [
  'STARTED',
  'OLD_PROVED',
  'NEW_PROVED',
  'REVIEW',
  'OWNER_CHECKED',
  'DONE',
  'REJECTED',
  'ABANDONED',
] as const
export type PhoneChangeState = (typeof PHONE_CHANGE_STATES)[number]

/**
 * The ways: a code to the number on record; a face in its place; a person who decides by papers; and, for who can neither
 * receive that code nor sign in, a face, papers and a person together, a day later.
 */
export const PHONE_METHODS = ['OLD_CODE', 'FACE', 'REVIEW', 'RECOVER'] as const
export type PhoneMethod = (typeof PHONE_METHODS)[number]

/** Another number, or the first one of a customer of a counter. */
export const PHONE_PURPOSES = ['CHANGE', 'FIRST'] as const
export type PhonePurpose = (typeof PHONE_PURPOSES)[number]

/** In whose name the carriers have a number: the customer's, another's, or they didn't answer. */
export const PHONE_OWNERS = ['match', 'mismatch', 'unavailable'] as const
export type PhoneOwner = (typeof PHONE_OWNERS)[number]

const GIVEN_UP = { abandoned: 'ABANDONED' } as const
/** A new number is named, and shown to be the customer's. */
const NAMING = { newCode: 'NEW_PROVED', ...GIVEN_UP } as const
/** Once a number in another's name, or a way about which a person decides, was asked about. */
const DECIDED = {
  REVIEW: { approved: 'OWNER_CHECKED', rejected: 'REJECTED', ...GIVEN_UP },
  OWNER_CHECKED: { settled: 'DONE', ...GIVEN_UP },
} as const
/** With the carriers' word, or without. */
const OWNED = { otherNumber: 'OLD_PROVED', owned: 'OWNER_CHECKED', asked: 'REVIEW', ...GIVEN_UP } as const
const ASKED = { otherNumber: 'OLD_PROVED', asked: 'REVIEW', ...GIVEN_UP } as const

const BY_CODE = /*#__PURE__*/ defineMachine(PHONE_CHANGE_STATES, {
  STARTED: { oldCode: 'OLD_PROVED', ...GIVEN_UP },
  ...{ OLD_PROVED: NAMING, NEW_PROVED: OWNED },
  ...DECIDED,
})
const BY_FACE = /*#__PURE__*/ defineMachine(PHONE_CHANGE_STATES, {
  STARTED: { face: 'OLD_PROVED', ...GIVEN_UP },
  ...{ OLD_PROVED: NAMING, NEW_PROVED: OWNED },
  ...DECIDED,
})
const RECOVERING = /*#__PURE__*/ defineMachine(PHONE_CHANGE_STATES, {
  STARTED: { face: 'OLD_PROVED', ...GIVEN_UP },
  ...{ OLD_PROVED: NAMING, NEW_PROVED: ASKED },
  ...DECIDED,
})
const BY_PAPERS = /*#__PURE__*/ defineMachine(PHONE_CHANGE_STATES, {
  STARTED: NAMING,
  OLD_PROVED: GIVEN_UP,
  NEW_PROVED: { otherNumber: 'STARTED', asked: 'REVIEW', ...GIVEN_UP },
  ...DECIDED,
})

export type PhoneTrigger = TriggerOf<typeof BY_CODE> | TriggerOf<typeof BY_FACE>

/** The machine of each way. */
export const PHONE_MACHINES: Readonly<Record<PhoneMethod, Machine<PhoneChangeState, PhoneTrigger>>> = {
  OLD_CODE: BY_CODE,
  FACE: BY_FACE,
  REVIEW: BY_PAPERS,
  RECOVER: RECOVERING,
}

/** States that a change may still leave. */
export const OPEN_PHONE_STATES = ['STARTED', 'OLD_PROVED', 'NEW_PROVED', 'REVIEW', 'OWNER_CHECKED'] as const
export const isOpenPhoneState = (state: PhoneChangeState): boolean => OPEN_PHONE_STATES.some((open) => open === state)

/** Whose code the change waits for: the number's on record, or the new one's once it was named. */
export function awaitedCode(state: PhoneChangeState, method: PhoneMethod): 'old' | 'new' | undefined {
  if (PHONE_MACHINES[method].after(state, 'oldCode')) return 'old'
  // A person's yes may be days after the code by which the new number was shown, so it is asked for again.
  return PHONE_MACHINES[method].after(state, 'newCode') || state === 'OWNER_CHECKED' ? 'new' : undefined
}

/** The state in which a new number is named, from where another one may be; undefined where none may be named. */
export const namedIn = (state: PhoneChangeState, method: PhoneMethod): PhoneChangeState | undefined =>
  PHONE_MACHINES[method].after(state, 'newCode') ? state : PHONE_MACHINES[method].after(state, 'otherNumber')

/** What showed that it is the owner who begins. A face stands for a payment password where none is set. */
export type PhoneProof = 'password' | 'face' | 'idCardEnd'

/**
 * What each way takes to begin.
 * @param held whether that gives up a change which isn't given up without a proof
 */
export function proofsToBegin(method: PhoneMethod, hasPassword: boolean, held = false): readonly PhoneProof[] {
  if (method === 'REVIEW') return held ? [hasPassword ? 'password' : 'face'] : []
  if (method === 'RECOVER') return ['face', 'idCardEnd']
  const known = hasPassword ? (['password'] as const) : []
  if (method === 'FACE') return ['face', 'idCardEnd', ...known]
  return hasPassword ? known : ['face']
}

/**
 * Whether giving this change up takes a proof: one that took a proof itself, or that a person was asked about. The way by
 * papers takes none, so that a session alone could otherwise end what its owner waits for.
 */
export const isHeld = ({
  method,
  state,
}: {
  readonly method: PhoneMethod
  readonly state: PhoneChangeState
}): boolean => isOpenPhoneState(state) && (method !== 'REVIEW' || state === 'REVIEW' || state === 'OWNER_CHECKED')

/**
 * The ways a customer may take: before the gesture the one that needs nothing of what was lost; who has no number yet shows
 * a face; a code alone is too little without a password.
 */
export function waysToChange({
  hasNumber,
  hasPassword,
  signedIn,
}: {
  readonly hasNumber: boolean
  readonly hasPassword: boolean
  readonly signedIn: boolean
}): readonly PhoneMethod[] {
  // Who set a password and has forgotten it couldn't begin by a face.
  if (!hasNumber) return hasPassword ? ['FACE', 'RECOVER'] : ['FACE']
  if (!signedIn) return ['RECOVER']
  return hasPassword ? ['OLD_CODE', 'FACE', 'REVIEW'] : ['FACE', 'REVIEW']
}

/** What a person needs who decides: papers and why, where it isn't shown otherwise, and whose number it is. */
export const askedInReview = (
  method: PhoneMethod,
  owner: PhoneOwner,
): { readonly papers: boolean; readonly reason: boolean; readonly relation: boolean } => ({
  papers: method === 'REVIEW' || method === 'RECOVER',
  reason: method === 'REVIEW',
  relation: owner === 'mismatch',
})

/**
 * Whether a person may be asked: who has shown all else needs none unless the number is another's, and who can't sign in
 * may have a number of their own only.
 */
export const mayAskReview = (method: PhoneMethod, owner: PhoneOwner): boolean =>
  method === 'REVIEW' || owner === (method === 'RECOVER' ? 'match' : 'mismatch')

/** Why a person is asked. */
export const REVIEW_REASONS = ['PASSWORD_AND_NUMBER', 'NO_FACE', 'OTHER'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Who a number's holder may be to the customer. */
export const HOLDER_RELATIONS = ['PARENT', 'CHILD', 'SPOUSE', 'EMPLOYER'] as const
export type HolderRelation = (typeof HOLDER_RELATIONS)[number]

export const HOLDER_RELATION_NAMES: Readonly<Record<HolderRelation, string>> = {
  PARENT: '父母',
  CHILD: '子女',
  SPOUSE: '配偶',
  EMPLOYER: '工作单位',
}

/** How long a change may take, ms by the machine's clock. */
export const PHONE_CHANGE_MS = 30 * 60_000
/** How long a person's yes may wait to be carried out, ms (ours). */
export const PHONE_APPROVED_MS = 3 * DAY_MS
/**
 * How long after a person was asked a change without any sign-in may be carried out, ms by the bank's clock (ours): its
 * owner is told on the number on record and can have it stopped.
 */
export const PHONE_RECOVER_MS = DAY_MS
/** Changes in a period, ms by the bank's clock. */
export const MAX_PHONE_CHANGES = 2
export const PHONE_CHANGES_MS = 30 * DAY_MS
/** After how long the customer is asked whether the number is still theirs, ms. */
export const PHONE_CONFIRM_MS = 365 * DAY_MS
