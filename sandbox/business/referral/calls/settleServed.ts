import { settleServed as call } from '@/contract/referral/settleServed'
import { accountHandler } from '@sandbox/kernel/scope'
import { settle } from '../appointments'

export const settleServed = accountHandler(call, ({ bank, customer, now, today }, { servedId, action }) =>
  bank.db.transaction((tx) => settle(tx, customer.id, { servedId, action }, { now, today })),
)
