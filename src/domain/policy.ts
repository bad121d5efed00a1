/**
 * Version of the privacy policy that the app shows and the customer agrees to. Raising it asks every customer again, so
 * change it only together with the document.
 */
export const PRIVACY_POLICY_VERSION = '6'

/** Version of the separate consent for face data; change it together with its document. */
export const FACE_CONSENT_VERSION = '2'

/**
 * Version of the agreements that a purchase names (src/products/agreements.ts and documents/); change it with any of them.
 */
export const PRODUCT_AGREEMENT_VERSION = '2026.6'

/**
 * Version of the separate consent to tell the asset manager who buys its product; change it together with its document.
 */
export const MANAGER_CONSENT_VERSION = '2'

/** Versions of the consents besides the privacy policy; each is given separately and can be withdrawn at any time. */
export const SEPARATE_CONSENTS = { face: FACE_CONSENT_VERSION, assetManager: MANAGER_CONSENT_VERSION } as const

export type SeparateConsent = keyof typeof SEPARATE_CONSENTS
