import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { parcelsOn, recipientFor, refuseOrder, shipOrder } from './desk'
import { mallItems } from './tables'

const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const MOST = 1_000_000
const LATEST = 50

/** The clerk who keeps the shelf and sends parcels. */
export const pointsConsole = {
  views: {
    mallItems: ({ db }) =>
      db.drizzle.select().from(mallItems).orderBy(asc(mallItems.sort), asc(mallItems.itemId)).limit(LATEST),
    mallOrders: async ({ db, businessNow }) => parcelsOn(db.drizzle, await businessNow()),
  },
  actions: {
    setStock: consoleAction(
      v.strictObject({ itemId: said, stock: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST)) }),
      async ({ db }, { itemId, stock }) => {
        const set = await db.drizzle.update(mallItems).set({ stock }).where(eq(mallItems.itemId, itemId)).returning()
        return { done: set.length === 1 }
      },
    ),
    showRecipient: consoleAction(
      v.strictObject({ orderNo: said, clerk: said }),
      async ({ db, businessNow }, { orderNo, clerk }) => {
        const now = await businessNow()
        const delivery = await db.transaction((tx) => recipientFor(tx, orderNo, clerk, now))
        return delivery ? { done: true, ...delivery } : { done: false }
      },
    ),
    shipMallOrder: consoleAction(
      v.strictObject({ orderNo: said, carrier: said, parcelNo: said }),
      async ({ db, businessNow }, { orderNo, ...parcel }) => {
        const now = await businessNow()
        return { done: await db.transaction((tx) => shipOrder(tx, orderNo, parcel, now)) }
      },
    ),
    refuseMallOrder: consoleAction(v.strictObject({ orderNo: said }), async ({ db, businessNow }, { orderNo }) => {
      const now = await businessNow()
      return { done: await db.transaction((tx) => refuseOrder(tx, orderNo, now)) }
    }),
  },
} satisfies ConsolePart
