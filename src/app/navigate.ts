import { navigation } from '../platform/navigation'
import type { BuiltRouteName, Link } from '../routes/link'
import type { Query, QueryArguments } from '../routes/queryOf'
import { showToast } from '../ui/Toast'

interface How {
  /** Replaces the current page. */
  readonly replace?: boolean
}

/**
 * The one function that leads from page to page: takes a link, or a name with its page's query. Only built routes can be
 * named. Where something must be done first, entry.ts has goVia and goToDestination.
 */
export function go(to: Link, how?: How): void
export function go<Name extends BuiltRouteName>(to: Name, ...given: [...QueryArguments<Name>, how?: How]): void
export function go(to: Link | BuiltRouteName, ...given: readonly (Query | How | undefined)[]): void {
  // Beside a name the first argument is its query; a link has its query already.
  const { name, query } = typeof to === 'string' ? { name: to, query: given[0] as Query | undefined } : to
  const how = given[typeof to === 'string' ? 1 : 0] as How | undefined
  void navigation.open(name, query, how).then((outcome) => {
    if (outcome === 'failed') showToast('页面打开失败，请重试')
  })
}

/** Back to the page before; home when the customer entered the app on this page. */
export const goBack = (): void => void navigation.back()

export const goHome = (): void => void navigation.relaunch('/')

/** Opens a tab. The stack doesn't grow, so "back" from a tab leaves the app. */
export const switchTab = (name: BuiltRouteName): void => void navigation.openTab(name)
