import { bankNow } from '@sandbox/kernel/clock'
import { buyDeposit } from '@sandbox/business/deposit'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import type { TestBank } from '@sandbox/testing/bank'
import { yuan } from '@/domain/money/fen'

/** Of several terms, so that they mature in several months. */
const CODES = ['20520', '20521', '20194', '20522', '20523'] as const

/** Lets a named customer buy so many deposits of 50 yuan each. */
export const buyDeposits = ({ db }: TestBank, customer: string, count: number): Promise<void> =>
  db.transaction(async (tx) => {
    const order = { customerId: demoCustomerId(customer), amount: yuan(50), now: await bankNow(tx) }
    for (let index = 0; index < count; index += 1) {
      const bought = await buyDeposit(tx, { ...order, productType: CODES[index % CODES.length] ?? CODES[0] })
      if (!bought.ok) throw new Error(bought.error.name)
    }
  })
