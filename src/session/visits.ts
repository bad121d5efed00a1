import type { RouteName } from '../routes/link'

/** Routes entered before anybody counts them; a visit has fewer by then. */
const MOST_WAITING = 50

let waiting: RouteName[] = []
let count: ((name: RouteName) => void) | undefined

/** A route is entered by somebody who has agreed to the privacy policy (specification §7, userVisit). */
export function visited(name: RouteName): void {
  if (count) count(name)
  else if (waiting.length < MOST_WAITING) waiting.push(name)
}

/** Counts what was entered and what will be; its caller comes after consent, and brings the call's code with it. */
export function countVisits(by: (name: RouteName) => void): void {
  count = by
  waiting.splice(0).forEach(by)
}

/** As before anybody counted. */
export function forgetVisits(): void {
  waiting = []
  count = undefined
}
