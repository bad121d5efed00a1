import { useEffect } from 'react'
import { go } from '@/app/navigate'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { registrationObstacle } from '@/session/gate'
import type { Obstacle } from '@/session/gate'
import { recheckSession, session, sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'

/** Where somebody without an account here gets one, or takes over the one they have. */
const WAYS: Readonly<Partial<Record<Obstacle, () => Link>>> = {
  register: () => link('/VerifiedPhone'),
  sync: () => link('/syncaccount'),
  openAccount: () => link('/OpenMiddle'),
}

/** The way to an account; undefined for who has one, and while nobody knows. */
function wayToAccount(): Link | undefined {
  const standing = session().visitor && registrationObstacle(session())
  return standing && WAYS[standing]?.()
}

/**
 * A gesture belongs to an account: who opens its page by a link without having one is led to one, once the bank has said that
 * none was opened meanwhile. Where they were going is kept.
 */
export function useAccountFirst(): void {
  useValue(sessionAtom)
  const lacks = wayToAccount()?.name
  useEffect(() => {
    if (lacks === undefined) return undefined
    let here = true
    void recheckSession().then(() => {
      const way = wayToAccount()
      if (here && way) go(way, { replace: true })
    })
    return () => {
      here = false
    }
  }, [lacks])
}
