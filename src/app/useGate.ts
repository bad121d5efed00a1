import { useEffect, useRef } from 'react'
import type { Query, Route } from '../routes/names'
import { obstacle } from '../session/gate'
import type { Obstacle } from '../session/gate'
import { sessionAtom, start } from '../session/session'
import { useValue } from '../session/store'
import { removeObstacle } from './entry'

/** The way to an account, wherever it begins: who leaves it to look round isn't sent back from every tab. */
const TO_ACCOUNT: readonly Obstacle[] = ['register', 'openAccount', 'sync']

/** The session that was shown the way to an account. */
let shownTo: string | undefined

/**
 * Watches what stands between the person and a page that is on top, and takes it out of the way. A page that is
 * useful meanwhile (`eager`) is left in place, and an obstacle it has met once isn't forced on the person again.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- query is fixed for the life of a page
  }, [standing, visible, eager, row.name, token])

  return standing
}
