const HOUR_MS = 60 * 60_000

/** The account of an enterprise at another bank: proved by a small payment, then approved (docs/decisions/card.md). */
export const ORG_CARD_STATES = ['PROVING', 'APPROVING', 'ACTIVE', 'FAILED', 'REJECTED', 'REPLACED'] as const
export type OrgCardState = (typeof ORG_CARD_STATES)[number]

export const ORG_ROLES = ['LEGAL', 'MAKER', 'CHECKER', 'VIEWER'] as const
export type OrgRole = (typeof ORG_ROLES)[number]

/** Who may add an account and tell what was paid to it: the legal representative and makers. */
export const mayBindOrgCard = (role: OrgRole): boolean => role === 'LEGAL' || role === 'MAKER'

/**
 * The proof (ours): fen from least to most, wrong tries of one proof, how long it can be told, and how long after a proof
 * that was guessed wrong no other begins. Wrong tries of an enterprise within `windowMs` are counted over all its proofs,
 * whoever tries: five of 99 amounts in thirty days. Times in milliseconds.
 */
export const ORG_PROOF = {
  least: 1,
  most: 99,
  tries: 3,
  ms: 72 * HOUR_MS,
  coolingMs: 24 * HOUR_MS,
  orgTries: 5,
  windowMs: 30 * 24 * HOUR_MS,
} as const

/** Whether the text can be the number of an enterprise's account: 8 to 32 digits. */
export const isOrgAccountNo = (text: string): boolean => /^\d{8,32}$/.test(text)

/** A proof as far as its tries go; instants in epoch ms. */
export interface ProofFacts {
  readonly state: OrgCardState
  /** Wrong ones so far. */
  readonly tries: number
  readonly addedAt: number
  readonly proofUntil: number
  /** When it ended. */
  readonly decidedAt: number | null
}

/** Wrong tries that count at an instant, of all of an enterprise's proofs. */
const triesWithin = (proofs: readonly ProofFacts[], now: number): number =>
  proofs.filter(({ addedAt }) => addedAt > now - ORG_PROOF.windowMs).reduce((sum, { tries }) => sum + tries, 0)

/**
 * How often what was paid may still be told.
 * @param proofs all of the enterprise's, this one too; @param now epoch ms
 */
export const triesLeft = (proof: ProofFacts, proofs: readonly ProofFacts[], now: number): number =>
  Math.max(0, Math.min(ORG_PROOF.tries - proof.tries, ORG_PROOF.orgTries - triesWithin(proofs, now)))

/**
 * From when another proof may begin, epoch ms; undefined for now. After one that ended in wrong tries there is a pause, and
 * after too many within the window none until they are out of it.
 */
export function nextProofAt(proofs: readonly ProofFacts[], now: number): number | undefined {
  const failed = proofs.filter(({ state, tries }) => state === 'FAILED' && tries > 0)
  const cooled = failed.map(({ decidedAt, proofUntil }) => (decidedAt ?? proofUntil) + ORG_PROOF.coolingMs)
  const left = proofs.map(({ addedAt }) => addedAt + ORG_PROOF.windowMs).sort((one, other) => one - other)
  const free = [now, ...left].find((at) => triesWithin(proofs, at) < ORG_PROOF.orgTries) ?? now
  const from = Math.max(free, ...cooled)
  return from > now ? from : undefined
}

export type ProofOutcome = 'right' | 'wrong' | 'lastWrong' | 'expired'

/**
 * What becomes of a proof when somebody tells what was paid.
 * @param told fen; @param left as `triesLeft` says; @param now epoch ms
 */
export function proofOutcome(
  { state, proofAmount, proofUntil }: Pick<ProofFacts, 'state' | 'proofUntil'> & { readonly proofAmount: number },
  told: number,
  left: number,
  now: number,
): ProofOutcome {
  if (state !== 'PROVING' || now >= proofUntil || left <= 0) return 'expired'
  if (told === proofAmount) return 'right'
  return left === 1 ? 'lastWrong' : 'wrong'
}
