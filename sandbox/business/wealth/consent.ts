import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { MANAGER_CONSENT_VERSION } from '@/domain/policy'
import type { Product } from '../product'
import type { Queryable } from '@sandbox/kernel/db'
import { customersConsenting, hasConsent } from '@sandbox/kernel/session/consent'
import type { Session } from '@sandbox/kernel/session/sessions'

/**
 * ManagerConsentMissing for a product of an asset manager who may not be told who buys (PIPL, article 23): the customer
 * gives this consent separately before the first purchase, and may withdraw it.
 */
export async function managerConsentRefusal(
  on: Queryable,
  session: Session,
  { kind }: Pick<Product, 'kind'>,
): Promise<BankError | undefined> {
  if (kind !== 'wealth') return undefined
  const given = await hasConsent(on, session, 'assetManager', MANAGER_CONSENT_VERSION)
  return given ? undefined : bankError('ManagerConsentMissing')
}

/** Those of the customers whose asset manager may be told that they buy. */
export const customersToldToManager = (on: Queryable, customerIds: readonly string[]): Promise<ReadonlySet<string>> =>
  customersConsenting(on, customerIds, 'assetManager', MANAGER_CONSENT_VERSION)
