/**
 * Where the platform's cryptographic random bytes come from. A browser gives them at once; the mini-program has to be
 * asked, so what needs them at once draws from a pool (src/crypto/random).
 */
export type SecureRandom =
  | { readonly kind: 'instant'; readonly getRandomValues: (array: Uint8Array) => Uint8Array }
  /** Rejects when the platform has no secure randomness. */
  | { readonly kind: 'fetched'; readonly fetch: (count: number) => Promise<Uint8Array> }
