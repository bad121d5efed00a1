import { useEffect, useRef } from 'react'
import type { Query } from '../routes/link'
import type { RouteRow } from '../routes/row'
import { obstacle } from '../session/gate'
import type { Obstacle } from '../session/gate'
import { sessionAtom, start } from '../session/session'
import { useValue } from '../session/store'
import { removeObstacle } from './entry'

/** Where the gates themselves lead must stay open while they are closed. */
const ALWAYS_OPEN = new Set(['/finalNotice', '/ErrorInfo', '/policyAgreement', '/privacyPolicy'])

/** One way with several beginnings: who put it off at one isn't sent to the next. */
const KIND: Readonly<Partial<Record<Obstacle, Obstacle>>> = { openAccount: 'register', sync: 'register' }

/**
 * Watches what stands between the person and a page that is on top, and takes it out of the way. A page that is
 * useful meanwhile (`eager`) is left in place, and an obstacle it has met once isn't forced on the person again.
 */
export function useGate(row: RouteRow, query: Query, visible: boolean, eager: boolean): Obstacle | undefined {
  const session = useValue(sessionAtom)
  const open = ALWAYS_OPEN.has(row.name)
  const standing = open ? undefined : obstacle(row.access, session)
  const met = useRef(new Set<Obstacle>())

  useEffect(() => {
    if (!open) void start()
  }, [open])

  useEffect(() => {
    if (!visible || standing === undefined) return
    const once = eager && standing !== 'consent' && standing !== 'maintenance'
    const kind = KIND[standing] ?? standing
    if (once && met.current.has(kind)) return
    met.current.add(kind)
    void removeObstacle(standing, { name: row.name, query }, eager)
    // The query belongs to the page instance and never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- query is fixed for the life of a page
  }, [standing, visible, eager, row.name])

  return standing
}
