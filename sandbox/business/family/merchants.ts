import { eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Database, Tx } from '@sandbox/kernel/db'
import { orderHash } from '@sandbox/kernel/orders/moneyHandler'
import { runOnce } from '@sandbox/kernel/orders/runOnce'
import { refund, spend } from './spending'
import type { Refund, Spending } from './spending'
import { familyGrants, familySpendings } from './tables'
import type { FamilySpending } from './tables'

type Outcome = Promise<Result<FamilySpending, BankError>>

/** What a merchant's order carries beside its content: its own id, the same for every try (docs/decisions/family-cards.md). */
interface Numbered {
  readonly clientId: string
}

/** No id of a customer's own looks like this, so neither can use up the other's. */
const merchantsId = (clientId: string): string => `merchant:${clientId}`

/** Carries a merchant's order out at most once an id; a retry gets the first answer. Fails as `work`, or with ClientIdReused. */
const once = (
  db: Database,
  order: { readonly customerId: string; readonly call: string; readonly clientId: string; readonly content: object },
  work: (tx: Tx) => Outcome,
): Outcome => {
  const { customerId, call, clientId, content } = order
  return runOnce(db, { customerId, call, clientId: merchantsId(clientId), bodyHash: orderHash(content) }, work)
}

/** Pays with a family card as `spend` does, once for each of the merchant's ids. */
export async function payOnce(db: Database, { clientId, now, ...content }: Spending & Numbered): Outcome {
  const { id, ownerId } = familyGrants
  const [grant] = await db.drizzle.select({ ownerId }).from(familyGrants).where(eq(id, content.grantId))
  if (!grant) return fail(bankError('GrantUnknown'))
  const order = { customerId: grant.ownerId, call: 'spendFamily', clientId, content }
  return once(db, order, (tx) => spend(tx, { ...content, now }))
}

/** Gives back as `refund` does, once for each of the merchant's ids. */
export async function refundOnce(db: Database, { clientId, now, ...content }: Refund & Numbered): Outcome {
  const { orderNo, ownerId } = familySpendings
  const [paid] = await db.drizzle.select({ ownerId }).from(familySpendings).where(eq(orderNo, content.orderNo))
  if (!paid) return fail(bankError('OrderUnknown'))
  const order = { customerId: paid.ownerId, call: 'refundFamily', clientId, content }
  return once(db, order, (tx) => refund(tx, { ...content, now }))
}
