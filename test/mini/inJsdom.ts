import { shiftWindow } from '@test/clock'
import { openInJsdom as open } from '../mini-host/jsdom'
import type { HostInJsdom, JsdomOptions } from '../mini-host/jsdom'

/** The folder in jsdom at the test's time. The caller closes it. */
export const openInJsdom = (options: JsdomOptions): Promise<HostInJsdom> => open({ ...options, prepare: shiftWindow })
