import type { LedgerAccount } from '@sandbox/kernel/ledger'

/** An enterprise's wallet. No person's: it isn't among anybody's accounts. */
export const orgMoney = (orgId: string): LedgerAccount => ({
  id: `org:${orgId}`,
  kind: 'org',
  customerId: null,
  floor: 0,
})
