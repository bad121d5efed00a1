import type { Movement } from '@/domain/subaccount/machine'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { bankAccount, wallet } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** What was spent with merchants, until it is settled with them. */
export const MERCHANT_CLEARING = bankAccount('merchantClearing')

/** The money of an account of type II or III beside the electronic one. */
export const subMoney = ({ acctId, customerId }: { acctId: string; customerId: string }): LedgerAccount => ({
  id: `sub:${acctId}`,
  kind: 'sub',
  customerId,
  floor: 0,
})

/** Where a movement's money comes from or goes to: the other side than the account itself. */
export const otherSide = (movement: Movement, customerId: string): LedgerAccount => {
  if (movement === 'spend' || movement === 'refund') return MERCHANT_CLEARING
  return movement === 'receive' ? CARD_CLEARING : wallet(customerId)
}
