import type { Program } from '../program'
import type { Transport } from './wire'
import type { ErrorLog } from './errors'
import type { TemporaryFiles } from './files'
import type { Listeners } from './listeners'
import type { Overlay } from './overlay'
import type { PageStack } from './pageStack'
import type { Phone } from './phone'
import type { LaunchOptions } from './wx/app'
import type { WxCall } from './wx/calls'

/** What the host's parts share. Made once, in main.ts; `pages` and `call` are set while booting. */
export interface HostContext {
  readonly program: Program
  readonly phone: Phone
  readonly errors: ErrorLog
  readonly events: Listeners
  readonly overlay: Overlay
  readonly files: TemporaryFiles
  readonly transport: Transport
  /** Where wx storage is kept; the host applies the size limits. */
  readonly storage: Storage
  readonly calls: WxCall[]
  pages: PageStack
  /** How the app was started, and how it was last opened: the same until it is opened again while it runs. */
  launched: LaunchOptions
  entered: LaunchOptions
  /** Calls a wx API by name, for components that navigate or share. */
  call(name: string, options: object): unknown
}
