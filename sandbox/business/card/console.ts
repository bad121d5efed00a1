import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { eq } from 'drizzle-orm'
import { CARD_BANKS, maintainedNow } from './bankList'
import { maintainedBanks } from './tables'

const bankName = v.picklist(CARD_BANKS.map(({ name }) => name))

/** Which banks the card network has announced to be under maintenance. */
export const cardConsole = {
  views: {
    cardBanks: async ({ db }) => {
      const maintained = await maintainedNow(db.drizzle)
      return CARD_BANKS.map(({ name }) => ({ bank: name, maintained: maintained.has(name) }))
    },
  },
  actions: {
    maintainBank: consoleAction(
      v.strictObject({ bank: bankName, maintained: v.boolean() }),
      async ({ db, businessNow }, { bank, maintained }) => {
        if (maintained) {
          const since = await businessNow()
          await db.drizzle.insert(maintainedBanks).values({ bankName: bank, since }).onConflictDoNothing()
        } else await db.drizzle.delete(maintainedBanks).where(eq(maintainedBanks.bankName, bank))
        return { bank, maintained }
      },
    ),
  },
} satisfies ConsolePart
