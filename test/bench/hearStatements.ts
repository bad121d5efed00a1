import pg from 'pg'

type Query = (this: unknown, ...given: unknown[]) => unknown

export interface Heard {
  readonly text: string
  readonly values: readonly unknown[]
  /** How long it was waited for. */
  readonly ms: number
}

/** Hears the statements that this process sends to PostgreSQL while it is on. */
export function hearStatements() {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const plain = prototype.query
  const heard: Heard[] = []
  prototype.query = function (...given) {
    const begin = performance.now()
    const answer = plain.apply(this, given)
    const [first, second] = given
    const text = typeof first === 'string' ? first : String(Object(first).text)
    const values: unknown = Array.isArray(second) ? second : Object(first).values
    const note = () =>
      void heard.push({ text, values: Array.isArray(values) ? values : [], ms: performance.now() - begin })
    void Promise.resolve(answer).then(note, note)
    return answer
  }
  return { heard, off: () => void (prototype.query = plain) }
}
