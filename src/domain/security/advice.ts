import type { Credential } from '../credentials/changes'

/** What keeps an account safe, as far as its owner can do something about it. */
export interface Protections {
  /** Last valid day, YYYYMMDD; '' for a card without end or none on record. */
  readonly idCardUntil: string
  readonly mobileNo?: string | undefined
  readonly credentials: readonly { readonly credential: Credential; readonly locked: boolean }[]
  readonly nightLock: boolean
}

export type Advice = 'payment' | 'gesture' | 'idCard' | 'mobile' | 'nightLock'

/** What may have been somebody else, and is looked at before any advice, in words that fit a line: @param failed attempts of the last 30 days that failed */
export const attemptsText = (failed: number): string | undefined =>
  failed > 0 ? `近30天${failed}次没登录成功，看看是不是您` : undefined

/**
 * What a customer could do for their safety, what weighs most first; none when all that protects the account is on. 我的
 * counts it and the security centre lists it, so both say the same. What somebody tried is none of it: that is looked at first.
 * @param today YYYYMMDD
 */
export function securityAdvice(facts: Protections, today: string): readonly Advice[] {
  const isLocked = (wanted: Credential): boolean =>
    facts.credentials.some(({ credential, locked }) => credential === wanted && locked)
  const wanting: Readonly<Record<Advice, boolean>> = {
    payment: isLocked('payment'),
    gesture: isLocked('gesture'),
    idCard: facts.idCardUntil !== '' && facts.idCardUntil < today,
    mobile: facts.mobileNo === undefined,
    nightLock: !facts.nightLock,
  }
  return (Object.keys(wanting) as Advice[]).filter((advice) => wanting[advice])
}
