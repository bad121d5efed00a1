import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { decideOrgCard } from './orgCards'
import { orgCards } from './tables'

const LATEST = 50

/** What an enterprise reads on its statement, and the approval that the bank's staff give. */
export const enterpriseConsole: ConsolePart = {
  views: {
    orgCards: ({ db }) => db.drizzle.select().from(orgCards).orderBy(desc(orgCards.addedAt)).limit(LATEST),
  },
  actions: {
    decideOrgCard: consoleAction(
      v.strictObject({ orgCardId: v.pipe(v.string(), v.maxLength(64)), approve: v.boolean() }),
      async ({ db, businessNow }, { orgCardId, approve }) => {
        const now = await businessNow()
        return { decided: await db.transaction((tx) => decideOrgCard(tx, orgCardId, approve, now)) }
      },
    ),
  },
}
