/** Answers of reads, kept in memory only, for as long as the session lasts and never longer. */
const LIMIT = 60

const answers = new Map<string, unknown>()

export const recall = (key: string): unknown => answers.get(key)

let era = 0

/** Changes whenever everything is forgotten: an answer that was asked for in another era belongs to nobody now. */
export const currentEra = (): number => era

/**
 * Keeps an answer; past the limit the one written longest ago goes.
 * @param askedIn the era it was asked for in: one that arrives after signing out isn't kept for the next person
 */
export function keepAnswer(key: string, answer: unknown, askedIn = era): void {
  if (askedIn !== era) return
  answers.delete(key)
  answers.set(key, answer)
  const oldest = answers.keys().next()
  if (answers.size > LIMIT && !oldest.done) answers.delete(oldest.value)
}

/** Forgets everything that was read: at sign-out, and after money moved. */
export function forgetAnswers(): void {
  era += 1
  answers.clear()
}
