import { queryCommissions as call } from '@/contract/commission/queryCommissions'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfCommissions } from '../read'

export const queryCommissions = accountHandler(call, ({ bank, customer }, asked) =>
  pageOfCommissions(bank.db.drizzle, customer.id, asked),
)
