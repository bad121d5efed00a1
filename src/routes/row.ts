import type { RouteFamily } from './families'

/**
 * Who may open a route: anybody; anybody with an open id; a signed-in customer with an account; one whose account may
 * trade.
 */
export type RouteAccess = 'public' | 'session' | 'account' | 'trading'

/** Lists of a part of the products (src/products/model/lists.ts). */
export type ProductListKey = 'full' | 'deposits' | 'wealth' | 'onSale' | 'affordable'

/**
 * What usage events record of a page (specification §7): entering, leaving and how its fields are filled in; or, where a
 * password is set or changed (/changePassword, /resetPassword), only entering and leaving.
 */
export type Followed = 'fields' | 'setPassword' | 'changePassword'

/** Who opens a page in tests: a customer of the seeds, or a person on the way to an account (test/drivers/persons.ts). */
export type SampleVisitor =
  | 'member'
  | 'holder'
  | 'planner'
  | 'cardholder'
  | 'unbound'
  | 'classHolder'
  | 'saver'
  | 'imageMissing'
  | 'dormant'
  | 'expired'
  | 'renamed'
  | 'unmatched'
  | 'unlike'
  | 'transferring'
  | 'frozen'
  | 'loser'
  | 'complainant'
  | 'payee'
  | 'rewarded'
  | 'preparing'
  | 'phoneless'
  | 'phoneReviewed'
  | 'phoneApproved'
  | 'phoneNaming'
  | 'phoneOfAnother'
  | 'phonePapers'
  | 'phoneRecovering'
  | 'leaving'
  | 'begun'
  | 'closingReviewed'
  | 'proven'
  | 'heldBack'
  | 'handedIn'
  | 'paying'
  | 'unpaid'
  | 'refusedToClose'
  | 'deviceOwner'
  | 'visitor'
  | 'elsewhere'
  | 'lockedOut'
  | 'formerReader'
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
  | 'busy'
  | 'protected'
  | 'asked'
  | 'clerk'
  | 'suspendedClerk'
  | 'applyingClerk'
  | 'clerkGuest'

/** What is opened on a page: a sheet, box, keyboard or picker (test/gallery/openings.ts). */
export type SampleOpening =
  | 'liftLoss'
  | 'explanation'
  | 'certificate'
  | 'saleAgreement'
  | 'coupons'
  | 'couponUse'
  | 'orderSummary'
  | 'orderPassword'
  | 'withdrawalSummary'
  | 'transferSummary'
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
  | 'cards'
  | 'largeTransfer'
  | 'cashDay'
  | 'cashStep'
  | 'cancelTransfer'
  | 'cardAgreement'
  | 'cardAlias'
  | 'interestSignature'
  | 'recordFilter'
  | 'recordDay'
  | 'statementDay'
  | 'statementYear'
  | 'largeNotice'
  | 'liftStop'
  | 'earnAmount'
  | 'fundSub'
  | 'fillPot'
  | 'closeSub'
  | 'subAgreement'
  | 'subRecords'
  | 'chooseSub'
  | 'newSubPassword'
  | 'oldPassword'
  | 'editLimits'
  | 'chooseRegions'
  | 'stopPayments'
  | 'closingSummary'
  | 'caseTopic'
  | 'caseOrder'
  | 'pickedPicture'
  | 'sentPicture'
  | 'claimPayout'
  | 'voucherCode'
  | 'booking'
  | 'adjustment'
  | 'changedText'
  | 'potDay'
  | 'joinOrg'
  | 'rejectApproval'
  | 'memberChange'

/** What somebody does on a page before it is looked at. */
export type SampleAct =
  | 'readIdCard'
  | 'failFace'
  | 'leaveUnticked'
  | 'typeCard'
  | 'beTaxedAbroad'
  | 'seeProgress'
  | 'firstCardFace'
  | 'searchNoBank'
  | 'renewAll'
  | 'interestAtEnd'
  | 'cashPlan'
  | 'cashMissing'
  | 'lackMoney'
  | 'lackToBuy'
  | 'typeGrant'
  | 'oldGesture'
  | 'askReview'
  | 'chooseLoss'
  | 'revokeDevice'
  | 'disownLogin'
  | 'searchHelp'
  | 'pickPictures'
  | SampleOpening

/** A transfer of somebody who has one in every state. */
export type SampleTransfer =
  | 'sentTransfer'
  | 'waitingTransfer'
  | 'unknownTransfer'
  | 'failedTransfer'
  | 'returnedTransfer'
  | 'reversedTransfer'

/** An application of somebody who prepares an enterprise's payments. */
export type SampleApproval =
  | 'payroll'
  | 'doneApproval'
  | 'failedApproval'
  | 'returnedApproval'
  | 'draftApproval'
  | 'arrivedApproval'
  | 'unansweredApproval'
  | 'refusedApproval'
  | 'sentBackApproval'

/** One way to open a route's page, for the gallery and for tests that open every page. */
export interface RouteSample {
  /** A member unless given. */
  readonly by?: SampleVisitor
  readonly query?: Readonly<Record<string, string | number>>
  /** What of the visitor's own the query names, of the row's product family; a regular deposit where it has none. */
  readonly names?:
    | 'holding'
    | 'purchase'
    | 'withdrawal'
    | 'message'
    | 'record'
    | 'statement'
    | 'case'
    | 'payout'
    | 'mallOrder'
    | 'parcel'
    | 'openParcel'
    | 'relation'
    | SampleTransfer
    | SampleApproval
  /** What they do there before it is looked at (test/gallery/acts.ts). */
  readonly act?: SampleAct
  /** For a row that all product families share: the family it is opened with; all of them unless given. */
  readonly of?: RouteFamily
}

/** One route. Its name is its path, in the specification's spelling, misspellings included. */
export interface RouteRow {
  readonly name: `/${string}`
  /** Taro page that shows it, without leading slash; many routes may share one. */
  readonly page: string
  /** The title in the navigation bar and of the document. */
  readonly title: string
  readonly access: RouteAccess
  /** Anybody may read the page, but its button needs a customer who may trade: the entry rules begin there. */
  readonly button?: 'trading'
  /** Data the route gives its page: parsed with the query by the page's schema, and not overridden by it. */
  readonly with?: Readonly<Record<string, string>>
  /** 'open': a page the gates themselves lead to, so it stays open while they are closed, also under maintenance. */
  readonly gate?: 'open'
  readonly followed?: Followed
  /** false: not kept when the person leaves it (specification §2, not cached). */
  readonly keep?: false
  /** Customers often go there from home: its files are fetched once home has nothing left to do. */
  readonly prefetch?: true
  /** Its page may be shared to chats and the timeline (src/features/share); never a page of an account. */
  readonly shared?: true
  /** The specification doesn't name it; docs/decisions/routes.md says which these are and why. */
  readonly ours?: true
  /** How tests open it; by default without parameters, as a member. */
  readonly sample?: readonly RouteSample[]
}
