import controls from '../platform/controls'
import type { ControlProps, Role } from '../platform/controls'

/** Props that give a component a role for screen readers; each platform has its own attribute. */
export const role = (name: Role): ControlProps => controls.role(name)
