/**
 * What a check that finds something means for the closing: it blocks it; it lapses with the account once the customer has
 * agreed; or it goes on without an account, and the customer is told.
 */
export type ClosingEffect = 'blocks' | 'lapses' | 'goesOn'

/**
 * What an open account may still have when it is closed, and what that means (docs/decisions/closure.md), in the order in which
 * customers read it. Each capability answers for its own; bank and app both go by this table.
 */
export const CLOSING_EFFECTS = {
  holdings: 'blocks',
  orders: 'blocks',
  maturityInstructions: 'blocks',
  transfers: 'blocks',
  payouts: 'blocks',
  recentIncoming: 'blocks',
  freezes: 'blocks',
  reversal: 'blocks',
  lost: 'blocks',
  stopped: 'blocks',
  subAccounts: 'blocks',
  pocketAccounts: 'blocks',
  pots: 'blocks',
  familyCards: 'blocks',
  enterpriseRoles: 'blocks',
  staff: 'blocks',
  reviews: 'blocks',
  card: 'blocks',
  otherMoney: 'blocks',
  heldRewards: 'blocks',
  loans: 'blocks',
  loansUnknown: 'blocks',
  commissions: 'blocks',
  coupons: 'lapses',
  points: 'lapses',
  familyCardsUsed: 'lapses',
  phoneChange: 'lapses',
  statements: 'lapses',
  rewards: 'lapses',
  accruedCommissions: 'lapses',
  cases: 'goesOn',
} as const satisfies Readonly<Record<string, ClosingEffect>>

export type ClosingCheckName = keyof typeof CLOSING_EFFECTS
export const CLOSING_CHECKS = Object.keys(CLOSING_EFFECTS) as ClosingCheckName[]

/** The checks with an effect. */
export type CheckOf<Effect extends ClosingEffect> = {
  readonly [Check in ClosingCheckName]: (typeof CLOSING_EFFECTS)[Check] extends Effect ? Check : never
}[ClosingCheckName]

/** One that was found. */
export interface FindingOf<Effect extends ClosingEffect> {
  readonly check: CheckOf<Effect>
  readonly effect: Effect
  /** How many there are. */
  readonly count: number
}
export type ClosingFinding = FindingOf<'blocks'> | FindingOf<'lapses'> | FindingOf<'goesOn'>

/** A finding of a capability whose count may be 0, which is none. */
export const finding = (check: ClosingCheckName, count: number): readonly ClosingFinding[] =>
  count > 0 ? [{ check, effect: CLOSING_EFFECTS[check], count } as ClosingFinding] : []

/** As they are sent or stored: what they mean is said by the table alone. */
type Found = Pick<ClosingFinding, 'check' | 'count'>

/** Those that block, in the order of the table. */
export const blockersOf = (findings: readonly Found[]): readonly FindingOf<'blocks'>[] => ofEffect(findings, 'blocks')

/** Those that lapse, in the order of the table. */
export const lapsesOf = (findings: readonly Found[]): readonly FindingOf<'lapses'>[] => ofEffect(findings, 'lapses')

/** Those that go on, in the order of the table. */
export const goingOnOf = (findings: readonly Found[]): readonly FindingOf<'goesOn'>[] => ofEffect(findings, 'goesOn')

/** One line a check, however many capabilities found some. */
const ofEffect = <Effect extends ClosingEffect>(
  findings: readonly Found[],
  effect: Effect,
): readonly FindingOf<Effect>[] =>
  CLOSING_CHECKS.filter((check): check is CheckOf<Effect> => CLOSING_EFFECTS[check] === effect).flatMap((check) => {
    const count = findings.reduce((sum, one) => (one.check === check ? sum + one.count : sum), 0)
    return count > 0 ? [{ check, effect, count }] : []
  })

/** What lapses and wasn't agreed to by its name. */
export const unagreedOf = (
  findings: readonly Found[],
  agreed: readonly ClosingCheckName[],
): readonly FindingOf<'lapses'>[] => lapsesOf(findings).filter(({ check }) => !agreed.includes(check))
