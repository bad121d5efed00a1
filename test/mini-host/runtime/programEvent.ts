import type * as glassEasel from 'glass-easel'
import type { TouchPoint } from './touches'

type ShadowedEvent = glassEasel.ShadowedEvent<unknown>
type Handler = (event: unknown) => unknown

/** What a handler is told about an element: the event's origin, or the one it is bound to. */
export interface EventTargetFields {
  readonly id: string
  readonly dataset: Readonly<Record<string, unknown>>
  /** CSS pixels from the page's corner, or from the positioned element around it. */
  readonly offsetLeft: number
  readonly offsetTop: number
}

/** A page handler's event object: only data, because it comes from the other thread. */
export interface ProgramEvent {
  readonly type: string
  readonly timeStamp: number
  readonly detail: unknown
  readonly mark: Readonly<Record<string, unknown>>
  readonly target: EventTargetFields
  readonly currentTarget: EventTargetFields
  readonly touches?: readonly TouchPoint[]
  readonly changedTouches?: readonly TouchPoint[]
}

/** The element of an event; for a component glass-easel gives the component's `this` instead. */
const elementOf = (target: glassEasel.Element): glassEasel.Element =>
  (target as unknown as { readonly _$?: glassEasel.Element })._$ ?? target

function targetFields(target: glassEasel.Element): EventTargetFields {
  const element = elementOf(target)
  const drawn = element.getBackendElement() as unknown as Partial<HTMLElement> | null
  return {
    id: element.id,
    dataset: { ...element.dataset },
    offsetLeft: drawn?.offsetLeft ?? 0,
    offsetTop: drawn?.offsetTop ?? 0,
  }
}

export const programEvent = (event: ShadowedEvent): ProgramEvent => ({
  type: event.type,
  timeStamp: event.timeStamp,
  detail: event.detail,
  mark: { ...event.mark },
  target: targetFields(event.target),
  currentTarget: targetFields(event.currentTarget),
  ...event.extraFields,
})

/** A template compiled by glass-easel: a function that draws with the given wrapper. */
interface Wrapper {
  setEventListenerWrapper(wrapper: (caller: unknown, event: ShadowedEvent, handler: Handler) => unknown): void
}
type Draw = (wrapper: Wrapper, ...details: unknown[]) => unknown

/** A compiled template whose handlers get the program's events in place of glass-easel's. */
export const withProgramEvents =
  (content: (name: string) => unknown) =>
  (name: string): Draw | undefined => {
    const draw = content(name) as Draw | undefined
    return (
      draw &&
      ((wrapper, ...details) => {
        // A template that uses WXS sets its own wrapper, so this one is set afterwards.
        const drawn = draw(wrapper, ...details)
        wrapper.setEventListenerWrapper((caller, event, handler) => handler.call(caller, programEvent(event)))
        return drawn
      })
    )
  }
