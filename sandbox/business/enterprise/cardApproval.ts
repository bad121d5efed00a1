import { eq } from 'drizzle-orm'
import { decidersOf } from '@/domain/approval/kinds'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import { beginApproval } from '@sandbox/business/approval'
import type { Desk } from '@sandbox/business/approval'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { proveOrgCard } from './orgCards'
import { closedRefusal, parties } from './people'
import { orgCards } from './tables'
import type { OrgCard } from './tables'

/** Whether somebody else could decide on an account that this person proves; a member's role is told to nobody else. */
async function nobodyDecides(on: Queryable, orgId: string, customerId: string): Promise<boolean> {
  const applicantRole = await parties.roleOf(on, orgId, customerId)
  if (applicantRole === undefined) return false
  const roles = decidersOf({ kind: 'ORG_CARD', amount: undefined, applicantRole })
  for (const role of roles) if ((await parties.having(on, orgId, role)).every((id) => id === customerId)) return true
  return false
}

/**
 * Takes what somebody says was paid to an account; once right, another member decides on it (kind ORG_CARD). Fails with
 * EnterpriseClosed, ApproverMissing (before anything is counted), and as `proveOrgCard`, whose counts stay.
 */
export async function proveForApproval(
  tx: Tx,
  desk: Desk,
  { orgCardId, amount }: { readonly orgCardId: string; readonly amount: number },
): Promise<Result<OrgCard, BankError>> {
  const { actor, now } = desk
  const closed = await closedRefusal(tx)
  if (closed) return fail(closed)
  const [asked] = await tx.select({ orgId: orgCards.orgId }).from(orgCards).where(eq(orgCards.id, orgCardId))
  if (asked) await parties.lock(tx, asked.orgId)
  if (asked && (await nobodyDecides(tx, asked.orgId, actor.id))) return fail(bankError('ApproverMissing'))
  const proved = await proveOrgCard(tx, actor.id, { orgCardId, amount, now })
  if (!proved.ok) return proved
  const { orgId, id } = proved.value
  const role = await parties.roleOf(tx, orgId, actor.id)
  const begun = await beginApproval(tx, desk, {
    clientId: `orgCard ${id}`,
    kind: 'ORG_CARD',
    owner: orgId,
    role,
    payload: { values: { orgCardId: id }, rows: [] },
  })
  // What was proved isn't either then: the customer proves it again once there is room for another application.
  return begun.ok ? proved : begun
}
