/**
 * What a message can be about: something of the customer's own, or a place in the app. The bank names no route; the app
 * knows which of its pages shows it (src/packages/service/messages/links.ts).
 */
export const MESSAGE_SUBJECTS = [
  /** A deposit or shares: `id` is its number, `productType` decides which family's page shows it. */
  'holding',
  /** A purchase or redemption: `id` is its client id. No new message has it; messages lead to the holding. */
  'order',
  /** A change of the customer's identity data: `id` is its record number. */
  'identityRecord',
  /** What is to be done with a deposit at maturity: `id` is its number. */
  'maturity',
  /** The record of deposits that were renewed. */
  'renewals',
  /** A transfer: `id` is its order's number. */
  'transfer',
  'wallet',
  'cards',
  'familyCards',
  'coupons',
  'points',
  /** What was had for points: `id` is the order's number. */
  'mallOrder',
  'vouchers',
  'loanVouchers',
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
  /** Closing the account, while it isn't closed. */
  'closure',
  /** An account of type II or III. */
  'subAccounts',
  /** Pots. */
  'pots',
  /** What the bank has written: `id` is the article's. */
  'article',
  'prices',
  'serviceAgreement',
  'taxResidency',
  /** Payouts to people by name. */
  'payouts',
  /** An application that waits for the customer's decision, and one of their own that was decided on: `id` is its number. */
  'approvalToDecide',
  'approval',
  'privacyPolicy',
  /** Rewards of campaigns. */
  'rewards',
  /** Commissions of a promoter under contract. */
  'commissions',
  /** Visits to a clerk that the customer asked for, and the customer's own right to promote. */
  'appointments',
  'marketer',
] as const

export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number]

/** Only ids and codes, because they go into an address, where no amount and no name may be. */
export interface MessageAbout {
  readonly subject: MessageSubject
  readonly id?: string | undefined
  readonly productType?: string | undefined
}
