import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { fen, yuan } from '@/domain/money/fen'
import { potMoveEffect } from '@/domain/pots/pots'
import { transferIn } from '@sandbox/business/transfer'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { showsEffect } from '@sandbox/testing/showsEffect'
import { withEmbeddedBank } from '@sandbox/testing/withBank'

const KEY = 'lina'

withEmbeddedBank((bank) => {
  let app: TestCustomer

  beforeAll(async () => {
    const paid = { customerId: demoCustomerId(KEY), amount: yuan(100_000) }
    await bank.db.transaction(async (tx) => transferIn(tx, { ...paid, now: await bankNow(tx) }))
    app = await testClient(bank.server).as(KEY)
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const open = async (): Promise<string> => {
    const terms = { target: fen(SAMPLES.openPot.target), monthlyAmount: fen(0) }
    return told(await app.call(CALLS.openPot, { ...SAMPLES.openPot, ...terms })).potId
  }

  const balances = async (potId: string) => {
    const { pots, available } = told(await app.call(CALLS.queryPots, {}))
    return { balance: pots.find((one) => one.potId === potId)?.balance ?? fen(0), available }
  }

  const move = async (potId: string, direction: 'IN' | 'OUT', amount: number): Promise<void> => {
    const effect = potMoveEffect(direction, fen(amount), await balances(potId))
    told(await app.call(CALLS.movePot, { clientId: newClientId(), potId, direction, amount: fen(amount) }))
    const { balance, available } = await balances(potId)
    expect({ balanceAfter: balance, availableAfter: available }).toEqual(effect)
  }

  const close = async (potId: string) => told(await app.call(CALLS.closePot, { clientId: newClientId(), potId }))

  showsEffect('movePot', async () => {
    const potId = await open()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5_000_000 }), async (amount) => {
        await move(potId, 'IN', amount)
        await move(potId, 'OUT', amount)
      }),
      { numRuns: 6 },
    )
    await close(potId)
  })

  showsEffect('closePot', async () => {
    const potId = await open()
    await move(potId, 'IN', 31_415)
    const { available } = await balances(potId)
    expect((await close(potId)).swept).toBe(31_415)
    expect((await balances(potId)).available - available).toBe(31_415)
  })
})
