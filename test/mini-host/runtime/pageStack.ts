import type { AssociatedBackend, CodeSpace } from 'glass-easel-miniprogram-adapter'
import { pagesOf, trimSlashes } from '../program'
import type { Program } from '../program'
import type { ErrorLog } from './errors'
import type { Loader } from './loader'
import { EventChannel, PAGE_ROOT, splitUrl } from './page'
import type { Page, PageInstance } from './page'
import { PageLife } from './pageLife'
import type { ResizeDetail } from './pageLife'
import type { Screen } from './screen'
import { WxFailure } from './wx/calls'

/** WeChat keeps at most ten pages. */
export const PAGE_LIMIT = 10

export interface PageStackOptions {
  readonly program: Program
  readonly space: CodeSpace
  readonly backend: AssociatedBackend
  readonly loader: Loader
  readonly screen: Screen
  readonly errors: ErrorLog
}

/** The page stack with WeChat's rules and its order of lifecycle calls. Navigations run one at a time; others wait. */
export class PageStack {
  private readonly pages: Page[] = []
  /** Tab pages that were left for another tab: they are kept, hidden, and are not part of the stack. */
  private readonly kept = new Map<string, Page>()
  private readonly life: PageLife
  private queue: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: PageStackOptions) {
    this.life = new PageLife(options.errors)
    options.screen.onBack(() => void this.navigateBack(1).catch(() => undefined))
    options.screen.onTab((path) => void this.switchTab(`/${path}`).catch(() => undefined))
  }

  get all(): readonly Page[] {
    return this.pages
  }

  get top(): Page | undefined {
    return this.pages[this.pages.length - 1]
  }

  /** Opens a page over the current one. Throws WxFailure above ten pages, and for tab pages and unknown ones. */
  navigateTo(
    url: string,
    events: Readonly<Record<string, (...details: unknown[]) => void>> = {},
  ): Promise<{ eventChannel: EventChannel }> {
    return this.next(async () => {
      const { path, query } = this.target(url)
      if (this.isTab(path)) throw new WxFailure('can not navigateTo a tabbar page')
      if (this.pages.length >= PAGE_LIMIT) throw new WxFailure('webview count limit exceed')
      await this.options.loader.preparePage(path)
      const [mine, theirs] = [new EventChannel(), new EventChannel()]
      mine.other = theirs
      theirs.other = mine
      for (const [name, listener] of Object.entries(events)) mine.on(name, listener)
      this.hideTop()
      this.open(path, query, theirs)
      return { eventChannel: mine }
    })
  }

  redirectTo(url: string): Promise<void> {
    return this.next(async () => {
      const { path, query } = this.target(url)
      if (this.isTab(path)) throw new WxFailure('can not redirectTo a tabbar page')
      await this.options.loader.preparePage(path)
      this.close()
      this.open(path, query)
    })
  }

  reLaunch(url: string): Promise<void> {
    return this.next(() => this.restart(this.target(url)))
  }

  /**
   * Shows a tab page, in its former state if it has been open before. Other pages close; the tab that was left is kept,
   * hidden.
   */
  switchTab(url: string): Promise<void> {
    return this.next(async () => {
      const { path } = this.target(url)
      if (!this.isTab(path)) throw new WxFailure('can not switch to no-tabBar page')
      await this.options.loader.preparePage(path)
      const { top } = this
      if (top?.path === path) return
      if (top && this.isTab(top.path)) this.hideTop()
      while (this.pages.length > 0) this.keepOrClose()
      const kept = this.kept.get(path)
      if (!kept) return this.open(path, {})
      this.kept.delete(path)
      this.pages.push(kept)
      this.showTop()
    })
  }

  /** Closes `delta` pages, but never the first. */
  navigateBack(delta: number): Promise<void> {
    return this.next(async () => {
      if (this.pages.length <= 1) throw new WxFailure('cannot navigate back at first page.')
      for (let closed = 0; closed < delta && this.pages.length > 1; closed += 1) this.close()
      this.showTop()
    })
  }

  /** The app goes to the background or comes back; only the top page is told. */
  appVisible(visible: boolean): void {
    if (!this.top) return
    if (visible) this.life.show(this.top)
    else this.life.hide(this.top)
  }

  /** Hides or shows the share menu of the page on top. */
  hideMenu(hidden: boolean): void {
    if (this.top) this.top.menuHidden = hidden
  }

  /** The window's size has changed; the top page is told if it may be turned. */
  resized(detail: ResizeDetail): void {
    const { top } = this
    if (top && (top.config.pageOrientation === 'auto' || this.options.program.app.resizable))
      this.life.resize(top, detail)
  }

  /** Calls a lifecycle function of a page, if it has it. */
  lifecycle(page: Page | undefined, name: string, detail?: unknown): unknown {
    return this.life.call(page, name, detail)
  }

  has(path: string): boolean {
    return pagesOf(this.options.program.app).includes(path)
  }

  private next<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work)
    this.queue = result.catch(() => undefined)
    return result
  }

  private async restart({ path, query }: { path: string; query: Record<string, string> }): Promise<void> {
    await this.options.loader.preparePage(path)
    while (this.pages.length > 0) this.close()
    for (const page of this.kept.values()) this.end(page)
    this.kept.clear()
    this.open(path, query)
  }

  private target(url: string): { path: string; query: Record<string, string> } {
    const { path, query } = splitUrl(url)
    const absolute = path.startsWith('/') || !this.top ? trimSlashes(path) : this.relative(path)
    if (!this.has(absolute)) throw new WxFailure(`page "${absolute}" is not found`)
    return { path: absolute, query }
  }

  private relative(path: string): string {
    const parts = (this.top?.path ?? '').split('/').slice(0, -1)
    for (const part of path.split('/')) {
      if (part === '..') parts.pop()
      else if (part !== '.') parts.push(part)
    }
    return parts.join('/')
  }

  private isTab(path: string): boolean {
    return this.options.program.app.tabBar?.list.some(({ pagePath }) => trimSlashes(pagePath) === path) ?? false
  }

  private hideTop(): void {
    const { top } = this
    if (!top) return
    this.life.hide(top)
    this.options.screen.hide(top)
  }

  private showTop(): void {
    const { top } = this
    if (!top) return
    this.options.screen.show(top, this.pages.length > 1)
    this.life.show(top)
  }

  private keepOrClose(): void {
    const { top } = this
    if (!top || !this.isTab(top.path)) return this.close()
    this.pages.pop()
    this.kept.set(top.path, top)
  }

  private close(): void {
    const page = this.pages.pop()
    if (page) this.end(page)
  }

  private end(page: Page): void {
    this.life.call(page, 'onUnload')
    page.release()
    this.options.screen.remove(page)
  }

  private open(path: string, query: Record<string, string>, channel = new EventChannel()): void {
    const { backend, space, screen, program } = this.options
    const config = { ...program.app.window, ...program.configs[path] }
    const { view, element, placeholder } = screen.create(path, config)
    const root = backend.createRoot(PAGE_ROOT, space, `/${path}`)
    const instance = root.get() as unknown as PageInstance
    Object.assign(instance, { route: path, __route__: path, options: query, getOpenerEventChannel: () => channel })
    const page: Page = {
      path,
      query,
      instance,
      element,
      view,
      config,
      title: config.navigationBarTitleText ?? '',
      menuHidden: false,
      tellComponents: (name, detail) =>
        root.getComponent().triggerPageLifetime(name, detail === undefined ? [] : [detail]),
      release: () => root.release(),
    }
    this.pages.push(page)
    screen.show(page, this.pages.length > 1)
    root.attach(element as never, placeholder as never)
    this.life.call(page, 'onLoad', query)
    this.life.show(page)
    // onReady follows the first drawing of the page.
    window.setTimeout(() => this.pages.includes(page) && this.life.call(page, 'onReady'))
    this.watchScroll(page)
  }

  private watchScroll(page: Page): void {
    const distance = page.config.onReachBottomDistance ?? 50
    let atBottom = false
    page.element.addEventListener('scroll', () => {
      const { scrollTop, scrollHeight, clientHeight } = page.element
      this.life.call(page, 'onPageScroll', { scrollTop })
      const near = scrollHeight - clientHeight - scrollTop <= distance
      if (near && !atBottom) this.life.call(page, 'onReachBottom')
      atBottom = near
    })
  }
}
