import { querySettlements as call } from '@/contract/commission/querySettlements'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfSettlements } from '../read'

export const querySettlements = accountHandler(call, ({ bank, customer }, asked) =>
  pageOfSettlements(bank.db.drizzle, customer.id, asked),
)
