import { asc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { potBalances } from './pots'
import { potFills, potMovements, pots } from './tables'

const own: ExportSection = {
  tables: [pots],
  async read(on, { customerId }) {
    const balances = await potBalances(on, customerId)
    const rows = await on.select().from(pots).where(eq(pots.customerId, customerId)).orderBy(asc(pots.openedAt))
    return rows.map(({ potId, customerId: _self, ...row }) => ({ ...row, balance: balances.get(potId) ?? 0 }))
  },
}

const movements: ExportSection = {
  tables: [potMovements],
  async read(on, { customerId }) {
    const rows = await on
      .select({ movement: potMovements, name: pots.name })
      .from(potMovements)
      .innerJoin(pots, eq(pots.potId, potMovements.potId))
      .where(eq(potMovements.customerId, customerId))
      .orderBy(asc(potMovements.orderNo))
      .limit(MAX_EXPORTED)
    return rows.map(({ name, movement: { orderNo, kind, amount, at } }) => ({ orderNo, name, kind, amount, at }))
  },
}

const fills: ExportSection = {
  tables: [potFills],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(potFills)
      .where(eq(potFills.customerId, customerId))
      .orderBy(asc(potFills.day))
      .limit(MAX_EXPORTED)
    return rows.map(({ kind, day, amount, orderNo }) => ({ kind, day, amount, orderNo }))
  },
}

export const potsExports = { pots: own, potMovements: movements, potFills: fills }
