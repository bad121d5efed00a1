import { CALLS } from '@/contract/calls'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Journey } from './journey'
import { typePassword } from './people'
import { reviewPurchase, TO_PASSWORD } from './order'

/** Purchases that the bank refuses, what the customer reads, and what they keep (specification §8). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a product that was closed while the customer was confirming takes no money and says so',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/ProductBuy')
      await driver.see('1.30')
      await reviewPurchase(driver, '立即存入', '存入金额', '100')
      await driver.see('100.00')
      await bank.product({ productType: '20194', saleStatus: 'CLOSED' })
      await driver.tap(TO_PASSWORD)
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('该产品已停止新增')
      await driver.tap('看看其他产品')
      await driver.seeNew('同额同期利息最多')
      await driver.open('/WalletBalance')
      await driver.see('50,000.00')
    },
  },
  {
    name: 'a risk test that has expired is said before the payment password is asked for',
    customer: 'sunli',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/fnzqBuy')
      await driver.fill('申购金额', '100')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即申购')
      await driver.see('您的风险测评已过期，请重新测评')
      await driver.tap('去测评')
      await driver.seeNew('今日还可测评')
      if ((await driver.asked()).includes(CALLS.buyProduct.path)) throw new Error('an order was sent')
    },
  },
]
