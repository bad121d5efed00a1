import type { RouteName } from '../routes/link'

/** Most routes kept before the counting begins; a visit has fewer by then. */
const MAX_WAITING = 50

let waiting: RouteName[] = []
let count: ((name: RouteName) => void) | undefined

/** A route is entered by somebody who has agreed to the privacy policy (specification §7, userVisit). */
export function visited(name: RouteName): void {
  if (count) count(name)
  else if (waiting.length < MAX_WAITING) waiting.push(name)
}

/** Counts the routes entered so far and from now on; called after consent, with the call's code loaded by then. */
export function countVisits(by: (name: RouteName) => void): void {
  count = by
  waiting.splice(0).forEach(by)
}

/** Back to the state before the counting began. */
export function forgetVisits(): void {
  waiting = []
  count = undefined
}
