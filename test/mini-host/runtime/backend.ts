import * as glassEasel from 'glass-easel'
import { builtInOf, createBuiltIn } from './components/builtIn'
import { BUILT_INS } from './components/registry'
import type { HostContext } from './context'
import { PAGE_ROOT } from './page'
import { TouchSource } from './touches'
import type { PageFrame, TouchEventFields } from './touches'

type EaselElement = glassEasel.Element
/** glass-easel's type of a DOM element. */
type BackendElement = Parameters<glassEasel.CurrentWindowBackendContext['associateValue']>[0]

/** DOM events that pages get unchanged; all others come from fingers and from the built-in components. */
const MOVEMENT_EVENTS = ['animationstart', 'animationiteration', 'animationend', 'transitionend'] as const

const easelElementOf = (target: EventTarget | null): EaselElement | undefined => {
  let node = target as (Node & { __wxElement?: EaselElement }) | null
  while (node && !node.__wxElement) node = node.parentNode
  return node?.__wxElement
}

const listensTo = (element: EaselElement, name: string): boolean => {
  const { _$eventTarget: target } = element as unknown as {
    _$eventTarget?: { listeners: Record<string, unknown>; captureListeners: Record<string, unknown> | null }
  }
  return target?.listeners[name] !== undefined || target?.captureListeners?.[name] !== undefined
}

/** Whether tapping the element does something: the page has bound a tap listener to it. */
export const isTappable = (element: Element): boolean => {
  const node = (element as { __wxElement?: EaselElement }).__wxElement
  return node !== undefined && listensTo(node, 'tap')
}

/** The host's document for glass-easel: with WeChat's components in place of HTML elements. */
export class MiniProgramBackend extends glassEasel.CurrentWindowBackendContext {
  private readonly ownComponents: ReadonlySet<string>

  constructor(private readonly context: HostContext) {
    super()
    const { app, configs } = context.program
    const using = [app, ...Object.values(configs)].flatMap(({ usingComponents = {} }) => Object.keys(usingComponents))
    this.ownComponents = new Set([...using, PAGE_ROOT])
    this.document = {
      createElement: (name) => this.createElement(name) as unknown as BackendElement,
      createTextNode: (text) => document.createTextNode(text) as unknown as BackendElement,
      createDocumentFragment: () => document.createDocumentFragment() as unknown as BackendElement,
    }
    const wantsLongPress = (target: EventTarget | null): boolean => {
      for (let node = target as Element | null; node; node = node.parentElement) {
        const element = (node as { __wxElement?: EaselElement }).__wxElement
        if (element && (listensTo(element, 'longpress') || listensTo(element, 'longtap'))) return true
      }
      return false
    }
    new TouchSource(
      (...event) => this.dispatch(...event),
      wantsLongPress,
      () => this.frame(),
    ).attach(document)
    for (const type of MOVEMENT_EVENTS) document.addEventListener(type, ({ target }) => this.dispatch(target, type, {}))
  }

  private frame(): PageFrame {
    const page = this.context.pages.top?.element
    const { left, top } = page?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { left, top, scrollLeft: page?.scrollLeft ?? 0, scrollTop: page?.scrollTop ?? 0 }
  }

  private createElement(name: string): HTMLElement {
    const builtIn = BUILT_INS[name as keyof typeof BUILT_INS]
    if (builtIn) return createBuiltIn(name, builtIn, this.context).element
    // The program's own components get an element with the name the program gave them.
    if (this.ownComponents.has(name)) return document.createElement(name)
    const error = new Error(`<${name}> is not a component this host knows`)
    this.context.errors.record('render', error)
    throw error
  }

  override associateValue(element: BackendElement, node: EaselElement): void {
    super.associateValue(element, node)
    const host = builtInOf(element as unknown as Element)
    if (!host) return
    host.node = node
    const behaviour = BUILT_INS[host.name as keyof typeof BUILT_INS].connect?.(host)
    if (behaviour) host.behaviour = behaviour
  }

  /** glass-easel adds no listeners: the host listens to the DOM and informs the component tree. */
  override setListenerStats(): void {}

  private dispatch(target: EventTarget | null, type: string, detail: object, fields?: TouchEventFields): boolean {
    const node = easelElementOf(target)
    if (!node) return false
    // A disabled button ignores taps: neither it nor the elements around it get them.
    if (type === 'tap' && (target as Element).closest?.('button[disabled]')) return false
    const event = new glassEasel.Event(type, detail, {
      bubbles: true,
      composed: true,
      capturePhase: true,
      ...(fields && { extraFields: { ...fields } }),
    })
    glassEasel.Event.dispatchEvent(node, event)
    return event.defaultPrevented()
  }
}
