import controls from '../platform/controls'
import type { ControlProps, Role } from '../platform/controls'

/** Spread on a component to say what it is to a screen reader; each platform has its own attribute for it. */
export const role = (name: Role): ControlProps => controls.role(name)
