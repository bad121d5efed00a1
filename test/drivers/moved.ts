import type { Page } from 'playwright-core'
import type { RouteName } from '@/routes/names'

/** A line that wraps moves what is below by less, and no finger to something else. */
const NOTICED_PX = 24

/**
 * Records what moves after it was drawn, though nobody has touched anything: a finger that was on its way to it meets
 * something else. Chromium's Layout Instability API says what has moved and within what it was in sight.
 */
export const NOTE_MOVES = `(() => {
  window.moved = []
  const controls = '[role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], input, textarea'
  const nameOf = (node) => {
    const element = node && (node.nodeType === 1 ? node : node.parentElement)
    if (!element || !element.isConnected) return
    const control = element.closest(controls) ?? element.querySelector(controls)
    return control && (control.getAttribute('aria-label') ?? (control.textContent || control.placeholder || '').trim().slice(0, 20))
  }
  new PerformanceObserver((list) => {
    for (const { sources, hadRecentInput } of list.getEntries())
      if (!hadRecentInput)
        for (const { node, previousRect, currentRect } of sources) {
          const by = Math.round(currentRect.top - previousRect.top)
          const name = Math.abs(by) >= ${NOTICED_PX} && previousRect.height > 0 && currentRect.height > 0 && nameOf(node)
          if (name) window.moved.push(name + ' by ' + by)
        }
  }).observe({ type: 'layout-shift', buffered: true })
})()`

/** Where what belongs to the customer joins what everybody sees at once; its shift is measured (docs/measurements.md). */
const JOINED_LATER: ReadonlySet<RouteName> = new Set<RouteName>(['/'])

/** What has moved on a route's page since it was asked last, one line each. */
export async function moved(page: Page, route: RouteName): Promise<string[]> {
  const found = await page.evaluate<string[]>('window.moved.splice(0)')
  return JOINED_LATER.has(route) ? [] : found.map((what) => `${route}: ${what}`)
}
