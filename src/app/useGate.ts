import { useEffect, useRef } from 'react'
import type { Route } from '../routes/names'
import type { Query } from '../routes/queryOf'
import { obstacle } from '../session/gate'
import type { Obstacle } from '../session/gate'
import { sessionAtom, start } from '../session/session'
import { useValue } from '../session/store'
import { removeObstacle } from './entry'

/** The obstacles on the way to an account: a person who leaves it to look around isn't sent back there by every tab. */
const TO_ACCOUNT: readonly Obstacle[] = ['register', 'openAccount', 'sync']

/** The token of the session that has been sent to them. */
let shownTo: string | undefined

/**
 * Watches the obstacle between the person and a page that is on top, and leads to what removes it. A page that is useful
 * meanwhile (`eager`) is kept, and there the person isn't sent twice to the same obstacle.
 */
export function useGate(row: Route, query: Query, visible: boolean, eager: boolean): Obstacle | undefined {
  const session = useValue(sessionAtom)
  const { token } = session
  const open = row.gate === 'open'
  const standing = open ? undefined : obstacle(row.access, session)
  const met = useRef(new Set<Obstacle>())

  useEffect(() => {
    if (!open) void start()
  }, [open])

  useEffect(() => {
    if (!visible || standing === undefined) return
    const once = eager && standing !== 'consent' && standing !== 'maintenance'
    const toAccount = TO_ACCOUNT.includes(standing)
    if (once && (met.current.has(standing) || (toAccount && shownTo === token))) return
    met.current.add(standing)
    if (toAccount) shownTo = token
    void removeObstacle(standing, { name: row.name, query }, eager)
    // The query belongs to the page instance and never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- query is fixed for the life of a page
  }, [standing, visible, eager, row.name, token])

  return standing
}
