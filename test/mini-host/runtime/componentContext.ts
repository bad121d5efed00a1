import type { Program } from '../program'
import type { Transport } from './wire'
import type { ErrorLog } from './errors'
import type { TemporaryFiles } from './files'
import type { Listeners } from './listeners'
import type { Overlay } from './overlay'
import type { Phone } from './phone'
import type { WxCall } from './wx/calls'

/** What the host's parts share, built-in components among them. Made once, in main.ts; `call` is set while booting. */
export interface ComponentContext {
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
  /** Calls a wx API by name, for components that navigate or share. */
  call(name: string, options: object): unknown
}
