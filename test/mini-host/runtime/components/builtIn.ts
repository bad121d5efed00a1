import * as glassEasel from 'glass-easel'
import { ELEMENTS } from '../elements'
import type { BuiltInName } from '../elements'
import { cssLengths } from '../units'
import type { ComponentContext } from '../componentContext'

export type PropertyValue = unknown

/** The behaviour of a built-in component besides being an element with properties. */
export interface Behaviour {
  /** Called when a property has changed. */
  update?(name: string, value: PropertyValue): void
  /** The value a form submits under the component's name. */
  value?(): unknown
  /** Resets it to its initial value, with its form. */
  reset?(): void
  /** What a tap on its label does. */
  activate?(): void
  /** The result of SelectorQuery's node(). */
  node?(): unknown
}

/** One of WeChat's components: its properties with their defaults, which also give their types, and its behaviour. */
export interface BuiltIn {
  readonly properties: Readonly<Record<string, PropertyValue>>
  connect?(host: BuiltInHost): Behaviour | void
}

export interface TriggerOptions {
  readonly bubbles?: boolean
  /** Gets the result of each of the page's handlers. */
  readonly answered?: (answer: unknown) => void
}

/** One instance: the DOM element, the node of the component tree, and the properties as WeChat would type them. */
export interface BuiltInHost {
  readonly name: string
  readonly element: HTMLElement
  readonly context: ComponentContext
  readonly properties: Record<string, PropertyValue>
  node: glassEasel.Element
  behaviour?: Behaviour
  /** Sends the component's own event; only touch events and a few others bubble. */
  trigger(event: string, detail: object, options?: TriggerOptions): void
  /** Calls back on every tap that reaches the component. */
  onTap(work: () => void): void
}

/** Converts an attribute to the property's type, as WeChat does; undefined gives the default. */
export function typed(value: unknown, fallback: PropertyValue): PropertyValue {
  if (value === undefined) return fallback
  if (typeof fallback === 'boolean') return Boolean(value)
  if (typeof fallback === 'number') return Number.isFinite(Number(value)) ? Number(value) : fallback
  if (typeof fallback === 'string') return value === null ? '' : String(value)
  return value
}

const instances = new WeakMap<Element, BuiltInHost>()

/** The built-in component of an element, if it has one. */
export const builtInOf = (element: Element): BuiltInHost | undefined => instances.get(element)

export const behaviourOf = (element: Element): Behaviour | undefined => instances.get(element)?.behaviour

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const passesThrough = (name: string): boolean => name.startsWith('aria-') || name === 'role' || name === 'class'

/** Makes the element of a built-in component. glass-easel writes attributes as text; here they become properties. */
export function createBuiltIn(name: string, builtIn: BuiltIn, context: ComponentContext): BuiltInHost {
  const element = document.createElement(ELEMENTS[name as BuiltInName])
  const setAttribute = element.setAttribute.bind(element)
  const removeAttribute = element.removeAttribute.bind(element)
  const host: BuiltInHost = {
    name,
    element,
    context,
    properties: { ...builtIn.properties },
    node: undefined as unknown as glassEasel.Element,
    trigger: (event, detail, { bubbles = false, answered } = {}) => {
      glassEasel.triggerEvent(host.node, event, detail, {
        bubbles,
        composed: true,
        ...(answered && {
          handleListenerReturn: (answer) => {
            answered(answer)
            return answer !== false
          },
        }),
      })
    },
    onTap: (work) => host.node.addListener('tap', work),
  }
  const write = (attribute: string, text: string): void => {
    if (attribute === 'style') return setAttribute('style', cssLengths(text))
    const raw = host.node?.getAttribute(attribute)
    if (attribute === 'hidden') return setDomAttribute(element, 'hidden', Boolean(raw) && '')
    if (passesThrough(attribute)) {
      // WeChat's aria-role is HTML's role.
      const name = attribute === 'aria-role' ? 'role' : attribute
      if ((raw === undefined || raw === '') && attribute !== 'class') return removeAttribute(name)
      return setAttribute(name, text)
    }
    const property = camel(attribute)
    if (!(property in builtIn.properties)) return
    const value = typed(raw, builtIn.properties[property])
    if (Object.is(value, host.properties[property])) return
    host.properties[property] = value
    host.behaviour?.update?.(property, value)
  }
  instances.set(element, host)
  element.setAttribute = write
  element.removeAttribute = (attribute) =>
    passesThrough(attribute) ? removeAttribute(attribute) : write(attribute, '')
  return host
}

/** The attribute setter of the DOM itself, for components that write their own. */
export const setDomAttribute = (element: Element, name: string, value: string | false): void => {
  if (value === false) Element.prototype.removeAttribute.call(element, name)
  else Element.prototype.setAttribute.call(element, name, value)
}
