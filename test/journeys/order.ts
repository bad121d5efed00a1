import { CALLS } from '@/contract/calls'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import type { Journey } from './journey'
import { drawGesture, typePassword } from './people'

/** Fills in the buy page and agrees, up to the summary. */
export async function reviewPurchase(driver: Driver, action: string, field: string, yuan: string): Promise<void> {
  await driver.fill(field, yuan)
  await driver.tap('我已阅读并同意')
  await driver.tap(action)
  await driver.see(TO_PASSWORD)
}

/** The button that leads from an order's summary to the keyboard. */
export const TO_PASSWORD = '确认存入'

/** Fills in the buy page, agrees and confirms, up to the keyboard. */
export async function confirmPurchase(driver: Driver, action: string, field: string, yuan: string): Promise<void> {
  await reviewPurchase(driver, action, field, yuan)
  await driver.tap(TO_PASSWORD)
}

/** Deposits and the wealth product, bought, held and redeemed (specification §4, §9). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a deposit is bought, held for a day and withdrawn early with the interest that was shown',
    customer: 'lina',
    inChange: { on: 'mini', shows: ['order', 'holding', 'product'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/ProductIndex')
      await driver.see('存款保险')
      await driver.tap('立即存入')
      await reviewPurchase(driver, '立即存入', '存入金额', '10000')
      // 10,000 yuan at 1.30 % for a year, and what is left of 50,000.
      for (const answer of ['到期本息', '10,130.00', '到期预计利息', '存入后可用余额', '40,000.00'])
        await driver.see(answer)
      await driver.tap(TO_PASSWORD)
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
      await bank.move('day')
      await driver.tap('查看持有')
      await driver.see('10,000.00')
      await driver.open('/ProductHoldList')
      await driver.see('现在支取可得利息')
      await driver.see('到期预计利息')
      await driver.tap('普通储蓄一年')
      await driver.tap('提前支取')
      // 10,000 yuan for one day at 0.05 % over 360 days is 0.0138 yuan: one fen.
      await driver.see('0.01')
      await driver.see('现在支取将少得利息')
      await driver.tap('仍要支取')
      await driver.see('支取后可用余额')
      await driver.see('50,000.01')
      await driver.tap('确认支取')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('支取成功', 15_000)
      await driver.open('/WalletBalance')
      await driver.see('50,000.01')
    },
  },
  {
    name: 'the wealth product is bought today and confirmed on a later trading day',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/fnzqIndex')
      await driver.see('仅为代销机构')
      await driver.tap('理财产品说明书')
      await driver.see('起购金额：1元')
      await driver.tap('我已阅读')
      await driver.tap('立即申购')
      await driver.see('周末和节假日不是交易日')
      await driver.tap('知道了')
      await driver.fill('申购金额', '1000')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即申购')
      await driver.see('不受存款保险保障')
      await driver.tap('我已了解，继续')
      await driver.see('向产品管理人提供信息授权')
      await driver.tap('同意并继续')
      await driver.tap('确认申购')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已受理', 15_000)
      for (let days = 0; days < 4; days += 1) await bank.move('day')
      await driver.open('/fnzqHoldList')
      await driver.see('1,000.')
      await driver.see('昨日收益')
    },
  },
  {
    name: 'a wrong payment password is refused and counted, and the right one still buys',
    customer: 'lina',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/ProductBuy')
      await confirmPurchase(driver, '立即存入', '存入金额', '100')
      await typePassword(driver, '246802')
      await driver.see('支付密码错误')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
    },
  },
  {
    name: 'an order that never left a killed app is told as not carried out, once, and leads to where it is given',
    customer: 'lina',
    // A browser's tab that is closed lets a held call go; test/e2e/attacks.test.ts kills one whose order was taken.
    only: 'mini',
    async run({ driver, arriveSignedIn }) {
      const enterAnew = async (): Promise<void> => {
        await driver.restart('/')
        await driver.see('请绘制手势密码')
        await drawGesture(driver, DEMO_GESTURE)
      }
      await arriveSignedIn()
      await driver.open('/ProductBuy')
      await confirmPurchase(driver, '立即存入', '存入金额', '100')
      const order = await driver.hold(CALLS.buyProduct.path)
      await typePassword(driver, DEMO_PASSWORD)
      await order.sent()
      await enterAnew()
      await driver.see('购买产品没有办理', 15_000)
      await driver.see('款项未动')
      await driver.tap('重新办理')
      await driver.see('存款')
      await enterAnew()
      await driver.see('总资产')
      await driver.miss('购买产品没有办理')
    },
  },
  {
    name: 'a rate that changed while the customer was reading is shown before anything is bought',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/ProductBuy')
      await driver.see('1.30')
      await bank.product({ productType: '20194', appointRate: 125 })
      await driver.fill('存入金额', '100')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即存入')
      await driver.see('利率已')
      await driver.miss('确认存入')
      await driver.open('/WalletBalance')
      await driver.see('50,000.00')
    },
  },
  {
    name: 'an amount that the product doesn’t take is refused beside the field, and nothing is asked',
    customer: 'lina',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/ProductBuy')
      await driver.fill('存入金额', '49')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即存入')
      await driver.fill('存入金额', '60000')
      await driver.seeNew('余额不足')
      if ((await driver.asked()).includes(CALLS.previewBuy.path)) throw new Error('the bank was asked what it would be')
      await driver.fill('存入金额', '100')
      await driver.tap('立即存入')
      await driver.seeNew(TO_PASSWORD)
    },
  },
]
