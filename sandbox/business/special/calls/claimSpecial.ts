import { claimSpecial as call } from '@/contract/special/claimSpecial'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { sentSoon } from '@sandbox/kernel/orders/soon'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { claimPayout } from '../claim'
import { wirePayout } from '../items'
import { settlePayout } from '../network'

const claim = moneyHandler(call, {
  flow: 'in',
  async work(tx, { customer, now }, { password: _, ...request }) {
    await lockCustomer(tx, customer.id)
    const claimed = await claimPayout(tx, { ...request, customerId: customer.id, now })
    return claimed.ok ? ok(await wirePayout(tx, claimed.value)) : claimed
  },
})

export const claimSpecial = sentSoon(claim, (bank, { state, itemId }) =>
  state === 'SENDING' ? settlePayout(bank, itemId) : undefined,
)
