import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { Queryable } from '@sandbox/kernel/db'
import { EVERY_DEPOSIT, listDeposits } from '../deposit'
import { isOpenPosition, listWealth, wealthFactsOf } from '../wealth'

export interface HoldingFilter {
  readonly customerId: string
  /** Empty: all. */
  readonly productTypes: readonly string[]
  readonly state: 'open' | 'closed'
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** A customer's deposits and wealth positions, newest first. */
export async function allHoldings(on: Queryable, filter: HoldingFilter): Promise<HoldingFacts[]> {
  const { customerId, productTypes, state, now } = filter
  const deposits = await listDeposits(on, { ...filter, limit: EVERY_DEPOSIT })
  const wealth = (await listWealth(on, customerId))
    .filter((position) => productTypes.length === 0 || productTypes.includes(position.productType))
    .filter((position) => isOpenPosition(position) === (state === 'open'))
    .map((position) => wealthFactsOf(position, now))
  return [...deposits, ...wealth].sort((a, b) => Number(b.seqNo) - Number(a.seqNo))
}
