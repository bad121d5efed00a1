/** What an open account may still have when it is closed (docs/decisions/closing.md); each capability answers for its own. */
export const CLOSING_CHECKS = [
  'holdings',
  'orders',
  'maturityInstructions',
  'transfers',
  'recentIncoming',
  'freezes',
  'reversal',
  'lost',
  'stopped',
  'phoneChange',
  'subAccounts',
  'familyCards',
  'familyCardsUsed',
  'enterpriseRoles',
  'staff',
  'reviews',
  'card',
  'otherMoney',
  'coupons',
  'statements',
] as const
export type ClosingCheckName = (typeof CLOSING_CHECKS)[number]

/** One that was found: it blocks closing, or it lapses with the account once the customer has agreed. */
export interface ClosingFinding {
  readonly check: ClosingCheckName
  readonly effect: 'blocks' | 'lapses'
  /** How many there are. */
  readonly count: number
}

/** A finding of a capability whose count may be 0, which is none. */
export const finding = (
  check: ClosingCheckName,
  effect: ClosingFinding['effect'],
  count: number,
): readonly ClosingFinding[] => (count > 0 ? [{ check, effect, count }] : [])

/** Those that block, in the order of the list. */
export const blockersOf = (findings: readonly ClosingFinding[]): readonly ClosingFinding[] =>
  inOrder(findings.filter(({ effect }) => effect === 'blocks'))

/** Those that lapse, in the order of the list. */
export const lapsesOf = (findings: readonly ClosingFinding[]): readonly ClosingFinding[] =>
  inOrder(findings.filter(({ effect }) => effect === 'lapses'))

/** One line a check and effect, however many capabilities found some. */
function inOrder(findings: readonly ClosingFinding[]): readonly ClosingFinding[] {
  return CLOSING_CHECKS.flatMap((check) => {
    const same = findings.filter((one) => one.check === check)
    const [first] = same
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : []
  })
}

/** Whether everything that lapses was agreed to by its name. */
export const agreesToAll = (findings: readonly ClosingFinding[], agreed: readonly ClosingCheckName[]): boolean =>
  lapsesOf(findings).every(({ check }) => agreed.includes(check))
