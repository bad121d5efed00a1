/**
 * Version of the privacy policy that the app shows and the customer agrees to. Raising it asks every customer anew, so
 * it changes together with the document, never alone.
 */
export const PRIVACY_POLICY_VERSION = '1'
