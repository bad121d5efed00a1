import type { RouteFamily } from './families'

/** Who may open a route: anybody; who has an open id; who signed in and has an account; whose account may trade. */
export type RouteAccess = 'public' | 'session' | 'account' | 'trading'

/** Lists that show a part of the shelf (src/products/model/lists.ts). */
export type ProductListKey = 'full' | 'deposits' | 'wealth' | 'onSale' | 'affordable'

/**
 * What of a page is followed (specification §7): that it is entered and left and how its fields are filled in, or, where
 * a password is made or changed (/changePassword, /resetPassword), its entering and leaving alone.
 */
export type Followed = 'fields' | 'setPassword' | 'changePassword'

/** Who a page is looked at as: a customer of the seeds, or somebody on the way to an account (test/drivers/persons.ts). */
export type SampleVisitor =
  | 'member'
  | 'holder'
  | 'classHolder'
  | 'imageMissing'
  | 'dormant'
  | 'expired'
  | 'renamed'
  | 'unmatched'
  | 'visitor'
  | 'elsewhere'
  | 'stranger'
  | 'registered'
  | 'identified'
  | 'mistaken'
  | 'exhausted'
  | 'reviewed'
  | 'seen'
  | 'described'
  | 'taxed'
  | 'bound'
  | 'ready'
  | 'waiting'
  | 'opened'
  | 'refused'
  | 'limited'

/** What somebody opens on a page: a sheet, box, keyboard or picker (test/gallery/openings.ts). */
export type SampleOpening =
  | 'explanation'
  | 'certificate'
  | 'saleAgreement'
  | 'coupons'
  | 'orderSummary'
  | 'orderPassword'
  | 'maturityAgreement'
  | 'steps'
  | 'openingAgreement'
  | 'newPassword'
  | 'country'
  | 'date'
  | 'region'
  | 'occupation'
  | 'shelfFilter'
  | 'gesturePassword'
  | 'question'
  | 'productFile'
  | 'messageSettings'
  | 'fundSub'
  | 'subAgreement'
  | 'subRecords'
  | 'chooseSub'
  | 'newSubPassword'

/** What somebody does on a page before it is looked at. */
export type SampleAct = 'readIdCard' | 'failFace' | 'typeCard' | 'beTaxedAbroad' | 'seeProgress' | SampleOpening

/** One way to come upon a route's page, for the gallery and for tests that open every page. */
export interface RouteSample {
  /** Whoever isn't named is a member. */
  readonly by?: SampleVisitor
  readonly query?: Readonly<Record<string, string | number>>
  /** What of the visitor's own the query names, of the row's product family; a regular deposit where it has none. */
  readonly names?: 'holding' | 'purchase' | 'withdrawal' | 'message'
  /** What they do there before it is looked at (test/gallery/acts.ts). */
  readonly act?: SampleAct
  /** Of a row that all product families share: the one that is looked at so; all of them otherwise. */
  readonly of?: RouteFamily
}

/** One route. Its name is its path, spelt as the specification spells it, misspelt ones included. */
export interface RouteRow {
  readonly name: `/${string}`
  /** Taro page that shows it, without leading slash; many routes may share one. */
  readonly page: string
  /** What the navigation bar and the document call it. */
  readonly title: string
  readonly access: RouteAccess
  /** Anybody may read it, and what its button does takes a customer who may trade: the entry rules begin there. */
  readonly button?: 'trading'
  /** What the route itself says to its page: parsed with the query by the page's schema, and stronger than it. */
  readonly with?: Readonly<Record<string, string>>
  /** 'open': where the gates themselves lead, so that it stays open while they are closed, under maintenance too. */
  readonly gate?: 'open'
  readonly followed?: Followed
  /** false: forgotten as soon as the person leaves it (specification §2, not cached). */
  readonly keep?: false
  /** Where customers go from home: its files are fetched once home has nothing left to do. */
  readonly ahead?: true
  /** Its page may go to chats and the timeline (src/features/share); never a page of an account. */
  readonly shared?: true
  /** Shown without parameters to a member where it isn't given. */
  readonly sample?: readonly RouteSample[]
}
