import type { ExportSection } from '@sandbox/kernel/capability'
import { devices } from '../tables'
import { devicesOf } from './devices'

/** The customer's devices without what the bank recognises them by. */
export const exportedDevices: ExportSection = {
  tables: [devices],
  read: async (on, { customerId }) =>
    (await devicesOf(on, customerId)).map(({ platform, channel, state, place, firstAt, lastAt, endedAt }) => ({
      platform,
      channel,
      state,
      place,
      firstAt,
      lastAt,
      removedAt: endedAt,
    })),
}
