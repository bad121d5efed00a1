import { and, eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { familyOf, familyRule, INVITED_FAMILIES } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import type { Queryable } from '@sandbox/kernel/db'
import { productInvitations as given } from './tables'

/** The families a customer is invited to, in the catalogue's order. */
export async function invitationsOf(on: Queryable, customerId: string): Promise<readonly FamilyKey[]> {
  const rows = await on.select({ family: given.family }).from(given).where(eq(given.customerId, customerId))
  return INVITED_FAMILIES.filter((family) => rows.some((row) => row.family === family))
}

/** Invites a customer to a family; a second invitation changes nothing. `now`: epoch ms by the bank's clock. */
export async function invite(on: Queryable, customerId: string, family: FamilyKey, now: number): Promise<void> {
  await on.insert(given).values({ customerId, family, invitedAt: now }).onConflictDoNothing()
}

/** Withdraws an invitation; what the customer holds already continues. */
export async function withdrawInvitation(on: Queryable, customerId: string, family: FamilyKey): Promise<void> {
  await on.delete(given).where(and(eq(given.customerId, customerId), eq(given.family, family)))
}

/** InvitationMissing for a product that needs an invitation the customer doesn't have; undefined when they may buy it. */
export async function invitationRefusal(
  on: Queryable,
  customerId: string,
  productType: string,
): Promise<BankError | undefined> {
  const family = familyOf(productType)
  if (family === undefined || !familyRule(family).invitedOnly) return undefined
  const invited = await invitationsOf(on, customerId)
  return invited.includes(family) ? undefined : bankError('InvitationMissing')
}
