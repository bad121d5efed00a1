import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import { hearStatements } from '@sandbox/testing/statements'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { buy, preparePurchase } from '@test/drivers/orders'

const KEY = 'zhangwei'
const DEPOSIT = '20194'
/** A session's last use is noted now and then, whatever call comes. */
const NOW_AND_THEN = /^update "sessions" set "used_at"/

/**
 * How many statements a call may send, BEGIN, COMMIT and what opens its envelope among them: each is a round trip to a server.
 * A purchase is the random and the order.
 */
const BUDGET: Partial<Record<CallName, number>> = {
  buyProduct: 25,
  getRequestRandom: 3,
  queryAssets: 15,
  queryHoldings: 4,
  queryAccountStatus: 4,
  queryCampaigns: 5,
  queryProducts: 3,
  queryProductDetail: 3,
  previewBuy: 12,
  queryObstacles: 6,
  queryWallet: 5,
  queryWalletRecords: 5,
  queryTransferLimits: 11,
  queryBoundCards: 4,
  queryMessages: 4,
  verifyGesture: 20,
}

withBankInTurn((bank) => {
  test('the commonest calls send no more statements than they have to', async () => {
    const app = await testClient(bank.server).as(KEY)
    const order = await preparePurchase(app, DEPOSIT)
    const { productType, amount, expectedRate } = order
    const asked: Partial<Record<CallName, () => Promise<unknown>>> = {
      buyProduct: () => buy(app, order),
      queryHoldings: async () => told(await app.call(CALLS.queryHoldings, { productTypes: [], state: 'open' })),
      queryProductDetail: async () => told(await app.call(CALLS.queryProductDetail, { productType })),
      previewBuy: async () => told(await app.call(CALLS.previewBuy, { productType, amount, expectedRate })),
      queryObstacles: async () => told(await app.call(CALLS.queryObstacles, { call: 'buyProduct' })),
      queryWalletRecords: async () => told(await app.call(CALLS.queryWalletRecords, { type: 'all' })),
      verifyGesture: async () => told(await app.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE })),
    }
    const { heard, off } = hearStatements(bank.db)
    try {
      const counts: Record<string, number> = {}
      for (const name of Object.keys(BUDGET) as CallName[]) {
        const ask = asked[name] ?? (async () => told<unknown>(await app.call(CALLS[name], {} as never)))
        // What the first of a kind reads is kept.
        if (name !== 'verifyGesture') await ask()
        heard.length = 0
        await ask()
        counts[name] = heard.filter((text) => !NOW_AND_THEN.test(text)).length
      }
      const over = Object.entries(counts).filter(([name, count]) => count > (BUDGET[name as CallName] ?? 0))
      expect(over).toEqual([])
    } finally {
      off()
    }
  })
})
