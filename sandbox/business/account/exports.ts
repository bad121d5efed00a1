import { eq } from 'drizzle-orm'
import { maskCard } from '@/domain/masks/mask'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { statementOf, wallet } from '@sandbox/kernel/ledger'

const { accounts, ledgerAccounts } = schema

const account: ExportSection = {
  tables: [accounts],
  async read(on, { customerId }) {
    const rows = await on.select().from(accounts).where(eq(accounts.customerId, customerId))
    return rows.map(({ acctNo, ...rest }) => ({ ...rest, acctNo: maskCard(acctNo) }))
  },
}

const statement: ExportSection = {
  tables: [ledgerAccounts],
  read: (on, { customerId }) => statementOf(on, wallet(customerId), { limit: MAX_EXPORTED }),
}

export const accountExports = { account, statement }
