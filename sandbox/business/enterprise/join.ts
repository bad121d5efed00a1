import { isSameName } from '@/domain/people/names'
import { and, eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { OrgRole } from '@/domain/enterprise/orgCard'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import { beginApproval } from '@sandbox/business/approval'
import type { Approval, Desk } from '@sandbox/business/approval'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { closedRefusal, parties } from './people'
import { orgMembers, orgs } from './tables'

/** What somebody knows of an enterprise that they want to act for. */
export interface Joining {
  readonly clientId: string
  /** A well-formed unified social credit code. */
  readonly uscc: string
  readonly legalName: string
  readonly role: OrgRole
}

/** The enterprise with a code, if one of its legal representatives has a name. */
async function findOrg(on: Queryable, { uscc, legalName }: Joining): Promise<string | undefined> {
  const { customers } = schema
  const legal = and(eq(orgMembers.orgId, orgs.id), eq(orgMembers.role, 'LEGAL'))
  const found = await on
    .select({ id: orgs.id, name: customers.realName })
    .from(orgs)
    .innerJoin(orgMembers, legal)
    .innerJoin(customers, eq(customers.id, orgMembers.customerId))
    .where(eq(orgs.uscc, uscc))
  return found.find(({ name }) => isSameName(name ?? '', legalName))?.id
}

/**
 * Asks to be a member of an enterprise; the caller holds the person's row. Fails with EnterpriseClosed, OrgUnknown (whatever
 * doesn't fit, and for who is a member already), ApproverMissing, ApprovalTooMany.
 */
export async function join(tx: Tx, desk: Desk, joining: Joining): Promise<Result<Approval, BankError>> {
  const closed = await closedRefusal(tx)
  if (closed) return fail(closed)
  const owner = await findOrg(tx, joining)
  if (owner === undefined) return fail(bankError('OrgUnknown', '未找到该企业，请核对统一社会信用代码和法定代表人姓名'))
  await parties.lock(tx, owner)
  if ((await parties.roleOf(tx, owner, desk.actor.id)) !== undefined)
    return fail(bankError('OrgUnknown', '您已是该企业成员，请在“我的企业”中选择'))
  const { clientId, role } = joining
  const payload = { values: { change: 'JOIN', role }, rows: [] }
  return beginApproval(tx, desk, { clientId, kind: 'MEMBER', owner, role: undefined, payload })
}
