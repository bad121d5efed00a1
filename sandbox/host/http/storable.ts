/** NUL, which PostgreSQL's text can't store, and halves of a surrogate pair, which UTF-8 can't encode. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether every text in a checked request can be stored unchanged; no honest customer sends one that can't. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}
