import { addressPrize as call } from '@/contract/draw/addressPrize'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { addressParcel } from '../parcels'
import { wireParcel } from '../wire'

export const addressPrize = accountHandler(call, ({ bank, customer }, asked) =>
  bank.db.transaction(async (tx) => {
    const kept = await addressParcel(tx, { ...asked, customerId: customer.id })
    return kept.ok ? ok(wireParcel(kept.value)) : kept
  }),
)
