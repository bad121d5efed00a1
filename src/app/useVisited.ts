import { useEffect, useRef } from 'react'
import type { RouteName } from '../routes/link'
import { sessionAtom } from '../session/session'
import { useValue } from '../session/store'
import { visited } from '../session/visits'

/**
 * Counts that a route is entered: once each time it comes on top and its page is drawn, and only for people who have
 * agreed to the privacy policy.
 * @param visible the page is on top
 * @param drawn its own content is shown, not a gate's
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
