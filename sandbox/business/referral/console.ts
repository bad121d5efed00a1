import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { MARKETER_CHANGES } from '@/domain/referral/marketer'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { askMarketerChange } from './rule'
import { marketers, relations } from './tables'

const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const LATEST = 20

/** Marketers and what a clerk asks about them, which another one decides; and the latest relations. */
export const referralConsole = {
  views: {
    marketers: ({ db }) => db.drizzle.select().from(marketers).orderBy(desc(marketers.appliedAt)).limit(LATEST),
    relations: ({ db }) =>
      db.drizzle
        .select({
          relationId: relations.relationId,
          kind: relations.kind,
          state: relations.state,
          inviterId: relations.inviterId,
          customerId: relations.customerId,
          boundAt: relations.boundAt,
        })
        .from(relations)
        .orderBy(desc(relations.number))
        .limit(LATEST),
  },
  actions: {
    askMarketerChange: consoleAction(
      v.strictObject({
        clerk: said,
        salesId: said,
        change: v.picklist(MARKETER_CHANGES.filter((change) => change !== 'APPLY')),
        reason: said,
      }),
      async ({ db, capabilities, businessNow }, asked) => {
        const now = await businessNow()
        const begun = await db.transaction((tx) => askMarketerChange(tx, capabilities, asked, now))
        return begun.ok ? { done: true, ...begun.value } : { done: false, message: begun.error.message }
      },
    ),
  },
} satisfies ConsolePart
