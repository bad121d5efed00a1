import { and, eq } from 'drizzle-orm'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { endOtherSessions } from '@sandbox/kernel/session/sessions'
import { devices } from '../tables'
import { endTrust } from './devices'

/** Closing an account signs its owner out everywhere, and no device is trusted if it is ever opened again. */
export const closeDevices: ClosureChecks = {
  find: () => Promise.resolve([]),
  async closed(tx, { customerId, now }) {
    const trusted = await tx
      .select()
      .from(devices)
      .where(and(eq(devices.customerId, customerId), eq(devices.state, 'TRUSTED')))
    // An ended session's time is only shown; the hook knows no other clock.
    const ended = { now, realNow: now }
    for (const device of trusted) await endTrust(tx, device, 'revoke', ended)
    await endOtherSessions(tx, customerId, undefined, now)
  },
}
