import { foldedName } from '@/domain/people/names'
import { APPROVAL_FACTS } from '@/domain/approval/kinds'
import type { ApprovalRole, BankDuty } from '@/domain/approval/kinds'
import type { ActingFor, ApprovalParties, ApprovalPerson } from '@sandbox/kernel/approvals'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import type { AccountScope } from '@sandbox/kernel/scope'
import type { Approval } from './tables'

/** The bank's own applications are nobody else's. */
export const BANK = 'BANK'

/** The capabilities, whose kinds and enterprises the engine works with. */
export type Capabilities = readonly Capability[]

/** Somebody who applies or decides, with what they may do it as. */
export interface Actor extends ApprovalPerson {
  readonly customerId: string | undefined
  /** Whether they are of the bank's staff. */
  readonly staff: boolean
  /** What they answer for in the bank beside being of its staff. */
  readonly duty?: BankDuty | undefined
  /** The enterprise that their session acts for. */
  readonly acting: ActingFor | undefined
}

/**
 * Who knows the people of enterprises.
 * @throws Error when no capability does
 */
export function partiesOf(capabilities: Capabilities): ApprovalParties {
  const [parties] = capabilities.flatMap(({ approvalParties }) => approvalParties ?? [])
  if (!parties) throw new Error('no capability knows the people of enterprises')
  return parties
}

/** The customer of a call. */
export async function actorOf({ bank, customer, session }: AccountScope, on: Queryable): Promise<Actor> {
  const acting = await partiesOf(bank.capabilities).actingOf(on, session)
  return { id: customer.id, customerId: customer.id, name: customer.realName ?? '', staff: customer.staff, acting }
}

/**
 * Who answers for what in the bank: the sandbox's list of its people, whom the console knows by name alone. Everybody else is
 * of the staff without a duty of their own.
 */
const DUTIES: Readonly<Record<string, BankDuty>> = {
  业务主管: 'BUSINESS',
  业务主管0088: 'BUSINESS',
  合规专员: 'COMPLIANCE',
  合规专员0108: 'COMPLIANCE',
}

/** A clerk at the console, who goes by a name. */
export const clerkOf = (name: string): Actor => ({
  id: `clerk:${foldedName(name)}`,
  name: name.trim(),
  customerId: undefined,
  staff: true,
  duty: Object.hasOwn(DUTIES, foldedName(name)) ? DUTIES[foldedName(name)] : undefined,
  acting: undefined,
})

/** Whether two are one person: a member of the staff comes as a clerk or as a customer, under one name. */
export const isSamePerson = (one: ApprovalPerson, other: ApprovalPerson): boolean =>
  one.id === other.id ||
  ((one.id.startsWith('clerk:') || other.id.startsWith('clerk:')) && foldedName(one.name) === foldedName(other.name))

/** As what somebody has to do with an application; undefined when it is none of theirs. */
export function roleIn(actor: Actor, { kind, owner }: Pick<Approval, 'kind' | 'owner'>): ApprovalRole | undefined {
  if (APPROVAL_FACTS[kind].side === 'BANK') return actor.staff ? 'STAFF' : undefined
  return actor.acting?.orgId === owner ? actor.acting.role : undefined
}

/** Whether somebody may decide on an application as a role that it waits for. */
export const actsAs = (actor: Actor, one: Pick<Approval, 'kind' | 'owner'>, role: ApprovalRole | null): boolean =>
  role !== null && (roleIn(actor, one) === role || (roleIn(actor, one) === 'STAFF' && actor.duty === role))
