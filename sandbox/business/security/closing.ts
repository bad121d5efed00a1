import type { ClosureChecks } from '@sandbox/kernel/capability'
import { closeDevices } from './devices/closing'
import { paySecurityAtClosing } from './paySecurity'

/** What protects payments, and the devices, of an account that is being closed. */
export const securityAtClosing: ClosureChecks = {
  find: (on, subject) => paySecurityAtClosing.find(on, subject),
  async closed(tx, subject) {
    await paySecurityAtClosing.closed?.(tx, subject)
    await closeDevices.closed?.(tx, subject)
  },
}
