import { queryPrizeParcel as call } from '@/contract/draw/queryPrizeParcel'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { parcelOf } from '../parcels'
import { wireParcel } from '../wire'

export const queryPrizeParcel = accountHandler(call, async ({ bank, customer }, { rewardId }) => {
  const row = await parcelOf(bank.db.drizzle, customer.id, rewardId)
  return row ? ok(wireParcel(row)) : fail(bankError('ParcelUnknown'))
})
