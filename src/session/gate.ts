import type { RouteAccess } from '../routes/row'
import type { SessionState } from './state'

/** What stands between a person and a route, in the order the specification asks (§4). */
export type Obstacle =
  | 'starting'
  | 'unreachable'
  | 'maintenance'
  | 'authorise'
  | 'consent'
  | 'register'
  | 'sync'
  | 'openAccount'
  | 'setGesture'
  | 'gesture'

/**
 * The first thing missing before a route of this access may be shown; undefined when the way is free.
 * Whether the account may trade is asked of the bank by the page itself, because it can change at any moment.
 */
export function obstacle(access: RouteAccess, session: SessionState): Obstacle | undefined {
  if (session.maintenanceNotice !== undefined) return 'maintenance'
  if (access === 'public') return undefined
  if (session.phase !== 'ready') return session.phase
  if (session.token === undefined) return 'authorise'
  if (session.consent !== 'given') return 'consent'
  if (access === 'session') return undefined
  return registrationObstacle(session)
}

function registrationObstacle({ visitor }: SessionState): Obstacle | undefined {
  if (visitor === undefined || visitor.registerStatus === 'UNREGISTERED') return 'register'
  if (visitor.registerStatus === 'ELSEWHERE') return 'sync'
  // Before the gesture: it is set with the payment password, which comes with the account.
  if (!visitor.hasAccount) return 'openAccount'
  if (visitor.signedIn) return undefined
  return visitor.gestureSet ? 'gesture' : 'setGesture'
}
