import { and, desc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { TARGET_KEYS } from '@/domain/bridge/targets'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { fail } from '@/domain/result'
import { consoleAction, outsideAmount } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { onceForMerchant } from '@sandbox/business/subaccount'
import { askToPay } from './authorisations'
import { isUp } from './crossings'
import { refundPartnerOrder } from './partnerOrders'
import { bridgeOpenings, bridgeTargets, partnerOrders, serviceStations } from './tables'

const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const LATEST = 20
const { customers } = schema

/** The partners whose own systems would make these orders. */
export const bridgeConsole = {
  views: {
    partnerOrders: ({ db }) =>
      db.drizzle.select().from(partnerOrders).orderBy(desc(partnerOrders.createdAt)).limit(LATEST),
    bridgeTargets: ({ db }) =>
      Promise.all(TARGET_KEYS.map(async (target) => ({ target, up: await isUp(db.drizzle, target) }))),
    bridgeOpenings: ({ db }) =>
      db.drizzle
        .select()
        .from(bridgeOpenings)
        .orderBy(desc(bridgeOpenings.openedAt), desc(bridgeOpenings.id))
        .limit(LATEST),
    stations: ({ db }) => db.drizzle.select().from(serviceStations).orderBy(serviceStations.stationNo).limit(LATEST),
  },
  actions: {
    setTarget: consoleAction(
      v.strictObject({ target: v.picklist(TARGET_KEYS), up: v.boolean() }),
      async ({ db, businessNow }, { target, up }) => {
        const changedAt = await businessNow()
        await db.drizzle
          .insert(bridgeTargets)
          .values({ target, up, changedAt })
          .onConflictDoUpdate({ target: bridgeTargets.target, set: { up, changedAt } })
        return { target, up }
      },
    ),
    endStation: consoleAction(v.strictObject({ stationNo: said }), async ({ db, businessNow }, { stationNo }) => {
      const endedOn = dayOfInstant(await businessNow())
      const ended = await db.drizzle
        .update(serviceStations)
        .set({ endedOn })
        .where(and(eq(serviceStations.stationNo, stationNo), isNull(serviceStations.endedOn)))
        .returning()
      return { done: ended.length === 1 }
    }),
    partnerRefund: consoleAction(
      v.strictObject({ clientId: said, authId: said, amount: outsideAmount }),
      async ({ db, businessNow }, { clientId, authId, amount }) => {
        const now = await businessNow()
        const [order] = await db.drizzle.select().from(partnerOrders).where(eq(partnerOrders.authId, authId))
        if (!order) return { done: false, message: bankError('OrderUnknown').message }
        const content = { authId, amount: fen(amount) }
        const numbered = { customerId: order.customerId, call: 'partnerRefund', clientId, content }
        const given = await onceForMerchant(db, numbered, (tx) => refundPartnerOrder(tx, { ...content, now }))
        return given.ok ? { done: true } : { done: false, message: given.error.message }
      },
    ),
    askToPay: consoleAction(
      v.strictObject({
        mobileNo: said,
        partner: said,
        partnerNo: said,
        purpose: said,
        amount: outsideAmount,
        returnTo: v.pipe(v.string(), v.maxLength(512)),
      }),
      async ({ db, businessNow }, { mobileNo, amount, ...asked }) => {
        const now = await businessNow()
        const [payer] = await db.drizzle.select().from(customers).where(eq(customers.mobileNo, mobileNo))
        if (!payer) return fail(bankError('NotRegistered'))
        return db.transaction((tx) => askToPay(tx, { ...asked, customerId: payer.id, amount: fen(amount), now }))
      },
    ),
  },
} satisfies ConsolePart
