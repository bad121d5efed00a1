import { asc, eq } from 'drizzle-orm'
import { maskCard } from '@/domain/masks/mask'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { accountMovements, accountUses, subAccounts } from './tables'

const accounts: ExportSection = {
  tables: [subAccounts],
  async read(on, { customerId }) {
    const rows = await on.select().from(subAccounts).where(eq(subAccounts.customerId, customerId))
    return rows.map(({ acctNo, acctId: _id, customerId: _self, ...rest }) => ({ ...rest, acctNo: maskCard(acctNo) }))
  },
}

const movements: ExportSection = {
  tables: [accountMovements],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(accountMovements)
      .where(eq(accountMovements.customerId, customerId))
      .orderBy(asc(accountMovements.orderNo))
      .limit(MAX_EXPORTED)
    return rows.map(({ orderNo, kind, amount, counterparty, at }) => ({ orderNo, kind, amount, counterparty, at }))
  },
}

const uses: ExportSection = {
  tables: [accountUses],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(accountUses)
      .where(eq(accountUses.customerId, customerId))
      .orderBy(asc(accountUses.day))
      .limit(MAX_EXPORTED)
    return rows.map(({ kind, day, amount }) => ({ kind, day, amount }))
  },
}

export const subaccountExports = { subAccounts: accounts, accountMovements: movements, accountUses: uses }
