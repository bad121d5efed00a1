import { and, eq, inArray, ne } from 'drizzle-orm'
import type { OrgRole } from '@/domain/enterprise/orgCard'
import { approvals, saveDraft, submit } from '@sandbox/business/approval'
import type { Approval } from '@sandbox/business/approval'
import { orgMembers } from '@sandbox/business/enterprise/tables'
import { CAPABILITIES } from '@sandbox/capabilities'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import type { Database } from '@sandbox/kernel/db'
import { newClientId } from './client'

/** Somebody in a role of an enterprise. */
export interface Applying {
  readonly orgId: string
  readonly customerId: string
  readonly role: OrgRole
}

/** KEPT is a draft that stays; the others are made anew each time, and what was made before is taken back. */
export type SampleApproval = 'KEPT' | 'DRAFT' | 'SUBMITTED' | 'WAITING'

/** Whom it is about: they are made no member twice. */
const NEW_MEMBER = { key: 'sunli', mobileNo: '17000000012', name: '孙丽' }

/** A change of members as somebody applies for it, as far as asked. */
export async function approvalsFor(
  db: Database,
  applying: Applying,
  { how, keep }: { readonly how: SampleApproval; readonly keep: string | undefined },
): Promise<Approval> {
  const { orgId, role } = applying
  const customerId = how === 'WAITING' ? demoCustomerId('guoyulan') : applying.customerId
  const member = and(eq(orgMembers.orgId, orgId), eq(orgMembers.customerId, demoCustomerId(NEW_MEMBER.key)))
  await db.drizzle.delete(orgMembers).where(member)
  await db.drizzle
    .update(approvals)
    .set({ state: 'WITHDRAWN', nextRole: null })
    .where(
      and(
        eq(approvals.applicantId, customerId),
        eq(approvals.owner, orgId),
        ne(approvals.approvalId, keep ?? ''),
        inArray(approvals.state, ['DRAFT', 'SUBMITTED', 'RETURNED']),
      ),
    )
  const acting = { orgId, name: '样例果园', role: how === 'WAITING' ? ('MAKER' as const) : role }
  const actor = { id: customerId, customerId, name: how === 'WAITING' ? '郭玉兰' : '样例客户', staff: false, acting }
  const { mobileNo, name } = NEW_MEMBER
  const payload = { values: { change: 'ADD', mobileNo, name, role: 'VIEWER' }, rows: [] }
  return db.transaction(async (tx) => {
    const desk = { capabilities: CAPABILITIES, actor, now: await bankNow(tx) }
    const saved = await saveDraft(tx, desk, { clientId: newClientId(), kind: 'MEMBER', payload })
    if (!saved.ok) throw new Error(`a sample's application was refused: ${saved.error.name}`)
    if (how === 'DRAFT' || how === 'KEPT') return saved.value.one
    const submitted = await submit(tx, desk, saved.value.one)
    if (!submitted.ok) throw new Error(`a sample's application was not handed in: ${submitted.error.name}`)
    return submitted.value
  })
}
