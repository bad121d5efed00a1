import { eq } from 'drizzle-orm'
import { APPROVAL_FACTS, decidersOf } from '@/domain/approval/kinds'
import { APPROVAL_MACHINE } from '@/domain/approval/machine'
import type { ApprovalTrigger } from '@/domain/approval/machine'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { JobBank } from '@sandbox/kernel/scope'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import { approvedBy, changeApproval, readApproval, stepsOf } from './find'
import { partiesOf } from './people'
import type { Capabilities } from './people'
import { caseOf, executionId, hashOf, payeeNow, ruleFor } from './rules'
import type { Approval, ApprovalStep } from './tables'
import { notifyApplicant } from './notify'
import { noteEvent } from './write'

/** Takes an application where a trigger leads. @throws Error where it leads nowhere */
export async function moveApproval(
  tx: Tx,
  one: Approval,
  trigger: ApprovalTrigger,
  set: Partial<Approval> = {},
): Promise<Approval> {
  const state = APPROVAL_MACHINE.after(one.state, trigger)
  if (state === undefined) throw new Error(`${one.approvalId} is ${one.state} and can't ${trigger}`)
  return changeApproval(tx, one, { ...set, state, nextRole: state === 'SUBMITTED' ? one.nextRole : null })
}

const CHANGED_ROLES = bankError('NotPermitted', '申请人或审批人的角色已变化，请重新发起申请')

/** Whether somebody still has the role in which they applied or decided. */
async function stillHas(
  tx: Tx,
  capabilities: Capabilities,
  { owner, kind }: Approval,
  { customerId, role }: { readonly customerId: string | null; readonly role: string | null },
): Promise<boolean> {
  if (role === null || customerId === null) return true
  if (APPROVAL_FACTS[kind].side === 'ORG') return (await partiesOf(capabilities).roleOf(tx, owner, customerId)) === role
  const { customers } = schema
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
  return customer?.staff === true && customer.closedAt === null
}

/**
 * Why what was decided isn't carried out: it isn't what was hashed, somebody's role has changed, or others would have to
 * decide on it. Undefined when it is.
 */
async function standingRefusal(
  tx: Tx,
  capabilities: Capabilities,
  one: Approval,
  steps: readonly ApprovalStep[],
): Promise<BankError | undefined> {
  const { kind, payload, payloadHash, applicantRole, customerId } = one
  if (hashOf(one) !== payloadHash || steps.some((step) => step.payloadHash !== payloadHash))
    return bankError('ApprovalChanged')
  if (APPROVAL_FACTS[kind].side === 'ORG' && !(await partiesOf(capabilities).areServed(tx)))
    return bankError('EnterpriseClosed')
  const people = [{ customerId, role: applicantRole }, ...steps]
  for (const person of people) if (!(await stillHas(tx, capabilities, one, person))) return CHANGED_ROLES
  const amount = ruleFor(capabilities, kind).amount?.(payload)
  const wanted = decidersOf({ kind, amount, applicantRole: applicantRole ?? undefined })
  return wanted.join() === steps.map(({ role }) => role).join() ? undefined : CHANGED_ROLES
}

/**
 * Carries out what was decided, all or nothing and under one id; what can't be done now fails with its reason and may be
 * sent again. The caller holds its rows.
 */
export async function execute(tx: Tx, capabilities: Capabilities, one: Approval, now: number): Promise<Approval> {
  const steps = approvedBy(await stepsOf(tx, one.approvalId), one)
  const running = await moveApproval(tx, one, 'execute')
  const refusal = await standingRefusal(tx, capabilities, running, steps)
  const decidedBy = steps.map(({ personId: id, personName: name }) => ({ id, name }))
  const about = caseOf(running, decidedBy, now)
  const rule = ruleFor(capabilities, one.kind)
  const payee = await payeeNow(tx, rule, running, now)
  const done = refusal
    ? ({ ok: false, error: refusal } as const)
    : await undoneWhenRefused(tx, (within) => rule.execute(within, about))
  const executed = { executedAs: executionId(one.approvalId), executedAt: now, endedAt: now, failure: null }
  const ended = done.ok
    ? await moveApproval(tx, running, 'succeed', { ...executed, ...payee, receipt: done.value.receipt ?? null })
    : await moveApproval(tx, running, 'fail', { failure: done.error.message })
  await noteEvent(tx, ended, done.ok ? 'executed' : `failed ${done.error.name}`, now)
  await notifyApplicant(tx, capabilities, ended, now)
  return ended
}

/** What goes on outside once an application was carried out and is kept. */
export async function carryOnAfter(bank: JobBank, approvalId: string): Promise<void> {
  const one = await readApproval(bank.db.drizzle, approvalId)
  if (one?.state === 'EXECUTED')
    await ruleFor(bank.capabilities, one.kind).afterwards?.(bank, caseOf(one, [], await bank.businessNow()))
}
