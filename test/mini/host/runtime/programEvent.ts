import type * as glassEasel from 'glass-easel'
import type { TouchPoint } from './touches'

type ShadowedEvent = glassEasel.ShadowedEvent<unknown>
type Handler = (event: unknown) => unknown

/** What a handler learns of the element an event came from, or of the one it is bound to. */
export interface EventTargetFields {
  readonly id: string
  readonly dataset: Readonly<Record<string, unknown>>
  /** CSS pixels from the page's corner, or from the positioned element it stands in. */
  readonly offsetLeft: number
  readonly offsetTop: number
}

/** The event object of a page's handler: data only, for it comes from the other thread. */
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

/** The element of an event, which glass-easel gives as its component's `this` where it is a component. */
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

/** What glass-easel's compiler makes of one template: a function that draws with the wrapper it is given. */
interface Wrapper {
  setEventListenerWrapper(wrapper: (caller: unknown, event: ShadowedEvent, handler: Handler) => unknown): void
}
type Draw = (wrapper: Wrapper, ...details: unknown[]) => unknown

/** A compiled template whose handlers get the program's events instead of glass-easel's. */
export const withProgramEvents =
  (content: (name: string) => unknown) =>
  (name: string): Draw | undefined => {
    const draw = content(name) as Draw | undefined
    return (
      draw &&
      ((wrapper, ...details) => {
        // A template that uses WXS sets a wrapper of its own, so this one comes afterwards.
        const drawn = draw(wrapper, ...details)
        wrapper.setEventListenerWrapper((caller, event, handler) => handler.call(caller, programEvent(event)))
        return drawn
      })
    )
  }
