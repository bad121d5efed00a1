import type { ControlProps } from '../controls/types'

/** Follows a finger or a mouse over a drawing that is read from left to right, while the page can still be scrolled. */
export interface Tracing {
  /** @param onAt gets how far from the viewport's left edge it is, in CSS pixels, and whether the touch begins there */
  readonly handlers: (onAt: (x: number, begins: boolean) => void) => ControlProps
}
