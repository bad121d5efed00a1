/**
 * Version of the privacy policy that the app shows and the customer agrees to. Raising it asks every customer anew, so
 * it changes together with the document, never alone.
 */
export const PRIVACY_POLICY_VERSION = '2'

/** Version of the separate consent for face data, which changes together with its document. */
export const FACE_CONSENT_VERSION = '1'

/** Version of the agreements that a purchase names (src/products/agreements.ts and documents/), which changes with any of them. */
export const PRODUCT_AGREEMENT_VERSION = '2026.3'

/** Version of the separate consent to tell the asset manager who buys its product; changes together with its document. */
export const MANAGER_CONSENT_VERSION = '1'

/** Consents of their own beside the privacy policy, each given by itself and withdrawn at any time: their versions. */
export const SEPARATE_CONSENTS = { face: FACE_CONSENT_VERSION, assetManager: MANAGER_CONSENT_VERSION } as const

export type SeparateConsent = keyof typeof SEPARATE_CONSENTS
