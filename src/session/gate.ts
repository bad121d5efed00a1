import type { RouteAccess } from '../routes/row'
import type { SessionState } from './state'

/** The obstacles between a person and a route, in the order in which the specification checks them (§4). */
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
 * The first obstacle before a route of this access may be shown; undefined when there is none. The page itself asks the
 * bank whether the account may trade, because that can change at any moment.
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

/** What is missing of an account and a sign-in. */
export function registrationObstacle({ visitor }: SessionState): Obstacle | undefined {
  if (visitor === undefined || visitor.registerStatus === 'UNREGISTERED') return 'register'
  if (visitor.registerStatus === 'ELSEWHERE') return 'sync'
  // Before the gesture, because setting it needs the payment password, which is set with the account.
  if (!visitor.hasAccount) return 'openAccount'
  if (visitor.signedIn) return undefined
  return visitor.gestureSet ? 'gesture' : 'setGesture'
}
