import { useEffect, useRef } from 'react'
import type { RouteName } from '../routes/link'
import { sessionAtom } from '../session/session'
import { useValue } from '../session/store'
import { visited } from '../session/visits'

/**
 * Counts that a route is entered: once each time it comes on top, when its page is there to be seen, and nobody who
 * hasn't agreed to the privacy policy.
 * @param visible the page is on top
 * @param drawn its own content is shown, and no gate in its place
 */
export function useVisited(name: RouteName, visible: boolean, drawn: boolean): void {
  const agreed = useValue(sessionAtom).consent === 'given'
  const counted = useRef(false)
  useEffect(() => {
    if (!visible) counted.current = false
    else if (drawn && agreed && !counted.current) {
      counted.current = true
      visited(name)
    }
  }, [name, visible, drawn, agreed])
}
