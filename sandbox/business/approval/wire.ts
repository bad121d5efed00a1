import type { ResponseOf } from '@/contract/call'
import type { queryApproval } from '@/contract/approval/queryApproval'
import { APPROVAL_FACTS } from '@/domain/approval/kinds'
import { APPROVAL_ACTIONS, approvalStateAt } from '@/domain/approval/machine'
import type { ApprovalAction } from '@/domain/approval/machine'
import { maskName } from '@/domain/masks/mask'
import type { Queryable } from '@sandbox/kernel/db'
import { canMend, isTheirs, rolesOf } from './decide'
import { approvedBy, stepsOf } from './find'
import { partiesOf } from './people'
import type { Capabilities } from './people'
import { caseOf, outcomeOf, payeeNow, ruleFor, shownPayload } from './rules'
import type { Approval, ApprovalStep } from './tables'
import { marksOf } from './write'
import type { Desk } from './write'

/** The names of the enterprises whose applications these are, by id. */
export async function orgNames(
  on: Queryable,
  capabilities: Capabilities,
  all: readonly Approval[],
): Promise<ReadonlyMap<string, string>> {
  const owners = new Set(all.filter(({ kind }) => APPROVAL_FACTS[kind].side === 'ORG').map(({ owner }) => owner))
  const named = [...owners].map(async (owner) => [owner, await partiesOf(capabilities).nameOf(on, owner)] as const)
  return new Map(await Promise.all(named))
}

/** An application in a list. */
export async function summaryOf(on: Queryable, desk: Desk, one: Approval, names: ReadonlyMap<string, string>) {
  const { capabilities, actor, now } = desk
  const { approvalId, kind, applicantName, applicantId, amount, payee, nextRole, createdAt, expiresAt } = one
  const state = approvalStateAt(one, now)
  const org = names.get(one.owner)
  const outcome = await outcomeOf(on, capabilities, one, now)
  return {
    ...{ approvalId, kind, state, payee, createdAt },
    ...(org !== undefined && { org }),
    applicant: maskName(applicantName),
    mine: applicantId === actor.id,
    ...(amount !== null && { amount }),
    ...(nextRole !== null && state === 'SUBMITTED' && { next: nextRole }),
    ...(expiresAt !== null && { expiresAt }),
    ...(outcome && { outcome: { ...outcome, course: [...outcome.course] } }),
  }
}

/** What somebody may do about an application now. */
async function mayDo(
  on: Queryable,
  desk: Desk,
  one: Approval,
  steps: readonly ApprovalStep[],
): Promise<readonly ApprovalAction[]> {
  const state = approvalStateAt(one, desk.now)
  const own = one.applicantId === desk.actor.id
  const theirs = state === 'SUBMITTED' && (await isTheirs(on, desk, one, steps))
  const may: Readonly<Record<ApprovalAction, boolean>> = {
    APPROVE: theirs,
    RETURN: theirs && canMend(one),
    REJECT: theirs,
    AGAIN: own && state === 'FAILED',
    EDIT: own && ['DRAFT', 'RETURNED'].includes(state) && canMend(one),
    WITHDRAW: own && ['DRAFT', 'SUBMITTED', 'RETURNED'].includes(state),
  }
  return APPROVAL_ACTIONS.filter((action) => may[action])
}

/** An application with all there is to decide about. */
export async function detailOf(on: Queryable, desk: Desk, one: Approval): Promise<ResponseOf<typeof queryApproval>> {
  const { capabilities, now } = desk
  const steps = await stepsOf(on, one.approvalId)
  const rule = ruleFor(capabilities, one.kind)
  const approved = approvedBy(steps, one)
  const decided = approved.map(({ personId: id, personName: name }) => ({ id, name }))
  const state = approvalStateAt(one, now)
  const open = state === 'DRAFT' || state === 'SUBMITTED' || state === 'RETURNED' || state === 'FAILED'
  const { side } = APPROVAL_FACTS[one.kind]
  const pays = open && side === 'ORG' && one.amount !== null && desk.actor.acting?.orgId === one.owner
  const { payload, payloadHash, failure, executedAt, receipt } = one
  // While it can still be decided on or carried out, as the records are now.
  const { payee, payeeChecked } = open ? await payeeNow(on, rule, one, now) : one
  return {
    ...(await summaryOf(on, desk, one, await orgNames(on, capabilities, [one]))),
    ...{ payee, checked: payeeChecked, at: now },
    payload: shownPayload(rule, payload),
    payloadHash,
    lines: [...(await rule.lines(on, caseOf(one, decided, now)))],
    marks: open ? [...(await marksOf(on, rule, one, now))] : [],
    ...(pays && { balance: await partiesOf(capabilities).balanceOf(on, one.owner) }),
    deciders: rolesOf(one).map((role, place) => {
      const step = approved[place]
      return { role, ...(step && { by: maskName(step.personName), at: step.at }) }
    }),
    steps: steps.map(({ role, personName, decision, comment, at }) => ({
      ...{ role, by: maskName(personName), decision, at },
      ...(comment !== null && { comment }),
    })),
    may: [...(await mayDo(on, desk, one, steps))],
    ...(failure !== null && { failure }),
    ...(executedAt !== null && { executedAt }),
    ...(receipt !== null && { receipt }),
  }
}
