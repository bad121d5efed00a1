import { fen } from '@/domain/money/fen'
import type { Database } from '@sandbox/kernel/db'
import { buyDeposit } from '@sandbox/business/deposit'
import { runOnce } from '..'
import type { StoredAnswer } from '..'

/** 50 yuan of a one-year deposit under an id, as the purchase call does it; gives the order's number. */
export const buyOnce = (
  database: Database,
  customerId: string,
  clientId: string,
  now: number,
): Promise<StoredAnswer<string>> =>
  runOnce(database, { clientId, customerId, call: 'buyProduct', bodyHash: '20194 5000' }, async (tx) => {
    const bought = await buyDeposit(tx, { customerId, productType: '20194', amount: fen(5000), clientId, now })
    return bought.ok ? { ok: true, value: bought.value.order.id } : bought
  })
