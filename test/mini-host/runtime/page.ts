import type { WindowConfig } from '../program'

/** The element of a page's root component, inside the page. */
export const PAGE_ROOT = 'wx-page-root'

/** The object that getCurrentPages() gives the program: the page's own methods and WeChat's fields. */
export interface PageInstance {
  route: string
  __route__: string
  options: Record<string, string>
  data: Record<string, unknown>
  setData(data: object, callback?: () => void): void
  [name: string]: unknown
}

export interface SetDataEntry {
  /** Page path. */
  readonly page: string
  /** ms since the app's start. */
  readonly at: number
  /** Length of the data as JSON in UTF-8 bytes, which WeChat passes between its two threads. */
  readonly bytes: number
}

/** One page of the stack. */
export interface Page {
  readonly path: string
  readonly query: Record<string, string>
  readonly instance: PageInstance
  /** The element in which the page's content scrolls. */
  readonly element: HTMLElement
  readonly view: HTMLElement
  readonly config: WindowConfig
  title: string
  /** wx.hideShareMenu was called. */
  menuHidden: boolean
  /** Runs a page lifetime of every component on the page. */
  tellComponents(name: 'show' | 'hide' | 'resize', detail?: unknown): void
  release(): void
}

/** Splits 'pages/a/index?x=1' into path and query. Values are not decoded, as in WeChat. */
export function splitUrl(url: string): { path: string; query: Record<string, string> } {
  const [path = '', search = ''] = url.split('?')
  const pairs = search.split('#')[0]?.split('&').filter(Boolean) ?? []
  const query = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
  return { path, query }
}

/** The channel between two pages: navigateTo's `events` on one side, getOpenerEventChannel() on the other. */
export class EventChannel {
  private readonly listeners = new Map<string, ((...details: unknown[]) => void)[]>()
  other: EventChannel | undefined

  on = (name: string, listener: (...details: unknown[]) => void): void => {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
  }

  once = (name: string, listener: (...details: unknown[]) => void): void => {
    const once = (...details: unknown[]): void => {
      this.off(name, once)
      listener(...details)
    }
    this.on(name, once)
  }

  off = (name: string, listener?: (...details: unknown[]) => void): void => {
    this.listeners.set(name, listener ? (this.listeners.get(name) ?? []).filter((known) => known !== listener) : [])
  }

  emit = (name: string, ...details: unknown[]): void => {
    for (const listener of this.other?.listeners.get(name) ?? []) listener(...details)
  }
}
