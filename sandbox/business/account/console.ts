import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { FREEZE_KINDS } from '@/domain/account/freezes'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { endFreeze, placeFreeze } from './freezes'

const { customers, freezes } = schema
const MAX_DAYS = 3_650
const MOST = 100_000_000_00

/** The authority that the demonstration's judicial freezes come from. */
export const DEMO_AUTHORITY = { authority: '演示市演示区人民法院', documentNo: '（2026）演0101执保8866号' }

/** What authorities and the bank's own people do about freezes. */
export const accountConsole = {
  views: {
    freezes: ({ db }) =>
      db.drizzle
        .select({
          id: freezes.id,
          name: customers.realName,
          kind: freezes.kind,
          asked: freezes.asked,
          captured: freezes.captured,
          untilDay: freezes.untilDay,
          authority: freezes.authority,
        })
        .from(freezes)
        .innerJoin(customers, eq(customers.id, freezes.customerId))
        .where(eq(freezes.state, 'ACTIVE'))
        .orderBy(asc(freezes.id)),
  },
  actions: {
    placeFreeze: consoleAction(
      v.strictObject({
        mobileNo: v.pipe(v.string(), v.maxLength(20)),
        kind: v.picklist(FREEZE_KINDS),
        asked: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST)),
        days: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_DAYS)),
      }),
      async ({ db, businessNow }, { mobileNo, kind, asked, days }) => {
        const now = await businessNow()
        const [known] = await db.drizzle.select().from(customers).where(eq(customers.mobileNo, mobileNo))
        if (!known) return { placed: false }
        const customerId = known.id
        const until = addDays(dayOfInstant(now), days)
        const decided = kind === 'JUDICIAL' ? DEMO_AUTHORITY : {}
        await db.transaction((tx) => placeFreeze(tx, { customerId, kind, asked: fen(asked), until, now, ...decided }))
        return { placed: true }
      },
    ),
    liftFreeze: consoleAction(
      v.strictObject({ freezeId: v.pipe(v.number(), v.safeInteger()) }),
      async ({ db, businessNow }, { freezeId }) => {
        const now = await businessNow()
        return { lifted: await db.transaction((tx) => endFreeze(tx, freezeId, 'LIFTED', now)) }
      },
    ),
  },
} satisfies ConsolePart
