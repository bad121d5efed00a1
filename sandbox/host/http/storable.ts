/** NUL, which PostgreSQL's text can't hold, and halves of a surrogate pair, which no UTF-8 can. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether every text in a checked request can be kept as it is; what can't is no honest customer's. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}
