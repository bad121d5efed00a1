/** What the bank said about calling a customer, epoch ms by its clock. */
export interface SaidCalling {
  readonly calling?: { readonly until: number } | undefined
  /** When it said so. */
  readonly at: number
}

/** How often the bank is asked again while it says that it calls, ms (ours). */
export const ASK_AGAIN_MS = 15_000
/** How long an answer vouches for a call that goes on, ms (ours): whoever calls next mustn't be vouched for by it. */
export const VERIFIED_MS = 40_000

/**
 * Whether an answer still says that it is the bank who calls.
 * @param elapsed ms since it came, by whatever clock
 */
export const isVerified = ({ calling, at }: SaidCalling, elapsed: number): boolean =>
  calling !== undefined && elapsed >= 0 && elapsed < VERIFIED_MS && at + elapsed < calling.until
