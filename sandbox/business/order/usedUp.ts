import { queryOperation } from '@/contract/order/queryOperation'
import { bankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import type { Database } from '@sandbox/kernel/db'
import { findOperation, runOnce } from '@sandbox/kernel/orders'
import type { Operation } from '@sandbox/kernel/orders'

/** Ids of which the bank knows nothing, of one customer (ours): each leaves a row, which `sweepStores` deletes later. */
export const UNKNOWN_A_DAY = 200

/** Uses an id up under which nothing was done; what stands under it from now on. */
export async function usedUp(db: Database, customerId: string, clientId: string): Promise<Operation | undefined> {
  await runOnce(db, { clientId, customerId, call: queryOperation.name, bodyHash: '' }, async () =>
    fail(bankError('OrderUnknown')),
  )
  // The call may have come in between; then its answer counts.
  return findOperation(db, customerId, clientId)
}
