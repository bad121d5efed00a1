import { cancelService as call } from '@/contract/referral/cancelService'
import { accountHandler } from '@sandbox/kernel/scope'
import { cancel } from '../appointments'

export const cancelService = accountHandler(call, ({ bank, customer, now }, { servedId }) =>
  bank.db.transaction((tx) => cancel(tx, customer.id, servedId, now)),
)
