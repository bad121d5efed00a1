import type { ClosureKey } from './closures'

/** The product families of the specification (§9), and three of our own for the routes it names without codes. */
export type FamilyKey =
  | 'wealth'
  | 'regular'
  | 'full'
  | 'smart13'
  | 'gain'
  | 'increasing'
  | 'smart5'
  | 'useIt'
  | 'custom'
  | 'premium'
  | 'smart12'
  | 'exclusive'
  | 'structured'
  | 'agreement'
  | 'renewed'

/**
 * How a product earns (src/domain/interest):
 * - `fixedTerm`: the agreed rate at maturity, the early-withdrawal rate before it;
 * - `fullPeriod`: interest paid out at the end of each full period;
 * - `stepped`: a rate by the time held, for the whole time;
 * - `structured`: a floor rate and a floating one on an observed index;
 * - `agreement`: the demand rate up to a floor balance, the agreed rate above it;
 * - `netValue`: daily income per 10,000 shares.
 */
export type InterestMethod = 'fixedTerm' | 'fullPeriod' | 'stepped' | 'structured' | 'agreement' | 'netValue'

/** Which incomes a holding list shows (§9, "holding-list income captions"); `todayAndFloor` is ours. */
export type ListCaption =
  | 'todayAndMaturity'
  | 'todayAndFloor'
  | 'accumulated'
  | 'after13Months'
  | 'at5Years'
  | 'estimateAt5Years'
  | 'todayOnly'
  | 'wealthIncome'

/** Which explanation a holding list offers (§9, "explanation popups"); the last four are ours. */
export type ExplanationPopup =
  | 'accumulatedInterest'
  | 'todayAndMaturity'
  | 'withdrawalAnd5Years'
  | 'todayOnly'
  | 'after13Months'
  | 'distributedProduct'
  | 'floorAndFloating'
  | 'byBalance'

/** What the app and the bank must agree on for a family; rates and terms are in the catalogue, texts in the screens. */
export interface FamilyRule {
  readonly codes: readonly string[]
  readonly interest: InterestMethod
  readonly caption: ListCaption
  readonly popup?: ExplanationPopup
  /** The rate's name where it doesn't follow from the method. */
  readonly rateCaption?: string
  /** The law that closes it: not on sale unless the bank's console puts it there; existing holdings continue. */
  readonly closedByDefault?: ClosureKey
  /** Shown and sold only to customers the bank has invited (docs/decisions/product.md). */
  readonly invitedOnly?: true
  /** Shows the buy button while on sale (§9). */
  readonly showBuyBut: boolean
  /** Is listed among the products on sale (§9); other families are reached by invitation or at maturity. */
  readonly showEntrance: boolean
  /** Has the trial calculator (§9: only 20117). */
  readonly showTrial: boolean
}

const FOR_ALL = { showBuyBut: true, showEntrance: true, showTrial: false } as const

/** §9; the last three families have codes of our own, in a range the specification doesn't use. */
export const FAMILIES = {
  wealth: {
    ...FOR_ALL,
    codes: ['91318017'],
    interest: 'netValue',
    caption: 'wealthIncome',
    popup: 'distributedProduct',
  },
  regular: {
    ...FOR_ALL,
    codes: ['20194', '20520', '20521', '20522', '20523', '20524'],
    interest: 'fixedTerm',
    caption: 'todayAndMaturity',
    popup: 'todayAndMaturity',
  },
  full: {
    ...FOR_ALL,
    codes: ['20178', '20179', '20180', '20181', '20505', '20507', '20528'],
    interest: 'fullPeriod',
    caption: 'accumulated',
    popup: 'accumulatedInterest',
  },
  smart13: {
    ...FOR_ALL,
    codes: ['20134'],
    interest: 'fixedTerm',
    caption: 'after13Months',
    rateCaption: '满13个月年利率',
    popup: 'after13Months',
    closedByDefault: 'smartDeposits',
  },
  gain: {
    ...FOR_ALL,
    codes: ['20122', '20123', '20124', '20125', '20126', '20213', '20215', '20506', '20508', '20529'],
    interest: 'fixedTerm',
    caption: 'todayAndMaturity',
    popup: 'todayAndMaturity',
  },
  increasing: {
    ...FOR_ALL,
    codes: ['20200'],
    interest: 'stepped',
    caption: 'at5Years',
    popup: 'withdrawalAnd5Years',
    closedByDefault: 'tieredRates',
  },
  smart5: {
    ...FOR_ALL,
    codes: ['20130'],
    interest: 'stepped',
    caption: 'estimateAt5Years',
    popup: 'withdrawalAnd5Years',
    closedByDefault: 'tieredRates',
  },
  useIt: {
    ...FOR_ALL,
    showTrial: true,
    codes: ['20117'],
    interest: 'stepped',
    caption: 'at5Years',
    popup: 'withdrawalAnd5Years',
    closedByDefault: 'tieredRates',
  },
  custom: {
    ...FOR_ALL,
    codes: ['20182', '20183', '20218'],
    interest: 'stepped',
    caption: 'todayOnly',
    popup: 'todayOnly',
    closedByDefault: 'tieredRates',
  },
  premium: {
    ...FOR_ALL,
    codes: ['20158', '20159', '20160', '20161', '20162'],
    interest: 'fixedTerm',
    caption: 'todayAndMaturity',
    popup: 'todayAndMaturity',
  },
  smart12: { ...FOR_ALL, codes: ['20208'], interest: 'stepped', caption: 'todayOnly', closedByDefault: 'tieredRates' },
  exclusive: {
    ...FOR_ALL,
    showEntrance: false,
    invitedOnly: true,
    codes: ['20186', '20191'],
    interest: 'stepped',
    caption: 'todayOnly',
    closedByDefault: 'tieredRates',
  },
  structured: {
    ...FOR_ALL,
    codes: ['30101', '30102'],
    interest: 'structured',
    caption: 'todayAndFloor',
    popup: 'floorAndFloating',
  },
  agreement: {
    ...FOR_ALL,
    codes: ['30201'],
    interest: 'agreement',
    caption: 'todayAndMaturity',
    popup: 'byBalance',
  },
  renewed: {
    ...FOR_ALL,
    showBuyBut: false,
    showEntrance: false,
    codes: ['30307', '30302', '30303', '30301', '30304', '30305', '30306'],
    interest: 'fixedTerm',
    caption: 'todayAndMaturity',
    popup: 'todayAndMaturity',
  },
} as const satisfies Record<FamilyKey, FamilyRule>

/** Every product code that belongs to a family. */
export type ProductCode = (typeof FAMILIES)[FamilyKey]['codes'][number]

const FAMILY_KEYS = /* @__PURE__ */ Object.keys(FAMILIES) as FamilyKey[]

/** The family's rule with its optional parts, whichever family it is. */
export const familyRule = (family: FamilyKey): FamilyRule => FAMILIES[family]

/** The rate's (or yield's) name for each method. */
const RATE_CAPTIONS: Readonly<Record<InterestMethod, string>> = {
  fixedTerm: '到期年利率',
  fullPeriod: '年利率',
  stepped: '最低~最高年利率',
  structured: '保底~最高年利率',
  agreement: '协定年利率',
  netValue: '七日年化收益率',
}

/** The name of a family's rate on all pages; only some families pay that rate at maturity. */
export const rateCaptionOf = (family: FamilyKey): string => {
  const { rateCaption, interest } = familyRule(family)
  return rateCaption ?? RATE_CAPTIONS[interest]
}

/** The family of a product code; undefined for a code of no family. */
export const familyOf = (code: string): FamilyKey | undefined =>
  FAMILY_KEYS.find((family) => familyRule(family).codes.includes(code))

/** Whether the text is a code of some family. */
export const isProductCode = (code: string): code is ProductCode => familyOf(code) !== undefined

/** Families that are shown and sold only to invited customers. */
export const INVITED_FAMILIES: readonly FamilyKey[] = /*#__PURE__*/ FAMILY_KEYS.filter(
  (family) => familyRule(family).invitedOnly,
)

/** Whether the code is a wealth product, which the bank sells for its issuer. */
export const isWealth = (code: string): boolean => familyOf(code) === 'wealth'
