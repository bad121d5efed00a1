import type { Page, Request, Route } from 'playwright-core'
import type { HeldCall } from './types'

/**
 * Keeps the next request of a page that is the one meant on its way; all others pass.
 * @param isIt told by what the page itself sends
 */
export async function holdCall(page: Page, isIt: (request: Request) => boolean): Promise<HeldCall> {
  let caught = (_route: Route): void => undefined
  let isCaught = false
  const held = new Promise<Route>((resolve) => (caught = resolve))
  await page.route('**', async (route) => {
    if (isCaught || !isIt(route.request())) return route.fallback()
    isCaught = true
    return caught(route)
  })
  return {
    sent: () => held.then(() => undefined),
    letGo: async () => {
      const route = await held
      await route.continue()
      const response = await route.request().response()
      const failure = response ? await response.finished() : route.request().failure()?.errorText
      if (failure) throw new Error(`nobody waited any longer for ${route.request().url()}: ${failure.toString()}`)
    },
  }
}
