import { createContext, useContext, useRef } from 'react'

/** Who hears that a text field got or lost the focus: by the field's name, never with what stands in it. */
export interface FieldEvents {
  focused(field: string): void
  left(field: string, changed: boolean): void
}

/** The shell sets it on pages whose fields are followed (specification §7); elsewhere nobody listens. */
export const FieldEventsContext = createContext<FieldEvents | undefined>(undefined)

interface FocusHandlers {
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * Focus handlers of a field that tell the page's listener and then the field's own.
 * @param name undefined: the field is followed by nobody
 */
export function useFieldEvents(
  name: string | undefined,
  value: string,
  own: { readonly [K in keyof FocusHandlers]: FocusHandlers[K] | undefined },
): FocusHandlers {
  const events = useContext(FieldEventsContext)
  const atFocus = useRef<string>()
  return {
    onFocus: () => {
      atFocus.current = value
      if (name !== undefined) events?.focused(name)
      own.onFocus?.()
    },
    onBlur: () => {
      // A field that is left without having been entered was given the focus by the platform: nobody typed.
      if (name !== undefined && atFocus.current !== undefined) events?.left(name, atFocus.current !== value)
      atFocus.current = undefined
      own.onBlur?.()
    },
  }
}
