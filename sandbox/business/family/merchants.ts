import { eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import { onceForMerchant } from '@sandbox/business/subaccount'
import type { Numbered } from '@sandbox/business/subaccount'
import type { Database } from '@sandbox/kernel/db'
import { refund, spend } from './spending'
import type { Refund, Spending } from './spending'
import { familyGrants, familySpendings } from './tables'
import type { FamilySpending } from './tables'

type Outcome = Promise<Result<FamilySpending, BankError>>

/** Pays with a family card as `spend` does, once for each of the merchant's ids. */
export async function payOnce(db: Database, { clientId, now, ...content }: Spending & Numbered): Outcome {
  const { id, ownerId } = familyGrants
  const [grant] = await db.drizzle.select({ ownerId }).from(familyGrants).where(eq(id, content.grantId))
  if (!grant) return fail(bankError('GrantUnknown'))
  const order = { customerId: grant.ownerId, call: 'spendFamily', clientId, content }
  return onceForMerchant(db, order, (tx) => spend(tx, { ...content, now }))
}

/** Gives back as `refund` does, once for each of the merchant's ids. */
export async function refundOnce(db: Database, { clientId, now, ...content }: Refund & Numbered): Outcome {
  const { orderNo, ownerId } = familySpendings
  const [paid] = await db.drizzle.select({ ownerId }).from(familySpendings).where(eq(orderNo, content.orderNo))
  if (!paid) return fail(bankError('OrderUnknown'))
  const order = { customerId: paid.ownerId, call: 'refundFamily', clientId, content }
  return onceForMerchant(db, order, (tx) => refund(tx, { ...content, now }))
}
