import * as calls from '@/contract/approval'
import { APPROVAL_ROWS_A_DAY, APPROVAL_SAVES_A_DAY } from '@/domain/approval/machine'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { sendingAfterwards } from '@sandbox/kernel/orders/briefWait'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday, usedUpToday } from '@sandbox/kernel/session/dailyCounts'
import type { DailyCount } from '@sandbox/kernel/session/dailyCounts'
import { decide } from './decide'
import { deskOf } from './desk'
import { withdraw } from './end'
import { carryOnAfter } from './execute'
import { findApproval } from './find'
import { pageOfApprovals } from './list'
import { detailOf, orgNames, summaryOf } from './wire'
import { saveDraft, submit } from './write'

export const queryApprovals = accountHandler(calls.queryApprovals, async (scope, { list, after }) => {
  const on = scope.bank.db.drizzle
  const desk = await deskOf(scope, on)
  const { rows, more } = await pageOfApprovals(on, desk, { list, after })
  const names = await orgNames(on, desk.capabilities, rows)
  const approvals = await Promise.all(rows.map((one) => summaryOf(on, desk, one, names)))
  const { acting } = desk.actor
  return ok({ approvals, more, ...(acting && { acting }), at: scope.now })
})

export const queryApproval = accountHandler(calls.queryApproval, async (scope, { approvalId }) => {
  const on = scope.bank.db.drizzle
  const desk = await deskOf(scope, on)
  const found = await findApproval(on, desk.capabilities, desk.actor, { approvalId, now: scope.now })
  return found.ok ? ok(await detailOf(on, desk, found.value)) : found
})

/** What is saved is checked, and a check tells whose account is whose: so many a day and person. */
const saving = accountHandler(calls.saveApproval, async (scope, given) => {
  const { bank, customer, today } = scope
  const on = bank.db.drizzle
  const { saves, rows } = countsOf(customer.id, today)
  if (!(await countToday(on, saves, APPROVAL_SAVES_A_DAY))) return fail(bankError('TooManyTries'))
  if (!(await countToday(on, rows, APPROVAL_ROWS_A_DAY, Math.max(1, given.payload.rows.length))))
    return fail(bankError('TooManyTries'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const saved = await saveDraft(tx, await deskOf(scope, tx), given)
    if (!saved.ok) return saved
    const { one, marks } = saved.value
    return ok({ approvalId: one.approvalId, payloadHash: one.payloadHash, marks: [...marks] })
  })
})

const countsOf = (subject: string, day: Day): Readonly<Record<'saves' | 'rows', DailyCount>> => ({
  saves: { subject, kind: 'approvalSave', day },
  rows: { subject, kind: 'approvalRow', day },
})

/** How many rows may still be saved hangs on the rows; that none may be is known before. */
export const saveApproval: typeof saving = {
  ...saving,
  async ownerObstacle(on, { customer, today }) {
    const { saves, rows } = countsOf(customer.id, today)
    return (await usedUpToday(on, saves, APPROVAL_SAVES_A_DAY)) ?? usedUpToday(on, rows, APPROVAL_ROWS_A_DAY)
  },
}

export const submitApproval = accountHandler(calls.submitApproval, (scope, given) =>
  scope.bank.db.transaction(async (tx) => {
    const submitted = await submit(tx, await deskOf(scope, tx), given)
    return submitted.ok ? ok({}) : submitted
  }),
)

export const withdrawApproval = accountHandler(calls.withdrawApproval, (scope, { approvalId }) =>
  scope.bank.db.transaction(async (tx) => {
    const withdrawn = await withdraw(tx, await deskOf(scope, tx), approvalId)
    return withdrawn.ok ? ok({}) : withdrawn
  }),
)

/** The money is the enterprise's: what its people have set for their own doesn't keep it. */
const decided = moneyHandler(calls.decideApproval, {
  async work(tx, scope, { approvalId, payloadHash, decision, reason }) {
    const outcome = await decide(tx, await deskOf(scope, tx), { approvalId, payloadHash, decision, reason })
    if (!outcome.ok) return outcome
    const { state, failure } = outcome.value
    return ok({ approvalId, state, ...(failure !== null && { failure }) })
  },
})

export const decideApproval = sendingAfterwards(decided, (bank, { approvalId, state }) =>
  state === 'EXECUTED' ? carryOnAfter(bank, approvalId) : undefined,
)
