import { trimSlashes } from '../program'
import type { TabItem } from '../program'

/** CSS pixels. */
export const TAB_BAR_HEIGHT = 50

/** The bar under every tab page. The shown page's item is selected, however the page was opened. */
export class TabBar {
  readonly element = document.createElement('wx-tab-bar')
  private readonly items = new Map<string, HTMLElement>()
  private select: (path: string) => void = () => undefined

  constructor(list: readonly TabItem[]) {
    this.element.setAttribute('role', 'tablist')
    for (const { pagePath, text } of list) {
      const path = trimSlashes(pagePath)
      const item = document.createElement('button')
      item.setAttribute('role', 'tab')
      item.textContent = text
      item.addEventListener('click', () => this.select(path))
      this.items.set(path, item)
      this.element.append(item)
    }
    this.element.hidden = true
  }

  onSelect(work: (path: string) => void): void {
    this.select = work
  }

  get shown(): boolean {
    return !this.element.hidden
  }

  show(path: string): void {
    this.element.hidden = !this.items.has(path)
    for (const [known, item] of this.items) item.setAttribute('aria-selected', String(known === path))
  }
}
