import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { CASE_FACTS, caseDueDay, caseMachine, nextExtension } from '@/domain/cases/machine'
import { caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { hasBannedWords } from '@/domain/content/bannedWords'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { maskName } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { approvals, BANK, beginApproval, clerkOf } from '@sandbox/business/approval'
import type { Approval } from '@sandbox/business/approval'
import { approvalRule, customerPayee } from '@sandbox/kernel/approvals'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { caseFor, isComplainedOf, settleCase } from './desk'
import type { DeskMove, DeskProblem } from './desk'
import { cases } from './tables'

export const LONGEST_REASON = 200

/** More days for an answer, which somebody else has to approve. */
const payload = v.strictObject({
  values: v.strictObject({
    caseNo: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** Which extension it is, so that one decision lengthens it once. */
    extended: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    reason: v.pipe(
      v.string(),
      v.check((text) => caseTextProblem(text, LONGEST_REASON) === undefined && !hasBannedWords(text)),
    ),
  }),
  rows: v.pipe(v.array(v.never()), v.maxLength(0)),
})

const find = async (on: Queryable, caseNo: string) => (await on.select().from(cases).where(eq(cases.caseNo, caseNo)))[0]

const LABELS: Readonly<Partial<Record<DeskProblem, string>>> = {
  overdue: '已超过答复期限，不能再延期',
  closed: '该投诉的状态已变化，不能再延期',
}

export const caseExtensionRule = approvalRule({
  payload,
  async payee(on, { payload: { values } }) {
    const one = await find(on, values.caseNo)
    return customerPayee(on, one?.customerId, (name) => `${maskName(name)}的投诉${values.caseNo}`)
  },
  async lines(on, { payload: { values } }) {
    const one = await find(on, values.caseNo)
    const next = one && nextExtension(one.kind, values.extended)
    const due = one && caseDueDay(one.kind, dayOfInstant(one.openedAt), values.extended)
    const until = one && next && caseDueDay(one.kind, dayOfInstant(one.openedAt), values.extended + 1)
    return [
      { label: '编号', value: values.caseNo },
      { label: '类型', value: one ? CASE_FACTS[one.kind].name : '' },
      ...(due === undefined ? [] : [{ label: '现答复期限', value: formatDay(due) }]),
      ...(until === undefined ? [] : [{ label: '延长至', value: formatDay(until) }]),
      { label: '原因', value: values.reason },
    ]
  },
  // Who is complained of finds no such case, and no such application.
  async isHiddenFrom(on, { payload: { values } }, { name }) {
    const one = await find(on, values.caseNo)
    return one === undefined || isComplainedOf(one, name)
  },
  async execute(tx, { payload: { values }, applicant, decidedBy, now }) {
    const one = await find(tx, values.caseNo)
    if (one?.extended !== values.extended) return fail(bankError('CaseClosed', LABELS.closed))
    const move = { caseNo: values.caseNo, clerk: applicant.name, action: 'extend', text: values.reason } as const
    const approvedBy = decidedBy.at(-1)?.name
    const settled = await settleCase(tx, { ...move, approvedBy }, now)
    return settled.ok ? ok({ receipt: values.caseNo }) : fail(bankError('CaseClosed', LABELS[settled.error]))
  },
})

/** What was asked for a case before. */
const askedFor = (on: Queryable, caseNo: string): Promise<Approval[]> =>
  on
    .select()
    .from(approvals)
    .where(
      and(eq(approvals.kind, 'CASE_EXTENSION'), sql`${approvals.payload} -> 'values' ->> 'caseNo' = ${caseNo}::text`),
    )

/**
 * Asks for an extension that somebody else has to approve; asked again while it waits, it is the same. Fails with what a
 * clerk can't do about the case.
 */
export async function askExtension(
  tx: Tx,
  capabilities: readonly Capability[],
  { caseNo, clerk, text = '' }: DeskMove,
  now: number,
): Promise<Result<Approval, DeskProblem>> {
  const one = await caseFor(tx, caseNo, clerk)
  if (!one) return fail('unknown')
  const isLeft = nextExtension(one.kind, one.extended)?.approved === true
  if (!isLeft || caseMachine(one.kind).after(one.state, 'extend') === undefined) return fail('closed')
  if (dayOfInstant(now) > one.dueDay) return fail('overdue')
  const reason = tidyCaseText(text)
  if (caseTextProblem(reason, LONGEST_REASON) !== undefined) return fail('textMissing')
  if (hasBannedWords(reason)) return fail('bannedWords')
  const asked = await askedFor(tx, caseNo)
  const waiting = asked.find(({ state }) => state === 'SUBMITTED')
  if (waiting) return ok(waiting)
  const begun = await beginApproval(
    tx,
    { capabilities, actor: clerkOf(clerk), now },
    {
      clientId: `caseExtension ${caseNo} ${asked.length}`,
      kind: 'CASE_EXTENSION',
      owner: BANK,
      role: 'STAFF',
      payload: { values: { caseNo, extended: one.extended, reason }, rows: [] },
    },
  )
  return begun.ok ? begun : fail('closed')
}
