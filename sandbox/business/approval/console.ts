import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { APPROVAL_DECISIONS } from '@/domain/approval/machine'
import { APPROVAL_ROLE_NAMES } from '@/domain/approval/labels'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { decide } from './decide'
import { BANK, clerkOf } from './people'
import { caseOf, ruleFor } from './rules'
import { approvals } from './tables'
import type { Approval } from './tables'

const id = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))
const LATEST = 50

/** The bank's own applications: who applied, what for, and the desk that decides, under a name that isn't the applicant's. */
export const approvalConsole = {
  views: {
    async approvals({ db, capabilities, businessNow }) {
      const now = await businessNow()
      const latest = await db.drizzle
        .select()
        .from(approvals)
        .where(eq(approvals.owner, BANK))
        .orderBy(desc(approvals.createdAt))
        .limit(LATEST)
      const linesOf = (one: Approval) => ruleFor(capabilities, one.kind).lines(db.drizzle, caseOf(one, [], now))
      return Promise.all(
        latest.map(async (one) => ({
          ...{ approvalId: one.approvalId, kind: one.kind, state: one.state, applicant: one.applicantName },
          ...{
            payee: one.payee,
            payeeChecked: one.payeeChecked,
            payloadHash: one.payloadHash,
            expiresAt: one.expiresAt,
            failure: one.failure,
          },
          // What a decision is about, for who decides it here.
          ...(one.nextRole && { waitsFor: APPROVAL_ROLE_NAMES[one.nextRole], lines: await linesOf(one) }),
        })),
      )
    },
  },
  actions: {
    decideBankApproval: consoleAction(
      v.strictObject({
        approvalId: id,
        payloadHash: id,
        clerk: id,
        decision: v.picklist(APPROVAL_DECISIONS),
        reason: v.optional(v.pipe(v.string(), v.maxLength(400))),
      }),
      async ({ db, capabilities, businessNow }, { clerk, ...decision }) => {
        const now = await businessNow()
        const desk = { capabilities, actor: clerkOf(clerk), now }
        const decided = await db.transaction((tx) => decide(tx, desk, decision))
        if (!decided.ok) return { done: false, message: decided.error.message }
        const { state, failure } = decided.value
        return { done: true, state, ...(failure !== null && { message: failure }) }
      },
    ),
  },
} satisfies ConsolePart
