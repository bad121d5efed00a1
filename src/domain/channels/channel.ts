import type { FamilyKey } from '../product/families'

/** A route family that only a partner's customers see (`PARTNER_PAGES`). */
export type PartnerPage = 'coop' | 'coopDeposit'

/** A cooperating channel of the specification (§6, §9), and what is offered to its customers. */
export interface Channel {
  /** Its name in the bank's records. */
  readonly name: string
  /** Product families it shows and sells; undefined: all. A bank writes its agreements with partners here. */
  readonly families?: readonly FamilyKey[]
  /** The partner pages on which its customers may buy; none by default. */
  readonly pages?: readonly PartnerPage[]
  /** Only for the bank's own staff; others are treated as ordinary customers. */
  readonly staffOnly?: true
}
