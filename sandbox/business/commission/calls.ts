import * as calls from '@/contract/commission'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfCommissions, pageOfSettlements } from './read'

export const queryCommissions = accountHandler(calls.queryCommissions, ({ bank, customer }, asked) =>
  pageOfCommissions(bank.db.drizzle, customer.id, asked),
)

export const querySettlements = accountHandler(calls.querySettlements, ({ bank, customer }, asked) =>
  pageOfSettlements(bank.db.drizzle, customer.id, asked),
)
