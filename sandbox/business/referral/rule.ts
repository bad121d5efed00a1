import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { branchOf } from '@/domain/branches/list'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { MARKETER_CHANGES, marketerUntil, MARKETER_MACHINE } from '@/domain/referral/marketer'
import type { MarketerChange } from '@/domain/referral/marketer'
import { INVITER_KIND_NAMES, MARKETER_CHANGE_NAMES, MARKETER_STATE_NAMES } from '@/domain/referral/labels'
import { isSameName } from '@/domain/people/names'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { approvals, BANK, beginApproval, clerkOf } from '@sandbox/business/approval'
import { sendMessages } from '@sandbox/business/message'
import { approvalRule, customerPayee } from '@sandbox/kernel/approvals'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Capability } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { declineAll } from './appointments'
import { isKolEnabled, lockMarketer } from './marketers'
import { marketers } from './tables'
import type { Marketer } from './tables'

export const LONGEST_REASON = 100

const payload = v.strictObject({
  values: v.strictObject({
    salesId: v.pipe(v.string(), v.regex(/^S\d{6}$/)),
    change: v.picklist(MARKETER_CHANGES),
    reason: v.pipe(
      v.string(),
      v.check((text) => caseTextProblem(tidyCaseText(text), LONGEST_REASON) === undefined),
    ),
  }),
  rows: v.pipe(v.array(v.never()), v.maxLength(0)),
})

const CHANGED = '该推广人员的状态已变化，请重新发起申请'

const { customers } = schema

const find = async (on: Queryable, salesId: string) =>
  (
    await on
      .select({ marketer: marketers, name: customers.realName, staff: customers.staff })
      .from(marketers)
      .innerJoin(customers, eq(customers.id, marketers.customerId))
      .where(eq(marketers.salesId, salesId))
  )[0]

/** Why a change can't be made of a marketer now. */
async function refusalOf(
  on: Queryable,
  { kind, state, approvalId }: Marketer,
  asked: { readonly change: MarketerChange; readonly approvalId: string; readonly staff: boolean },
): Promise<BankError | undefined> {
  if (MARKETER_MACHINE.after(state, asked.change) === undefined) return bankError('NotPermitted', CHANGED)
  if (asked.change === 'APPLY' && approvalId !== asked.approvalId) return bankError('NotPermitted', CHANGED)
  const isGaining = asked.change === 'APPLY' || asked.change === 'RESUME'
  if (!isGaining) return undefined
  if (kind === 'KOL') return (await isKolEnabled(on)) ? undefined : bankError('KolClosed')
  return asked.staff ? undefined : bankError('NotPermitted', '该人员已不是本行工作人员，不能取得推广资格')
}

/** Who may promote in the bank's name: every change of it is decided by somebody else. */
export const marketerRule = approvalRule({
  payload,
  async payee(on, { payload: { values } }) {
    const found = await find(on, values.salesId)
    return customerPayee(on, found?.marketer.customerId, (name) => `${name}（工号${values.salesId}）`)
  },
  async lines(on, { payload: { values } }) {
    const found = await find(on, values.salesId)
    const facts = found
      ? [
          { label: '姓名', value: found.name ?? '' },
          { label: '类别', value: INVITER_KIND_NAMES[found.marketer.kind] },
          { label: '所属网点', value: branchOf(found.marketer.branch).name },
          ...(found.marketer.licenceNo === null ? [] : [{ label: '从业资格编号', value: found.marketer.licenceNo }]),
          ...(found.marketer.contentAccount === null
            ? []
            : [{ label: '内容账号', value: found.marketer.contentAccount }]),
          { label: '当前状态', value: MARKETER_STATE_NAMES[found.marketer.state] },
          ...(found.marketer.until === null ? [] : [{ label: '有效期至', value: formatDay(found.marketer.until) }]),
        ]
      : []
    const asked = { label: '申请事项', value: MARKETER_CHANGE_NAMES[values.change] }
    return [{ label: '工号', value: values.salesId }, ...facts, asked, { label: '说明', value: values.reason }]
  },
  // Nobody decides on their own right to promote, in the app or at the console.
  async isConcerned(on, { payload: { values } }, { id, name }) {
    const found = await find(on, values.salesId)
    return (
      found !== undefined &&
      (found.marketer.customerId === id || (id.startsWith('clerk:') && isSameName(found.name ?? '', name)))
    )
  },
  async execute(tx, { approvalId, payload: { values }, now }) {
    const held = await lockMarketer(tx, values.salesId)
    const found = await find(tx, values.salesId)
    if (!held || !found) return fail(bankError('MarketerUnknown'))
    const refusal = await refusalOf(tx, held, { ...values, approvalId, staff: found.staff })
    if (refusal) return fail(refusal)
    await settleMarketer(tx, held, values.change, now)
    return ok({ receipt: values.salesId })
  },
  async ended(tx, { approvalId, payload: { values } }) {
    const held = values.change === 'APPLY' ? await lockMarketer(tx, values.salesId) : undefined
    if (held?.state !== 'APPLIED' || held.approvalId !== approvalId) return
    await tx.update(marketers).set({ state: 'ENDED' }).where(eq(marketers.salesId, held.salesId))
  },
})

const TOLD: Readonly<Partial<Record<MarketerChange, readonly [title: string, body: string]>>> = {
  SUSPEND: ['推广资格已暂停', '您的推广资格已暂停，期间请勿开展推广，您的店铺和邀请码已停用。'],
  RESUME: ['推广资格已恢复', '您的推广资格已恢复，已有的店铺和未过期的邀请码可继续使用。'],
  END: ['推广资格已终止', '您的推广资格已终止，请停止推广，您的店铺和邀请码已停用。'],
}

/** Makes an approved change of a marketer whose row is held; what customers have booked is called off with the right. */
export async function settleMarketer(
  tx: Tx,
  { salesId, customerId, state, kind }: Marketer,
  change: MarketerChange,
  now: number,
): Promise<void> {
  const to = MARKETER_MACHINE.after(state, change)
  if (!to) throw new Error(`${salesId} is ${state} and can't ${change}`)
  const term = {
    ...(change === 'APPLY' && { since: now, until: marketerUntil(dayOfInstant(now)) }),
    ...(change === 'RESUME' && { resumedAt: now }),
  }
  await tx
    .update(marketers)
    .set({ state: to, ...term })
    .where(eq(marketers.salesId, salesId))
  if (to !== 'ACTIVE') await declineAll(tx, salesId, now)
  await recordEvent(tx, now, 'marketer', { customerId, detail: { salesId, kind, change, state: to } })
  const told = TOLD[change]
  if (!told) return
  const [title, body] = told
  await sendMessages(tx, [
    {
      ...{ customerId, kind: 'service', title, body, at: now },
      source: `marketer ${salesId} ${change} ${now}`,
      about: { subject: 'marketer' },
    },
  ])
}

export interface MarketerAsk {
  readonly clerk: string
  readonly salesId: string
  readonly change: Exclude<MarketerChange, 'APPLY'>
  readonly reason: string
}

/**
 * Asks for a change of a marketer, by a clerk; another one decides. Asked again while it waits, it is the same. Fails with
 * MarketerUnknown, NotPermitted where the marketer can't be changed so, PayloadInvalid.
 */
export async function askMarketerChange(
  tx: Tx,
  capabilities: readonly Capability[],
  { clerk, salesId, change, reason }: MarketerAsk,
  now: number,
): Promise<Result<{ readonly approvalId: string }, BankError>> {
  const held = await lockMarketer(tx, salesId)
  if (!held) return fail(bankError('MarketerUnknown'))
  if (MARKETER_MACHINE.after(held.state, change) === undefined) return fail(bankError('NotPermitted', CHANGED))
  const asked = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.kind, 'MARKETER'), sql`${approvals.payload} -> 'values' ->> 'salesId' = ${salesId}::text`))
  const waiting = asked.find((one) => one.state === 'SUBMITTED' && one.payload.values.change === change)
  if (waiting) return ok({ approvalId: waiting.approvalId })
  const begun = await beginApproval(
    tx,
    { capabilities, actor: clerkOf(clerk), now },
    {
      clientId: `marketer ${salesId} ${asked.length}`,
      kind: 'MARKETER',
      owner: BANK,
      role: 'STAFF',
      payload: { values: { salesId, change, reason: tidyCaseText(reason) }, rows: [] },
    },
  )
  return begun.ok ? ok({ approvalId: begun.value.approvalId }) : begun
}
