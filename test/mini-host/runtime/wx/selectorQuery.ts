import type * as glassEasel from 'glass-easel'
import { builtInOf } from '../components/builtIn'
import type { HostContext } from '../context'

type EaselElement = glassEasel.Element

/** A page or component as its own code sees it. */
interface Scope {
  readonly _$: glassEasel.GeneralComponent
}

interface Query {
  /** Undefined for the page's visible part. */
  readonly selector: string | undefined
  readonly all: boolean
  readonly scope: Scope | undefined
  readonly fields: Fields
  readonly heard: ((result: unknown) => void) | undefined
}

interface Fields {
  readonly id?: boolean
  readonly dataset?: boolean
  readonly mark?: boolean
  readonly rect?: boolean
  readonly size?: boolean
  readonly scrollOffset?: boolean
  readonly node?: boolean
  readonly properties?: readonly string[]
  readonly computedStyle?: readonly string[]
}

/** Measures in the page's coordinates, without the navigation bar. */
function measure(fields: Fields, page: HTMLElement, node: EaselElement | undefined): object {
  const element = node ? (node.getBackendElement() as unknown as HTMLElement) : page
  const rect = element.getBoundingClientRect()
  const view = page.getBoundingClientRect()
  const builtIn = builtInOf(element)
  const style = fields.computedStyle ? window.getComputedStyle(element) : undefined
  return {
    ...(fields.id && { id: node?.id ?? '' }),
    ...(fields.dataset && { dataset: { ...node?.dataset } }),
    ...(fields.mark && { mark: { ...node?.collectMarks() } }),
    ...(fields.rect && {
      left: rect.left - view.left,
      right: rect.right - view.left,
      top: rect.top - view.top,
      bottom: rect.bottom - view.top,
    }),
    ...(fields.size && { width: rect.width, height: rect.height }),
    ...(fields.scrollOffset && {
      scrollLeft: element.scrollLeft,
      scrollTop: element.scrollTop,
      scrollWidth: element.scrollWidth,
      scrollHeight: element.scrollHeight,
    }),
    ...(fields.node && { node: builtIn?.behaviour?.node?.() ?? null }),
    ...Object.fromEntries((fields.properties ?? []).map((name) => [name, builtIn?.properties[name]])),
    ...Object.fromEntries(
      (fields.computedStyle ?? []).map((name) => [
        name,
        style?.getPropertyValue(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
      ]),
    ),
  }
}

class NodesRef {
  constructor(
    private readonly owner: SelectorQuery,
    private readonly selector: string | undefined,
    private readonly all: boolean,
  ) {}

  fields(fields: Fields, heard?: (result: unknown) => void): SelectorQuery {
    return this.owner.add(this.selector, this.all, fields, heard)
  }

  boundingClientRect(heard?: (result: unknown) => void): SelectorQuery {
    return this.fields({ id: true, dataset: true, rect: true, size: true }, heard)
  }

  scrollOffset(heard?: (result: unknown) => void): SelectorQuery {
    return this.fields({ id: true, dataset: true, scrollOffset: true }, heard)
  }

  node(heard?: (result: unknown) => void): SelectorQuery {
    return this.fields({ node: true }, heard)
  }
}

/** Searches only the page in front, or the page or component given with `in`, as WeChat does. */
export class SelectorQuery {
  private readonly queries: Query[] = []

  constructor(
    private readonly context: HostContext,
    private scope?: Scope,
  ) {}

  in(scope: Scope): this {
    this.scope = scope
    return this
  }

  select(selector: string): NodesRef {
    return new NodesRef(this, selector, false)
  }

  selectAll(selector: string): NodesRef {
    return new NodesRef(this, selector, true)
  }

  selectViewport(): NodesRef {
    return new NodesRef(this, undefined, false)
  }

  add(
    selector: string | undefined,
    all: boolean,
    fields: Fields,
    heard: ((result: unknown) => void) | undefined,
  ): this {
    const scope = this.scope ?? (this.context.pages.top?.instance as unknown as Scope | undefined)
    this.queries.push({ selector, all, scope, fields, heard })
    return this
  }

  exec(done?: (results: unknown[]) => void): this {
    window.setTimeout(() => {
      const results = this.queries.map((query) => {
        const result = this.run(query)
        this.context.errors.guard('selectorQuery', () => query.heard?.(result))
        return result
      })
      this.context.errors.guard('selectorQuery', () => done?.(results))
    })
    return this
  }

  private run({ selector, all, scope, fields }: Query): unknown {
    const page = this.pageOf(scope)
    if (!page) return all ? [] : null
    if (selector === undefined) return measure(fields, page, undefined)
    const root = scope?._$.getShadowRoot()
    if (all) return (root?.querySelectorAll(selector) ?? []).map((node) => measure(fields, page, node))
    const found = root?.querySelector(selector)
    return found ? measure(fields, page, found) : null
  }

  /** The page that contains a component, in front or not. */
  private pageOf(scope: Scope | undefined): HTMLElement | undefined {
    const element = scope?._$.getBackendElement() as unknown as Element | null | undefined
    return element?.closest<HTMLElement>('wx-page') ?? this.context.pages.top?.element
  }
}

export const selectorApi = (context: HostContext): Readonly<Record<string, unknown>> => ({
  createSelectorQuery: () => new SelectorQuery(context),
  createIntersectionObserver: (scope: { createIntersectionObserver(options?: object): unknown }, options?: object) =>
    scope.createIntersectionObserver(options),
})
