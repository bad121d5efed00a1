import { MANAGER_CONSENT_VERSION } from '@/domain/policy'
import type { SeedAct } from '@sandbox/kernel/seed'
import { giveConsent } from '@sandbox/kernel/session/consent'
import { subscribe } from './subscribe'

/** A named customer consents that the manager is told, and subscribes. */
export const consentAndSubscribe: SeedAct = async (tx, act) => {
  await giveConsent(tx, act, 'assetManager', MANAGER_CONSENT_VERSION, act.now)
  return subscribe(tx, act)
}
