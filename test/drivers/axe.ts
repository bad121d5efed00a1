import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 at level AA. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that a change of colours can break. */
export const COLOUR_RULES = ['color-contrast']

/** Tall enough for a whole page, so that a fixed bar covers nothing that scrolling would show. */
export const TALL = { width: 375, height: 4000 }

/**
 * Finds what must be square but isn't: an icon, because otherwise a part of the next drawing of their common image would
 * be visible (src/ui/Icon), and whatever turns endlessly, because its ring would be an oval.
 */
const WARPED = `[
  ...document.querySelectorAll('.ui-icon'),
  ...document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations === Infinity)
    .filter(({ effect }) => effect.getKeyframes().some(({ transform }) => String(transform).includes('rotate')))
    .map(({ effect }) => effect.target),
]
  .filter(({ offsetWidth, offsetHeight }) => offsetWidth !== offsetHeight)
  .map(({ className }) => className)`

/**
 * What axe finds on the page, and what has a wrong shape, one line each; [] when there is nothing. The page's context must
 * be opened with bypassCSP, because axe is no part of the app.
 */
export async function findings(page: Page, name: string, rules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  )
  const warped = await page.evaluate<string[]>(WARPED)
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${name}: ${id} ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    ),
    ...warped.map((icon) => `${name}: not square: ${icon}`),
  ]
}
