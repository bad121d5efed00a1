import { bridgeOfConsent, consentName } from '@/domain/bridge/bridges'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'

const OWN: Readonly<Record<string, string>> = {
  privacyPolicy: '隐私政策',
  face: '人脸信息处理授权书',
  assetManager: '向产品管理人提供信息授权书',
}

const AGREEMENT = /^agreement:(.+)$/

/** What a consent is called to the customer. */
export function consentTitle(kind: string): string {
  const bridge = bridgeOfConsent(kind)
  if (bridge) return consentName(bridge)
  const id = AGREEMENT.exec(kind)?.[1]
  return OWN[kind] ?? OPENING_AGREEMENTS.find((agreement) => agreement.id === id)?.title ?? kind
}

/** Consents can be withdrawn in the app; an agreement ends with the account. */
export const isWithdrawable = (kind: string): boolean => Object.hasOwn(OWN, kind) || bridgeOfConsent(kind) !== undefined
