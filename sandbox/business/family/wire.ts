import { inArray } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { givenGrant, receivedGrant } from '@/contract/family/familyFields'
import type { Day } from '@/domain/dates/day'
import { grantLeft } from '@/domain/family/spending'
import { maskName, maskPhone } from '@/domain/masks/mask'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { FamilyGrant } from './tables'
import { monthUse } from './use'

type Given = InferOutput<typeof givenGrant>
type Received = InferOutput<typeof receivedGrant>

async function namesOf(on: Queryable, ids: readonly string[]) {
  const { id, realName, mobileNo } = schema.customers
  if (ids.length === 0) return new Map<string, { realName: string | null; mobileNo: string | null }>()
  const rows = await on
    .select({ id, realName, mobileNo })
    .from(schema.customers)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

async function factsOf(on: Queryable, grant: FamilyGrant, today: Day) {
  const { id: grantId, state, monthLimit, single, invitedAt, answerBy } = grant
  const used = await monthUse(on, grantId, today)
  const left = grantLeft({ monthLimit, used })
  return { grantId, state, monthLimit, single, usedThisMonth: used, left, invitedAt, answerBy }
}

/** Grants as whoever gave them gets them. */
export async function wireGiven(on: Queryable, grants: readonly FamilyGrant[], today: Day): Promise<Given[]> {
  const members = await namesOf(
    on,
    grants.map(({ memberId }) => memberId),
  )
  const wire = async (grant: FamilyGrant): Promise<Given> => {
    const member = members.get(grant.memberId)
    const who = { memberName: maskName(member?.realName ?? ''), memberMobileNo: maskPhone(member?.mobileNo ?? '') }
    return { ...(await factsOf(on, grant, today)), ...who, relation: grant.relation }
  }
  return Promise.all(grants.map(wire))
}

/** Grants as whoever was given them gets them. */
export async function wireReceived(on: Queryable, grants: readonly FamilyGrant[], today: Day): Promise<Received[]> {
  const owners = await namesOf(
    on,
    grants.map(({ ownerId }) => ownerId),
  )
  const wire = async (grant: FamilyGrant): Promise<Received> => ({
    ...(await factsOf(on, grant, today)),
    ownerName: maskName(owners.get(grant.ownerId)?.realName ?? ''),
  })
  return Promise.all(grants.map(wire))
}
