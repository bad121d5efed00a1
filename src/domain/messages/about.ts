/**
 * What a message can be about: something of the customer's own, or a place in the app. The bank names no route; the app
 * knows which of its pages shows it (src/packages/service/messages/links.ts).
 */
export const MESSAGE_SUBJECTS = [
  /** A deposit or shares: `id` is its number, `productType` decides which family's page shows it. */
  'holding',
  /** A purchase or redemption: `id` is its client id. */
  'order',
  /** A change of the customer's identity data: `id` is its record number. */
  'identityRecord',
  /** The record of deposits that were renewed. */
  'renewals',
  /** A transfer: `id` is its order's number. */
  'transfer',
  'wallet',
  'cards',
  'familyCards',
  'coupons',
  'security',
  /** The devices that are signed in on. */
  'devices',
  'loginRecords',
  /** The number on record. */
  'phone',
  'paySecurity',
  /** What was reported lost. */
  'losses',
  /** A complaint, advice or message: `id` is its number. */
  'case',
  'privacyPolicy',
] as const

export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number]

/** Only ids and codes, because they go into an address, where no amount and no name may be. */
export interface MessageAbout {
  readonly subject: MessageSubject
  readonly id?: string | undefined
  readonly productType?: string | undefined
}
