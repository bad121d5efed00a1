/** Gives that many secure random bytes. */
export type RandomBytes = (count: number) => Uint8Array

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** A number below `limit` (at most 256), each equally likely: bytes above the last full multiple are dropped. */
function below(limit: number, randomBytes: RandomBytes): number {
  const fair = 256 - (256 % limit)
  for (;;) {
    const byte = randomBytes(1)[0]
    if (byte === undefined) throw new Error('the random source gave no byte')
    if (byte < fair) return byte % limit
  }
}

/** The ten digits in an unpredictable order (Fisher-Yates). */
export function shuffledDigits(randomBytes: RandomBytes): readonly string[] {
  const keys: string[] = [...DIGITS]
  for (let last = keys.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, randomBytes)
    const [held, other] = [keys[last], keys[chosen]]
    if (held !== undefined && other !== undefined) [keys[last], keys[chosen]] = [other, held]
  }
  return keys
}
