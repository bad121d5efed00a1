import type { unbindCard } from '@/contract/card/unbindCard'
import type { ResponseOf } from '@/contract/call'

export type Unbound = ResponseOf<typeof unbindCard>

let last: Unbound | undefined

/** Notes what the bank has just unbound, for the page that says so: nothing in an address could be believed. */
export const keepUnbound = (unbound: Unbound): void => {
  last = unbound
}

/** What was unbound since the app began; undefined for nothing. */
export const lastUnbound = (): Unbound | undefined => last
