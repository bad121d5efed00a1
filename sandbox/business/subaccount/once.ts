import type { BankError } from '@/domain/errors/catalogue'
import type { Result } from '@/domain/result'
import type { Database, Tx } from '@sandbox/kernel/db'
import { orderHash } from '@sandbox/kernel/orders/moneyHandler'
import { runOnce } from '@sandbox/kernel/orders/runOnce'
import type { OnceOptions } from '@sandbox/kernel/orders/runOnce'

/** What a merchant's order carries beside its content: its own id, the same for every try (docs/decisions/family.md). */
export interface Numbered {
  readonly clientId: string
}

/** A merchant's order as the bank keeps it. */
export interface MerchantsOrder extends Numbered {
  readonly customerId: string
  /** What the table of payments calls it (src/domain/limits/payments.ts). */
  readonly call: string
  /** What makes it this order and no other: without passwords and without the time. */
  readonly content: object
}

/** No id of a customer's own looks like this, so neither can use up the other's. */
const merchantsId = (clientId: string): string => `merchant:${clientId}`

/** Carries a merchant's order out at most once an id; a retry gets the first answer. Fails as `work`, or with ClientIdReused. */
export const onceForMerchant = <T>(
  db: Database,
  { customerId, call, clientId, content }: MerchantsOrder,
  work: (tx: Tx) => Promise<Result<T, BankError>>,
  options?: OnceOptions,
): Promise<Result<T, BankError>> =>
  runOnce(db, { customerId, call, clientId: merchantsId(clientId), bodyHash: orderHash(content) }, work, options)
