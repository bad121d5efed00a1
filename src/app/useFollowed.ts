import { useEffect, useMemo } from 'react'
import type { RouteName } from '../routes/link'
import { sessionAtom } from '../session/session'
import { useValue } from '../session/store'
import { followsFields, happened } from '../session/tracking/happenings'
import type { FieldEvents } from '../ui/fieldEvents'

/**
 * Reports that a page is entered and left, and hears its text fields (specification §7). Nothing is noted of somebody who
 * hasn't agreed to the privacy policy.
 * @param shown the page is on top and its gates are passed
 */
export function useFollowed(name: RouteName, shown: boolean): FieldEvents | undefined {
  const agreed = useValue(sessionAtom).consent === 'given'
  useEffect(() => (shown && agreed ? happened.enter(name) : undefined), [name, shown, agreed])
  return useMemo(
    () =>
      agreed && followsFields(name)
        ? {
            focused: (field) => happened.focus(name, field),
            left: (field, changed) => happened.blur(name, field, changed),
          }
        : undefined,
    [name, agreed],
  )
}
