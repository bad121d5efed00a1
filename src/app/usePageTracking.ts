import { useEffect, useMemo } from 'react'
import type { Route } from '../routes/names'
import { sessionAtom } from '../session/session'
import { useValue } from '../session/store'
import { happened } from '../session/tracking/happenings'
import type { FieldEvents } from '../ui/fieldEvents'

/**
 * Reports when a page is entered and left, and gives the events for its text fields (specification §7). Nothing is
 * recorded of a person who hasn't agreed to the privacy policy.
 * @param shown the page is on top and its gates are passed
 */
export function usePageTracking({ name, followed }: Route, shown: boolean): FieldEvents | undefined {
  const agreed = useValue(sessionAtom).consent === 'given'
  useEffect(
    () => (shown && agreed && followed ? happened.enter({ name, followed }) : undefined),
    [name, followed, shown, agreed],
  )
  return useMemo(
    () =>
      agreed && followed === 'fields'
        ? {
            focused: (field) => happened.focus({ name, followed }, field),
            left: (field, changed) => happened.blur({ name, followed }, field, changed),
          }
        : undefined,
    [name, followed, agreed],
  )
}
