import type { AppConfig, ThemeValues, WindowConfig } from '../program'
import { HOST_STYLE } from './appearance'
import type { Overlay } from './overlay'
import type { Page } from './page'
import type { StyleSheets } from './styleSheets'
import { TAB_BAR_HEIGHT, TabBar } from './tabBar'

const BAR_HEIGHT = 44

const make = (name: string): HTMLElement => document.createElement(name)

/** The phone's screen: navigation bar, the pages of the stack, tab bar, and what WeChat draws over them. */
export class Screen {
  private readonly element = make('wx-screen')
  private readonly bar = make('wx-bar')
  private readonly title = make('span')
  private readonly back = make('button')
  private readonly stack = make('wx-stack')
  private readonly tabs: TabBar
  private shown: Page | undefined
  theme: 'light' | 'dark' = 'light'

  constructor(
    overlay: Overlay,
    private readonly themes: ThemeValues,
    app: AppConfig,
    private readonly styles: StyleSheets,
  ) {
    const style = make('style')
    style.textContent = HOST_STYLE
    document.head.append(style)
    this.back.setAttribute('aria-label', '返回')
    this.back.textContent = '‹'
    this.bar.append(this.back, this.title, make('i'))
    // A program with a custom tab bar gets none.
    this.tabs = new TabBar((!app.tabBar?.custom && app.tabBar?.list) || [])
    this.element.append(this.bar, this.stack, this.tabs.element)
    document.body.append(this.element, overlay.layer)
  }

  onBack(work: () => void): void {
    this.back.addEventListener('click', work)
  }

  /** Calls back with the path of the tab page whose item was tapped. */
  onTab(work: (path: string) => void): void {
    this.tabs.onSelect(work)
  }

  /** The tab bar, where it is shown. */
  get tabBar(): Element | undefined {
    return this.tabs.shown ? this.tabs.element : undefined
  }

  create(path: string, config: WindowConfig): { view: HTMLElement; element: HTMLElement; placeholder: HTMLElement } {
    const view = make('wx-webview')
    const element = make('wx-page')
    const placeholder = make('div')
    element.dataset.path = path
    if (config.disableScroll) element.dataset.fixed = ''
    element.append(placeholder)
    view.append(element)
    this.stack.append(view)
    return { view, element, placeholder }
  }

  show(page: Page, canGoBack: boolean): void {
    this.shown = page
    page.view.hidden = false
    this.styles.show(page.path)
    this.back.hidden = !canGoBack
    this.tabs.show(page.path)
    this.draw()
  }

  hide(page: Page): void {
    page.view.hidden = true
  }

  remove(page: Page): void {
    page.view.remove()
  }

  setTitle(page: Page, title: string): void {
    page.title = title
    this.draw()
  }

  setBarColors(front: string, background: string): void {
    this.bar.style.color = front
    this.bar.style.background = background
  }

  /** A configuration value; '@name' is looked up in the theme file. */
  themed(value: string | undefined): string | undefined {
    return value?.startsWith('@') ? this.themes[this.theme]?.[value.slice(1)] : value
  }

  draw(): void {
    const { shown: page } = this
    if (!page) return
    const custom = page.config.navigationStyle === 'custom'
    this.bar.hidden = custom
    this.element.style.setProperty('--wx-bars', `${this.barsHeight}px`)
    this.title.textContent = page.title
    this.setBarColors(
      this.themed(page.config.navigationBarTextStyle) === 'white' ? '#fff' : '#000',
      this.themed(page.config.navigationBarBackgroundColor) ?? '#000',
    )
    page.view.style.background = this.themed(page.config.backgroundColor) ?? '#fff'
  }

  setFontScale(scale: number): void {
    this.element.style.setProperty('--wx-font-scale', String(scale))
  }

  private get barsHeight(): number {
    return (this.bar.hidden ? 0 : BAR_HEIGHT) + (this.tabs.shown ? TAB_BAR_HEIGHT : 0)
  }

  /** Height of the page in CSS pixels, without navigation bar and tab bar. */
  get pageHeight(): number {
    return window.innerHeight - this.barsHeight
  }
}
