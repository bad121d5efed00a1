/** An expected outcome as a value: code that can fail returns it instead of throwing. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error })
