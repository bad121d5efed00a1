import { MANAGER_CONSENT_VERSION } from '@/domain/policy'
import type { Queryable } from '../kernel/db'
import { giveConsent } from '../kernel/session/consent'

/** Lets the asset manager be told that these customers buy, as each would agree by themselves before a purchase. */
export async function consentToManager(on: Queryable, ...customerIds: readonly string[]): Promise<void> {
  for (const customerId of customerIds)
    await giveConsent(on, { customerId, openId: '' }, 'assetManager', MANAGER_CONSENT_VERSION, 0)
}
