import { queryServed as call } from '@/contract/referral/queryServed'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfServed } from '../appointments'

export const queryServed = accountHandler(call, ({ bank, customer, today }, asked) =>
  pageOfServed(bank.db.drizzle, customer.id, asked, today),
)
