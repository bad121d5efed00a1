/** The account of an enterprise at another bank: proved by a small payment, then approved (docs/decisions/cards.md). */
export const ORG_CARD_STATES = ['PROVING', 'APPROVING', 'ACTIVE', 'FAILED', 'REJECTED', 'REPLACED'] as const
export type OrgCardState = (typeof ORG_CARD_STATES)[number]

export const ORG_ROLES = ['LEGAL', 'MAKER', 'CHECKER', 'VIEWER'] as const
export type OrgRole = (typeof ORG_ROLES)[number]

/** Who may add an account and tell what was paid to it: the legal representative and makers. */
export const mayBindOrgCard = (role: OrgRole): boolean => role === 'LEGAL' || role === 'MAKER'

/** The proof: fen from least to most, tries, and how long it can be told, in milliseconds (ours). */
export const ORG_PROOF = { least: 1, most: 99, tries: 3, ms: 72 * 60 * 60_000 } as const

/** Whether the text can be the number of an enterprise's account: 8 to 32 digits. */
export const isOrgAccountNo = (text: string): boolean => /^\d{8,32}$/.test(text)

/** What becomes of a card when somebody tells what was paid to it. */
export interface ProofFacts {
  readonly state: OrgCardState
  readonly proofAmount: number
  /** Wrong ones so far. */
  readonly tries: number
  readonly proofUntil: number
}

export type ProofOutcome = 'right' | 'wrong' | 'lastWrong' | 'expired'

/** @param told fen; @param now epoch ms */
export function proofOutcome(
  { state, proofAmount, tries, proofUntil }: ProofFacts,
  told: number,
  now: number,
): ProofOutcome {
  if (state !== 'PROVING' || now >= proofUntil || tries >= ORG_PROOF.tries) return 'expired'
  if (told === proofAmount) return 'right'
  return tries + 1 >= ORG_PROOF.tries ? 'lastWrong' : 'wrong'
}
