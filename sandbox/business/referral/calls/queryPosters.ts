import { queryPosters as call } from '@/contract/referral/queryPosters'
import { accountHandler } from '@sandbox/kernel/scope'
import { postersFor } from '../posters'

export const queryPosters = accountHandler(call, ({ bank, customer, now, today }, { actId }) =>
  postersFor(bank.db.drizzle, customer, actId, { now, today }),
)
