import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import type { ErrorName } from '../errors/codes'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/** As what somebody invites. A marketer is one who has been approved as such; everybody else invites as a customer. */
export const MARKETER_KINDS = ['CLERK', 'MANAGER', 'KOL'] as const
export type MarketerKind = (typeof MARKETER_KINDS)[number]
export const INVITER_KINDS = ['CUSTOMER', ...MARKETER_KINDS] as const
export type InviterKind = (typeof INVITER_KINDS)[number]

/**
 * BOUND: accepted, no account yet; EFFECTIVE: an account was opened in time; CLOSED: ended by the invitee, or with an
 * account; LAPSED: no account in time; VOID: inviter and invitee turned out to be one person.
 */
export const RELATION_STATES = ['BOUND', 'EFFECTIVE', 'CLOSED', 'LAPSED', 'VOID'] as const
export type RelationState = (typeof RELATION_STATES)[number]

/** `open` and `annul` when an account is opened, `end` by the invitee or with an account, `lapse` at a day's end. */
export const RELATION_MACHINE = /*#__PURE__*/ defineMachine(RELATION_STATES, {
  BOUND: { open: 'EFFECTIVE', annul: 'VOID', end: 'CLOSED', lapse: 'LAPSED' },
  EFFECTIVE: { end: 'CLOSED' },
})
export type RelationTrigger = TriggerOf<typeof RELATION_MACHINE>

export const isEndedRelation = (state: RelationState): boolean => !RELATION_MACHINE.ways[state]

/** How long an invitation can be accepted, in days, and how long its invitee has to open an account. */
export const INVITE_DAYS = 30
export const OPENING_DAYS = 30

/** The last day on which an account counts. @param bound the day on which the invitation was accepted */
export const openUntil = (bound: Day): Day => addDays(bound, OPENING_DAYS)

/** Characters of an invitation's code: none that is mistaken for another one. */
export const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 10
const CODE = new RegExp(`^[${CODE_CHARACTERS}]{${CODE_LENGTH}}$`)

/** An invitation's code as it was typed or linked; undefined for what can't be one. */
export function inviteCodeOf(text: string): string | undefined {
  const tidy = text.trim().toUpperCase()
  return CODE.test(tidy) ? tidy : undefined
}

/** A signature of a person that two people don't share. */
export type SamePerson = 'customer' | 'openId' | 'unionId' | 'device'

/** What is known when somebody accepts an invitation. */
export interface Binding {
  /** By what inviter and invitee are one person. */
  readonly same: readonly SamePerson[]
  /** Whether the invitee has, or had, an account. */
  readonly customer: boolean
  /** Whether the invitee ever accepted another invitation. */
  readonly bound: boolean
  readonly expired: boolean
  /** Whether the inviter may invite now. */
  readonly inviterActive: boolean
  /** Whether the invitee is among those by whom the inviter came. */
  readonly ancestor: boolean
}

/** Why an invitation can't be accepted; undefined when it can. */
export function bindingProblem(binding: Binding): ErrorName | undefined {
  const { same, customer, bound, expired, inviterActive, ancestor } = binding
  if (same.length > 0) return 'SelfReferral'
  if (customer) return 'AlreadyCustomer'
  if (bound) return 'AlreadyBound'
  if (expired) return 'InviteExpired'
  if (!inviterActive) return 'MarketerSuspended'
  return ancestor ? 'ReferralLoop' : undefined
}

/** For how long a phone on which an invitation was made counts as the inviter's, in ms. */
export const SAME_DEVICE_MS = 24 * 60 * 60_000

/** Points for an account that was opened, where the bank gives any for inviting; ours. */
export const REFERRAL_POINTS = 100

/** Whether something is given for a relation: never to marketers, and only where the bank gives anything for inviting. */
export const isRewarded = (kind: InviterKind, rewardEnabled: boolean): boolean => kind === 'CUSTOMER' && rewardEnabled
