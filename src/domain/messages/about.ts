/**
 * What a message can be about: a thing of the customer's own, or a place of the app. The bank names no route; the app
 * knows which of its pages shows such a thing (src/packages/service/messages/links.ts).
 */
export const MESSAGE_SUBJECTS = [
  /** A deposit or shares: `id` is its number, `productType` says which family's page shows it. */
  'holding',
  /** A purchase or redemption: `id` is its client id. */
  'order',
  /** A change of the customer's papers: `id` is its record number. */
  'identityRecord',
  /** The record of deposits that were renewed. */
  'renewals',
  'wallet',
  'cards',
  'familyCards',
  'coupons',
  'security',
  'privacyPolicy',
] as const

export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number]

/** Ids and codes only: what a message leads to goes into an address, where no amount and no name may stand. */
export interface MessageAbout {
  readonly subject: MessageSubject
  readonly id?: string | undefined
  readonly productType?: string | undefined
}
