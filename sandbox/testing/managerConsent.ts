import { MANAGER_CONSENT_VERSION } from '@/domain/policy'
import type { Queryable } from '../kernel/db'
import { giveConsent } from '../kernel/session/consent'

/**
 * Records these customers' consent that the asset manager is told of their purchases, as each would give it before a
 * purchase.
 */
export async function consentToManager(on: Queryable, ...customerIds: readonly string[]): Promise<void> {
  for (const customerId of customerIds)
    await on.transaction((tx) =>
      giveConsent(tx, { customerId, openId: '' }, 'assetManager', MANAGER_CONSENT_VERSION, 0),
    )
}
