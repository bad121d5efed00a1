import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { dayOfInstant } from '@/domain/dates/instant'
import { formatDay } from '@/domain/dates/format'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { INVITED_FAMILIES } from '@/domain/product/families'
import {
  ELIGIBILITY_STATE_NAMES,
  INSTITUTIONS,
  isInstitution,
  mayApplyAgain,
  proofOf,
  ELIGIBILITY_MACHINE,
} from '@/domain/referral/eligibility'
import type { EligibilityState, EligibilityTrigger } from '@/domain/referral/eligibility'
import { isSameName } from '@/domain/people/names'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { actorOf, BANK, beginApproval } from '@sandbox/business/approval'
import { invite } from '@sandbox/business/product'
import { approvalRule, customerPayee } from '@sandbox/kernel/approvals'
import type { ApprovalPerson } from '@sandbox/kernel/approvals'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { AccountScope } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { eligibilities } from './tables'
import type { Eligibility } from './tables'

const { customers } = schema

export interface Proof {
  readonly clientId: string
  readonly institution: string
  readonly department: string
  readonly workNo: string
}

type Actor = Parameters<typeof beginApproval>[1]

/** The latest application of a customer; undefined for none. */
export async function eligibilityOf(on: Queryable, customerId: string): Promise<Eligibility | undefined> {
  const [found] = await on
    .select()
    .from(eligibilities)
    .where(eq(eligibilities.customerId, customerId))
    .orderBy(desc(eligibilities.number))
    .limit(1)
  return found
}

/**
 * Hands in a proof of where somebody works; sent again it is the same one. The caller holds the customer's row. Fails with
 * InstitutionUnknown, PayloadInvalid, EligibilityExists or ApprovalTooMany.
 */
export async function keepProof(
  tx: Tx,
  desk: Actor,
  customerId: string,
  { clientId, institution, ...typed }: Proof,
): Promise<Result<Eligibility, BankError>> {
  const [before] = await tx
    .select()
    .from(eligibilities)
    .where(and(eq(eligibilities.customerId, customerId), eq(eligibilities.clientId, clientId)))
  if (before) return ok(before)
  const proof = proofOf(typed.department, typed.workNo)
  if (!isInstitution(institution)) return fail(bankError('InstitutionUnknown'))
  if (!proof) return fail(bankError('PayloadInvalid'))
  if (!mayApplyAgain((await eligibilityOf(tx, customerId))?.state)) return fail(bankError('EligibilityExists'))
  const eligibilityId = randomUUID()
  const applied = { customerId, clientId, institution, ...proof, state: 'APPLIED', appliedAt: desk.now } as const
  const [kept] = await tx
    .insert(eligibilities)
    .values({ eligibilityId, ...applied })
    .returning()
  const begun = await beginApproval(tx, desk, {
    clientId,
    kind: 'ELIGIBLE',
    owner: BANK,
    role: undefined,
    payload: { values: { eligibilityId }, rows: [] },
  })
  if (!begun.ok) return begun
  const { approvalId } = begun.value
  await tx.update(eligibilities).set({ approvalId }).where(eq(eligibilities.eligibilityId, eligibilityId))
  if (!kept) throw new Error('an application was not kept')
  return ok({ ...kept, approvalId })
}

/** As `keepProof`, for a call. */
export async function applyAsEligible(
  tx: Tx,
  scope: AccountScope,
  proof: Proof,
): Promise<Result<Eligibility, BankError>> {
  const { bank, customer, now } = scope
  await lockCustomer(tx, customer.id)
  const desk = { capabilities: bank.capabilities, actor: await actorOf(scope, tx), now }
  return keepProof(tx, desk, customer.id, proof)
}

async function find(on: Queryable, eligibilityId: string) {
  const [found] = await on
    .select({ one: eligibilities, name: customers.realName })
    .from(eligibilities)
    .innerJoin(customers, eq(customers.id, eligibilities.customerId))
    .where(eq(eligibilities.eligibilityId, eligibilityId))
  return found
}

/** Moves an application whose row is held. */
async function move(
  tx: Tx,
  { eligibilityId, state }: Eligibility,
  trigger: EligibilityTrigger,
  now: number,
): Promise<EligibilityState | undefined> {
  const to = ELIGIBILITY_MACHINE.after(state, trigger)
  if (to === undefined) return undefined
  await tx
    .update(eligibilities)
    .set({ state: to, decidedAt: now })
    .where(eq(eligibilities.eligibilityId, eligibilityId))
  return to
}

async function lock(tx: Tx, eligibilityId: string): Promise<Eligibility | undefined> {
  const [held] = await tx
    .select()
    .from(eligibilities)
    .where(eq(eligibilities.eligibilityId, eligibilityId))
    .for('no key update')
  return held
}

const isSelf = (found: Awaited<ReturnType<typeof find>>, { id, name }: ApprovalPerson): boolean =>
  found !== undefined &&
  (found.one.customerId === id || (id.startsWith('clerk:') && isSameName(found.name ?? '', name)))

/** Who is certified as an employee of a listed institution: another of the bank's staff decides, by the proof. */
export const eligibleRule = approvalRule({
  payload: v.strictObject({
    values: v.strictObject({ eligibilityId: v.pipe(v.string(), v.maxLength(64)) }),
    rows: v.pipe(v.array(v.never()), v.maxLength(0)),
  }),
  async payee(on, { payload: { values } }) {
    return customerPayee(on, (await find(on, values.eligibilityId))?.one.customerId, (name) => name)
  },
  async lines(on, { payload: { values } }) {
    const found = await find(on, values.eligibilityId)
    if (!found) return []
    const { institution, department, workNo, appliedAt, state } = found.one
    return [
      { label: '姓名', value: found.name ?? '' },
      { label: '单位', value: INSTITUTIONS[institution] },
      { label: '部门', value: department },
      { label: '工作证号', value: workNo },
      { label: '提交日期', value: formatDay(dayOfInstant(appliedAt)) },
      { label: '当前状态', value: ELIGIBILITY_STATE_NAMES[state] },
    ]
  },
  isConcerned: async (on, { payload: { values } }, person) => isSelf(await find(on, values.eligibilityId), person),
  async execute(tx, { payload: { values }, now }) {
    const held = await lock(tx, values.eligibilityId)
    if (!held || (await move(tx, held, 'approve', now)) === undefined) return fail(bankError('NotPermitted', CHANGED))
    for (const family of INVITED_FAMILIES) await invite(tx, held.customerId, family, now)
    return ok({})
  },
  async ended(tx, { payload: { values }, now }, state) {
    const held = await lock(tx, values.eligibilityId)
    if (held?.state === 'APPLIED') await move(tx, held, state === 'REJECTED' ? 'refuse' : 'end', now)
  },
})

const CHANGED = '该认证申请的状态已变化，请刷新后查看'

/** What is open ends with the account. */
export async function endEligibility(tx: Tx, customerId: string, now: number): Promise<void> {
  await tx
    .update(eligibilities)
    .set({ state: 'ENDED', decidedAt: now })
    .where(and(eq(eligibilities.customerId, customerId), inArray(eligibilities.state, ['APPLIED', 'ELIGIBLE'])))
}
