import type { Credential } from '../credentials/changes'

/** What keeps an account safe, as far as its owner can do something about it. */
export interface Protections {
  /** Last valid day, YYYYMMDD; '' for a card without end or none on record. */
  readonly idCardUntil: string
  readonly mobileNo?: string | undefined
  readonly credentials: readonly { readonly credential: Credential; readonly locked: boolean }[]
  /** Attempts of the last 30 days that failed. */
  readonly failedLogins: number
  readonly nightLock: boolean
}

export type Advice = 'failedLogins' | 'payment' | 'gesture' | 'idCard' | 'mobile' | 'nightLock'

/**
 * What a customer could do for their safety, what weighs most first; none when all that protects the account is on. 我的
 * counts it and the security centre lists it, so both say the same.
 * @param today YYYYMMDD
 */
export function securityAdvice(facts: Protections, today: string): readonly Advice[] {
  const isLocked = (wanted: Credential): boolean =>
    facts.credentials.some(({ credential, locked }) => credential === wanted && locked)
  const wanting: Readonly<Record<Advice, boolean>> = {
    failedLogins: facts.failedLogins > 0,
    payment: isLocked('payment'),
    gesture: isLocked('gesture'),
    idCard: facts.idCardUntil !== '' && facts.idCardUntil < today,
    mobile: facts.mobileNo === undefined,
    nightLock: !facts.nightLock,
  }
  return (Object.keys(wanting) as Advice[]).filter((advice) => wanting[advice])
}
