import { fen } from '@/domain/money/fen'
import { bankNow } from '@sandbox/kernel/clock'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import type { Seed } from '@sandbox/kernel/seed'
import { transferIn } from './transfers'

/** Brings the money in that a customer's account shall show today beyond what is left there. */
export const seedMoney: Seed = {
  name: 'money',
  async run(tx, { people }) {
    const now = await bankNow(tx)
    for (const { key, customerId, money, registration } of people) {
      if (registration === 'none') continue
      const missing = money - (await balanceOf(tx, wallet(customerId)))
      const moved = missing > 0 ? await transferIn(tx, { customerId, amount: fen(missing), now }) : undefined
      if (moved?.ok === false) throw new Error(`the seed's ${key} top-up was refused: ${moved.error.name}`)
    }
  },
}
