import type { Read } from '@/session/useCall'

/** Two reads as one: failed when one failed, ready when both are; reloading reloads both. */
export function together<A, B>(a: Read<A>, b: Read<B>): Read<readonly [A, B]> {
  const reload = (): void => {
    a.reload()
    b.reload()
  }
  if (a.state === 'failed') return { ...a, reload }
  if (b.state === 'failed') return { ...b, reload }
  if (a.state === 'loading' || b.state === 'loading') return { state: 'loading', reload }
  return { state: 'ready', data: [a.data, b.data], reload }
}

/**
 * A read that is loading until others have come to an end, well or badly: what they add stands above some of its content,
 * which would move under a finger.
 */
export const after = <T>(read: Read<T>, ...others: readonly Read<unknown>[]): Read<T> =>
  others.some(({ state }) => state === 'loading') ? { state: 'loading', reload: read.reload } : read
