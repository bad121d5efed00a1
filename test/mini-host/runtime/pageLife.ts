import type { ErrorLog } from './errors'
import type { Page } from './page'

/** The size that WeChat passes to resize, CSS pixels. */
export interface ResizeDetail {
  readonly size: { readonly windowWidth: number; readonly windowHeight: number }
}

/** Tells pages and their components about their lifecycle, in WeChat's order: components first. */
export class PageLife {
  constructor(private readonly errors: ErrorLog) {}

  /** Calls a function of the page, if it has one of this name. */
  call(page: Page | undefined, name: string, detail?: unknown): unknown {
    const method = page?.instance[name]
    if (typeof method !== 'function') return undefined
    return this.errors.guard(`${page?.path} ${name}`, () =>
      (method as (detail?: unknown) => unknown).call(page?.instance, detail),
    )
  }

  show(page: Page): void {
    page.tellComponents('show')
    this.call(page, 'onShow')
  }

  hide(page: Page): void {
    page.tellComponents('hide')
    this.call(page, 'onHide')
  }

  resize(page: Page, detail: ResizeDetail): void {
    page.tellComponents('resize', detail)
    this.call(page, 'onResize', detail)
  }
}
