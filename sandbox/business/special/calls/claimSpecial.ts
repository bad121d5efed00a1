import { setTimeout as sleep } from 'node:timers/promises'
import { claimSpecial as call } from '@/contract/special/claimSpecial'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import type { Bank, Handler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { claimPayout } from '../claim'
import { wirePayout } from '../items'
import { settlePayout } from '../network'

/** How long the answer waits for the card's bank: most customers find the payout paid on the next page already. */
export const SOON_MS = 2_000

const claim = moneyHandler(call, {
  flow: 'in',
  async work(tx, { customer, now }, { password: _, ...request }) {
    await lockCustomer(tx, customer.id)
    const claimed = await claimPayout(tx, { ...request, customerId: customer.id, now })
    return claimed.ok ? ok(await wirePayout(tx, claimed.value)) : claimed
  },
})

async function sendSoon(bank: Bank, itemId: string): Promise<void> {
  const sending = settlePayout(bank, itemId).then(() => undefined)
  bank.later(() => sending)
  await Promise.race([sending.catch(() => undefined), sleep(SOON_MS, undefined, { ref: false })])
}

/** A retry finds the payout claimed and sent, and sends nothing: what is due is decided by the payout's own row. */
export const claimSpecial: Handler<typeof call> = {
  ...claim,
  async handle(scope, request) {
    const answer = await claim.handle(scope, request)
    if (answer.ok && answer.value.state === 'SENDING') await sendSoon(scope.bank, answer.value.itemId)
    return answer
  },
}
