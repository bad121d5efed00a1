import type { ComponentContext } from './componentContext'
import type { PageStack } from './pageStack'

export interface LaunchOptions {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
  readonly shareTicket?: string
  readonly referrerInfo: object
}

/** What those parts share that know pages and the app; `pages` is set while booting. */
export interface HostContext extends ComponentContext {
  pages: PageStack
  /** How the app was started, and how it was last opened: the same until it is opened again while it runs. */
  launched: LaunchOptions
  entered: LaunchOptions
}
