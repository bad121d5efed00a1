import type { TrackedEvent } from '@/contract/tracking/trackEvents'
import type { Happening } from './happenings'
import { isToldField } from './fields'

/** What every event contains besides what happened (specification §7). */
export interface EventContext {
  /** The tracking session's generated id, not the bank's. */
  readonly sessionId: string
  readonly channel: TrackedEvent['channel']
  /** As the bank shows it; only a masked number is sent. */
  readonly phone: string | undefined
}

const MASKED_PHONE = /^1\d{2}\*{4}\d{4}$/
/** A route name with three digits in a row is refused, because it could contain a personal number. */
const PAGE = /^\/(?!\w*\d{3})[A-Za-z]\w{0,62}$/

/** The analytics service's name for a happening; undefined when it isn't followed. */
function nameOf({ kind, followed }: Happening): TrackedEvent['name'] | undefined {
  if (followed !== 'fields') {
    const [enter, leave] =
      followed === 'setPassword'
        ? (['setPasswordEnter', 'setPasswordLeave'] as const)
        : (['changePasswordEnter', 'changePasswordLeave'] as const)
    return kind === 'enter' ? enter : kind === 'leave' ? leave : undefined
  }
  if (kind === 'leave') return undefined
  return kind === 'enter' ? 'pageEnter' : kind === 'submit' ? 'infoSubmit' : kind
}

/**
 * The event of a happening: session id, channel, scenario, phone and time, for `blur` also how long the field had the
 * focus and whether its value changed (specification §7), and the page and field. It has no other fields.
 * @param focusTime milliseconds, for a blur
 * @returns undefined when it isn't followed
 */
export function trackedEvent(happening: Happening, context: EventContext, focusTime = 0): TrackedEvent | undefined {
  const name = nameOf(happening)
  if (name === undefined || !PAGE.test(happening.page)) return undefined
  const { sessionId, channel, phone } = context
  const event: TrackedEvent = {
    name,
    sessionId,
    channel,
    scenario: 'open_account',
    ...(phone !== undefined && MASKED_PHONE.test(phone) && { phone }),
    at: happening.at,
    page: happening.page,
  }
  if (happening.kind !== 'focus' && happening.kind !== 'blur') return event
  const { field } = happening
  if (!isToldField(field)) return undefined
  if (happening.kind === 'focus') return { ...event, field }
  return { ...event, field, focusTime: Math.max(0, Math.round(focusTime)), changed: happening.changed }
}
