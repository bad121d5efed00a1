import { createContext, useContext, useRef } from 'react'

/** Hears that a text field got or lost the focus: with the field's name, never with its content. */
export interface FieldEvents {
  focused(field: string): void
  left(field: string, changed: boolean): void
}

/** The shell sets it on pages whose fields are followed (specification §7); elsewhere it is undefined. */
export const FieldEventsContext = createContext<FieldEvents | undefined>(undefined)

interface FocusHandlers {
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * Focus handlers of a field that call the page's listener and then the field's own.
 * @param name undefined: the field isn't followed
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
      // A blur without a focus event means that the platform gave the focus; nobody typed.
      if (name !== undefined && atFocus.current !== undefined) events?.left(name, atFocus.current !== value)
      atFocus.current = undefined
      own.onBlur?.()
    },
  }
}
