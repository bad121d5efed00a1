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
