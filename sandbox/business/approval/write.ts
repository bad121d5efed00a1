import { randomInt } from 'node:crypto'
import { and, eq, notInArray } from 'drizzle-orm'
import { APPROVAL_FACTS, decidersOf } from '@/domain/approval/kinds'
import type { ApprovalKind, ApprovalRole } from '@/domain/approval/kinds'
import {
  APPROVAL_MS,
  approvalStateAt,
  ENDED_APPROVALS,
  OPEN_APPROVALS,
  APPROVAL_MACHINE,
} from '@/domain/approval/machine'
import { saysMark } from '@/domain/approval/payload'
import type { ApprovalPayload, PayloadMark } from '@/domain/approval/payload'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import type { ApprovalRule } from '@sandbox/kernel/approvals'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { changeApproval, takeUpApproval } from './find'
import { BANK, partiesOf, roleIn } from './people'
import type { Actor, Capabilities } from './people'
import { caseOf, hashOf, payeeNow, readPayload, ruleOf } from './rules'
import { approvals } from './tables'
import type { Approval } from './tables'
import { decidersWaiting, notifyDeciders } from './notify'

/** With what somebody writes or decides. */
export interface Desk {
  readonly capabilities: Capabilities
  readonly actor: Actor
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** What is written of an application. */
export interface Written {
  readonly clientId: string
  readonly kind: ApprovalKind
  readonly payload: unknown
}

const NUMBERS = 1_000_000_000
const newId = (now: number): string => `A${dayOfInstant(now)}${String(randomInt(NUMBERS)).padStart(9, '0')}`

/** In whose name somebody writes an application of a kind. Fails with EnterpriseClosed, OrgNotActing, NotPermitted. */
export async function mayWrite(
  on: Queryable,
  { capabilities, actor }: Desk,
  kind: ApprovalKind,
): Promise<Result<{ readonly rule: ApprovalRule; readonly owner: string; readonly role: ApprovalRole }, BankError>> {
  const { side, writtenBy } = APPROVAL_FACTS[kind]
  if (side === 'ORG' && !(await partiesOf(capabilities).areServed(on))) return fail(bankError('EnterpriseClosed'))
  const owner = side === 'ORG' ? actor.acting?.orgId : BANK
  if (owner === undefined) return fail(bankError('OrgNotActing'))
  const role = roleIn(actor, { kind, owner })
  const rule = ruleOf(capabilities, kind)
  if (!rule || role === undefined || !writtenBy.includes(role)) return fail(bankError('NotPermitted'))
  return ok({ rule, owner, role })
}

/** What keeps an application from being handed in. */
export const marksOf = async (
  on: Queryable,
  rule: ApprovalRule,
  one: Approval,
  now: number,
): Promise<readonly PayloadMark[]> => (await rule.marks?.(on, caseOf(one, [], now))) ?? []

interface NewApproval {
  readonly clientId: string
  readonly kind: ApprovalKind
  readonly owner: string
  readonly role: ApprovalRole | undefined
  readonly payload: ApprovalPayload
}

/** Keeps an application that nobody else sees yet. */
async function insertDraft(
  tx: Tx,
  rule: ApprovalRule,
  { actor, now }: Desk,
  { clientId, kind, owner, role, payload }: NewApproval,
): Promise<Approval> {
  const approvalId = newId(now)
  const applied = { approvalId, owner, payload, applicantId: actor.id, applicantName: actor.name }
  const [kept] = await tx
    .insert(approvals)
    .values({
      ...applied,
      ...{ kind, clientId, amount: rule.amount?.(payload) },
      ...(await payeeNow(tx, rule, applied, now)),
      payloadHash: hashOf({ approvalId, kind, owner, payload }),
      customerId: actor.customerId,
      applicantRole: role,
      state: 'DRAFT',
      createdAt: now,
    })
    .returning()
  if (!kept) throw new Error('an application was not kept')
  return kept
}

async function rewrite(
  tx: Tx,
  rule: ApprovalRule,
  one: Approval,
  payload: ApprovalPayload,
  now: number,
): Promise<Approval> {
  const { approvalId, kind, owner } = one
  const payloadHash = hashOf({ approvalId, kind, owner, payload })
  const payee = await payeeNow(tx, rule, { ...one, payload }, now)
  return changeApproval(tx, one, { payload, payloadHash, amount: rule.amount?.(payload) ?? null, ...payee })
}

/** Whether somebody has so many open applications that no other is begun; whoever asks holds the person's row. */
async function hasTooMany(tx: Tx, { id }: Actor): Promise<boolean> {
  const open = and(eq(approvals.applicantId, id), notInArray(approvals.state, ENDED_APPROVALS))
  return (await tx.$count(approvals, open)) >= OPEN_APPROVALS
}

const draftBy = async (tx: Tx, { id }: Actor, clientId: string): Promise<Approval | undefined> =>
  (
    await tx
      .select()
      .from(approvals)
      .where(and(eq(approvals.applicantId, id), eq(approvals.clientId, clientId)))
  )[0]

/** Whether somebody has begun an application under this id. */
export async function isBegun(on: Queryable, applicantId: string, clientId: string): Promise<boolean> {
  return (await on.$count(approvals, and(eq(approvals.applicantId, applicantId), eq(approvals.clientId, clientId)))) > 0
}

/**
 * Keeps an application as a draft, or changes a draft or what was given back; with what keeps it from being handed in. The
 * caller holds the person's row. Fails with what `mayWrite` says, PayloadInvalid, ApprovalUnknown (another's, or of another
 * kind), ApprovalDecided (handed in), ApprovalTooMany.
 */
export async function saveDraft(
  tx: Tx,
  desk: Desk,
  { approvalId, ...written }: Written & { readonly approvalId?: string | undefined },
): Promise<Result<{ readonly one: Approval; readonly marks: readonly PayloadMark[] }, BankError>> {
  const { capabilities, actor, now } = desk
  const may = await mayWrite(tx, desk, written.kind)
  if (!may.ok) return may
  const { rule, owner, role } = may.value
  const known = approvalId ?? (await draftBy(tx, actor, written.clientId))?.approvalId
  if (known === undefined) {
    const payload = readPayload(rule, written.payload)
    if (!payload.ok) return payload
    if (await hasTooMany(tx, actor)) return fail(bankError('ApprovalTooMany'))
    const one = await insertDraft(tx, rule, desk, { ...written, owner, role, payload: payload.value })
    return ok({ one, marks: await marksOf(tx, rule, one, now) })
  }
  const held = await takeUpApproval(tx, capabilities, actor, { approvalId: known, now })
  if (!held.ok) return held
  const { value: before } = held
  if (before.applicantId !== actor.id || before.kind !== written.kind || before.owner !== owner)
    return fail(bankError('ApprovalUnknown'))
  if (!['DRAFT', 'RETURNED'].includes(approvalStateAt(before, now))) return fail(bankError('ApprovalDecided'))
  const payload = readPayload(rule, written.payload, before.payload)
  if (!payload.ok) return payload
  const one = await rewrite(tx, rule, before, payload.value, now)
  return ok({ one, marks: await marksOf(tx, rule, one, now) })
}

/**
 * Hands an application in as its applicant saw it; handed in already in the same form, it stays so. Fails with what
 * `mayWrite` says, ApprovalUnknown, ApprovalDecided, ApprovalExpired, ApprovalChanged, PayloadInvalid (with the first mark),
 * ApproverMissing.
 */
export async function submit(
  tx: Tx,
  desk: Desk,
  { approvalId, payloadHash }: { readonly approvalId: string; readonly payloadHash: string },
): Promise<Result<Approval, BankError>> {
  const { capabilities, actor, now } = desk
  const held = await takeUpApproval(tx, capabilities, actor, { approvalId, now })
  if (!held.ok) return held
  const { value: one } = held
  if (one.applicantId !== actor.id) return fail(bankError('ApprovalUnknown'))
  const state = approvalStateAt(one, now)
  if (state === 'SUBMITTED' && one.payloadHash === payloadHash) return ok(one)
  if (state === 'EXPIRED') return fail(bankError('ApprovalExpired'))
  if (APPROVAL_MACHINE.after(state, 'submit') === undefined) return fail(bankError('ApprovalDecided'))
  if (one.payloadHash !== payloadHash || hashOf(one) !== payloadHash) return fail(bankError('ApprovalChanged'))
  const may = await mayWrite(tx, desk, one.kind)
  if (!may.ok) return may
  if (may.value.owner !== one.owner) return fail(bankError('OrgNotActing'))
  return handIn(tx, desk, may.value.rule, { ...one, applicantRole: may.value.role })
}

/** Hands in what may be handed in. */
async function handIn(
  tx: Tx,
  { capabilities, now }: Desk,
  rule: ApprovalRule,
  one: Approval,
): Promise<Result<Approval, BankError>> {
  const [mark] = await marksOf(tx, rule, one, now)
  if (mark) return fail(bankError('PayloadInvalid', `${saysMark(mark)}，请修改后重新提交`))
  const { kind, applicantRole } = one
  const roles = decidersOf({ kind, amount: one.amount ?? undefined, applicantRole: applicantRole ?? undefined })
  for (const nextRole of roles) {
    const waits = await decidersWaiting(tx, capabilities, { ...one, nextRole }, now)
    if (waits.length === 0 && APPROVAL_FACTS[kind].side === 'ORG') return fail(bankError('ApproverMissing'))
  }
  const [nextRole] = roles
  if (nextRole === undefined) throw new Error(`nobody decides on ${kind}`)
  const round = one.round + 1
  const payee = await payeeNow(tx, rule, one, now)
  const set = { state: 'SUBMITTED', round, nextRole, applicantRole, expiresAt: now + APPROVAL_MS, ...payee } as const
  const entered = await changeApproval(tx, one, set)
  await noteEvent(tx, entered, 'submit', now)
  await notifyDeciders(tx, capabilities, entered, now)
  return ok(entered)
}

/** Records what was done about an application. */
export const noteEvent = (tx: Tx, one: Approval, step: string, now: number, customerId = one.customerId) =>
  recordEvent(tx, now, 'approval', {
    ...(customerId !== null && { customerId }),
    detail: { approvalId: one.approvalId, kind: one.kind, step, round: one.round, payloadHash: one.payloadHash },
  })

/** What comes of something else and is handed in at once. */
export interface Begun extends Written {
  readonly owner: string
  /** In whose name; none for somebody from outside. */
  readonly role: ApprovalRole | undefined
}

/**
 * Hands in an application that comes of something else, such as a proved account; one client id begins one. Fails with
 * PayloadInvalid, ApproverMissing, ApprovalTooMany.
 */
export async function beginApproval(
  tx: Tx,
  desk: Desk,
  { clientId, kind, owner, role, payload: given }: Begun,
): Promise<Result<Approval, BankError>> {
  const before = await draftBy(tx, desk.actor, clientId)
  if (before) return ok(before)
  const rule = ruleOf(desk.capabilities, kind)
  const payload = rule ? readPayload(rule, given) : fail(bankError('NotPermitted'))
  if (!rule || !payload.ok) return payload.ok ? fail(bankError('NotPermitted')) : payload
  if (desk.actor.customerId !== undefined && (await hasTooMany(tx, desk.actor)))
    return fail(bankError('ApprovalTooMany'))
  const draft = { clientId, kind, owner, role, payload: payload.value }
  return handIn(tx, desk, rule, await insertDraft(tx, rule, desk, draft))
}
