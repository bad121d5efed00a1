import { receivePrize as call } from '@/contract/draw/receivePrize'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { receiveParcel } from '../parcels'
import { wireParcel } from '../wire'

export const receivePrize = accountHandler(call, ({ bank, customer, now }, { rewardId }) =>
  bank.db.transaction(async (tx) => {
    const received = await receiveParcel(tx, { customerId: customer.id, rewardId, now })
    return received.ok ? ok(wireParcel(received.value)) : received
  }),
)
