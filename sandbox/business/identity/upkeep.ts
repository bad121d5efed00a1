import { and, eq } from 'drizzle-orm'
import { day } from '@/domain/dates/day'
import type { PersonalInfo } from '@/domain/onboarding/personalInfo'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { CheckedIdCard } from './checkIdCard'
import { keepPapers } from './images'
import type { ImageIds } from './images'

const { accounts, customers } = schema

/** What the bank stores about a customer besides names and numbers. */
export interface Profile {
  readonly idCard?: Pick<CheckedIdCard, 'nation' | 'address' | 'authority'>
  readonly personal?: PersonalInfo
}

/** A customer's profile, typed; only this capability writes the column. */
export const profileOf = ({ profile }: { readonly profile: Record<string, unknown> }): Profile => profile

async function changeProfile(tx: Tx, customerId: string, change: Profile): Promise<Profile> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update')
  const profile = { ...profileOf(customer ?? { profile: {} }), ...change }
  await tx.update(customers).set({ profile }).where(eq(customers.id, customerId))
  return profile
}

/** Records a renewed ID card: its dates and pictures; this also ends `missingImageState` M. */
export async function renewIdCard(tx: Tx, customerId: string, card: CheckedIdCard & ImageIds): Promise<void> {
  const { name, idCardNo, nation, address, authority, validFrom, validUntil } = card
  await changeProfile(tx, customerId, { idCard: { nation, address, authority } })
  await tx
    .update(customers)
    .set({
      realName: name,
      idCardNo,
      idCardFrom: day(validFrom),
      idCardUntil: validUntil === '' ? null : day(validUntil),
    })
    .where(eq(customers.id, customerId))
  await keepPapers(tx, customerId, card)
  await tx.update(accounts).set({ missingImageState: '' }).where(eq(accounts.customerId, customerId))
  await liftReceiveOnly(tx, customerId)
}

export async function keepPersonalInfo(tx: Tx, customerId: string, personal: PersonalInfo): Promise<void> {
  await changeProfile(tx, customerId, { personal })
  await liftReceiveOnly(tx, customerId)
}

/** An account that only receives may pay again once images and personal information are complete. */
async function liftReceiveOnly(tx: Tx, customerId: string): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
  if (!customer || profileOf(customer).personal === undefined) return
  await tx
    .update(accounts)
    .set({ receiveNoPay: 'N' })
    .where(and(eq(accounts.customerId, customerId), eq(accounts.missingImageState, '')))
}
