import { toHex } from '@/crypto/bytes'
import * as v from 'valibot'
import { APPROVAL_KINDS } from '@/domain/approval/kinds'
import type { ApprovalKind } from '@/domain/approval/kinds'
import { canonicalText } from '@/domain/approval/payload'
import type { ApprovalPayload, Decided } from '@/domain/approval/payload'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { ApprovalCase, ApprovalPerson, ApprovalRule } from '@sandbox/kernel/approvals'
import type { Queryable } from '@sandbox/kernel/db'
import { nodePrimitives } from '@sandbox/kernel/envelope/nodePrimitives'
import type { Capabilities } from './people'
import type { Approval } from './tables'

const sm3 = (text: string): string => toHex(nodePrimitives.sm3(new TextEncoder().encode(text)))

/** What a decision is about, as 64 hex digits. */
export const hashOf = (decided: Decided): string => sm3(canonicalText(decided))

/** The id under which an application is carried out, once. */
export const executionId = (approvalId: string): string => sm3(approvalId)

/** The rule of a kind; undefined for one that no capability has registered. */
export const ruleOf = (capabilities: Capabilities, kind: ApprovalKind): ApprovalRule | undefined =>
  capabilities.flatMap(({ approvals }) => approvals?.[kind] ?? [])[0]

/** The kinds that can be carried out. */
export const registeredKinds = (capabilities: Capabilities): readonly ApprovalKind[] =>
  APPROVAL_KINDS.filter((kind) => ruleOf(capabilities, kind) !== undefined)

/** The rule of a kind that an application has. @throws Error for one that nobody registers any more */
export function ruleFor(capabilities: Capabilities, kind: ApprovalKind): ApprovalRule {
  const rule = ruleOf(capabilities, kind)
  if (!rule) throw new Error(`no capability carries out ${kind}`)
  return rule
}

/**
 * What is kept of a payload: as its kind's schema has it, without what its kind doesn't keep. Fails with PayloadInvalid.
 * @param before what was kept of the same application until now
 */
export function readPayload(
  rule: ApprovalRule,
  given: unknown,
  before?: ApprovalPayload,
): Result<ApprovalPayload, BankError> {
  const parsed = v.safeParse(rule.payload, given)
  if (!parsed.success) return fail(bankError('PayloadInvalid'))
  // What a rule's schema gives has the shape that every payload has on the wire.
  const typed = parsed.output as ApprovalPayload
  return rule.keep ? (rule.keep(typed, before) as Result<ApprovalPayload, BankError>) : ok(typed)
}

/** A payload as people read it. */
export const shownPayload = ({ unread = [] }: ApprovalRule, { values, rows }: ApprovalPayload) => ({
  values: { ...values },
  rows: rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !unread.includes(key)))),
})

/** As much of an application as its rule gets. */
type Known = Pick<Approval, 'approvalId' | 'owner' | 'payload' | 'applicantId' | 'applicantName'>

/** An application as its rule gets it. */
export const caseOf = (
  { approvalId, owner, payload, applicantId, applicantName }: Known,
  decidedBy: readonly ApprovalPerson[],
  now: number,
): ApprovalCase => ({
  ...{ approvalId, owner, payload, decidedBy, now },
  clientId: executionId(approvalId),
  applicant: { id: applicantId, name: applicantName },
})

/** How far what was carried out has come since; undefined where nobody carries it on, and of what wasn't carried out. */
export const outcomeOf = async (on: Queryable, capabilities: Capabilities, one: Approval, now: number) =>
  one.state === 'EXECUTED' ? ruleFor(capabilities, one.kind).outcome?.(on, caseOf(one, [], now)) : undefined

/** Whom an application pays or concerns by the bank's records as they are now, as it is kept. */
export async function payeeNow(on: Queryable, rule: ApprovalRule, one: Known, now: number) {
  const { name, checked } = await rule.payee(on, caseOf(one, [], now))
  return { payee: name, payeeChecked: checked }
}
