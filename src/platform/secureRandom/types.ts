/**
 * The source of the platform's cryptographic random bytes. A browser gives them at once; the mini-program gives them
 * asynchronously, so code that needs them at once takes them from a pool (src/crypto/random).
 */
export type SecureRandom =
  | { readonly kind: 'instant'; readonly getRandomValues: (array: Uint8Array) => Uint8Array }
  /** Rejects when the platform has no secure randomness. */
  | { readonly kind: 'fetched'; readonly fetch: (count: number) => Promise<Uint8Array> }
