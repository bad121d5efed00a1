import { desc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
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

const { accountChanges } = schema

/** What happened to the account, and when its owner read it. */
export const exportedChanges: ExportSection = {
  tables: [accountChanges],
  read: (on, { customerId }) =>
    on
      .select({
        change: accountChanges.kind,
        at: accountChanges.at,
        platform: accountChanges.platform,
        channel: accountChanges.channel,
        place: accountChanges.place,
        seenAt: accountChanges.seenAt,
      })
      .from(accountChanges)
      .where(eq(accountChanges.customerId, customerId))
      .orderBy(desc(accountChanges.number))
      .limit(MAX_EXPORTED),
}
