import { asc, desc, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { maskName } from '@/domain/masks/mask'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { recipientOfPrize, shipParcel } from './parcels'
import { draws, prizeParcels } from './tables'

const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))
const LATEST = 50

/** The clerk who sends what was won. No seed is here: it is told with its campaign, once that is archived. */
export const drawConsole = {
  views: {
    draws: ({ db }) =>
      db.drizzle
        .select({
          actId: draws.actId,
          participant: draws.participant,
          chanceNo: draws.chanceNo,
          drawn: draws.drawn,
          hit: draws.hit,
          prizeKey: draws.prizeKey,
          at: draws.at,
        })
        .from(draws)
        .orderBy(desc(draws.number))
        .limit(LATEST),
    // Everything that waits to be sent, the longest first: its winner was told in how many days. Then the latest of the others.
    async prizeParcels({ db }) {
      const { state, grantedAt, rewardId: id } = prizeParcels
      const on = db.drizzle
      const [waits, isElse] = [eq(state, 'ORDERED'), ne(state, 'ORDERED')]
      const waiting = await on.select().from(prizeParcels).where(waits).orderBy(asc(grantedAt), asc(id))
      const others = await on.select().from(prizeParcels).where(isElse).orderBy(desc(grantedAt), desc(id)).limit(LATEST)
      return [...waiting, ...others].map(({ rewardId, name, state, delivery, carrier, parcelNo, grantedAt }) => ({
        ...{ rewardId, name, state, carrier, parcelNo, grantedAt },
        recipient: delivery && maskName(delivery.name),
      }))
    },
  },
  actions: {
    showPrizeRecipient: consoleAction(
      v.strictObject({ rewardId: said, clerk: said }),
      async ({ db, businessNow }, { rewardId, clerk }) => {
        const now = await businessNow()
        const delivery = await db.transaction((tx) => recipientOfPrize(tx, rewardId, clerk, now))
        return delivery ? { done: true, ...delivery } : { done: false }
      },
    ),
    shipPrize: consoleAction(
      v.strictObject({ rewardId: said, carrier: said, parcelNo: said }),
      async ({ db, businessNow }, { rewardId, ...parcel }) => {
        const now = await businessNow()
        return { done: await db.transaction((tx) => shipParcel(tx, rewardId, parcel, now)) }
      },
    ),
  },
} satisfies ConsolePart
