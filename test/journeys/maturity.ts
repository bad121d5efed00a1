import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import type { Journey } from './journey'
import { typePassword } from './people'
import { confirmPurchase } from './order'

/** Opens a week's deposit, the shortest one; its own page is shown. */
async function buyWeek(driver: Driver): Promise<void> {
  await driver.open('/earnBillionBuy', { productType: '20122' })
  await confirmPurchase(driver, '立即存入', '存入金额', '10000')
  await typePassword(driver, DEMO_PASSWORD)
  await driver.see('存入成功', 15_000)
}

/** Opens the week's deposit from the list of maturities and chooses its instruction. */
async function choose(driver: Driver, way: string): Promise<void> {
  await driver.open('/renewList')
  await driver.tap('增益存七天')
  await driver.see('当前处理方式')
  await driver.tap(way)
}

async function confirm(driver: Driver): Promise<void> {
  await driver.tap('确认修改')
  await typePassword(driver, DEMO_PASSWORD)
}

/** What becomes of deposits at maturity (specification §4, §8). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a deposit whose renewal was chosen is kept for another term, and the record says so',
    customer: 'lina',
    inChange: { on: 'mini', shows: ['maturity'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await buyWeek(driver)
      await choose(driver, '本金续存')
      await driver.see('续存利率以到期当日挂牌利率为准')
      await driver.tap('我已阅读并同意')
      await confirm(driver)
      await driver.see('已设置为本金续存', 15_000)
      await driver.tap('返回上一页')
      await driver.see('现在：本金续存', 15_000)
      await bank.product({ productType: '20122', appointRate: 45 })
      for (let days = 0; days < 7; days += 1) await bank.move('day')
      await driver.open('/renewalRecord')
      await driver.see('已续存')
      await driver.see('10,000.00')
      // 10,000 yuan for seven days at 0.50 % are 0.97 yuan; the shown rate is the new term's.
      await driver.see('0.97')
      await driver.see('0.45')
      await driver.tap('查看新的持有')
      await driver.see('续存自')
      await driver.open('/WalletBalance')
      await driver.see('40,000.97')
    },
  },
  {
    name: 'what happens to a deposit is read in the next 90 days, chosen otherwise, and changed back',
    customer: 'qinlang',
    async run({ driver, arriveSignedIn }) {
      const done = async (way: string) => {
        await confirm(driver)
        await driver.seeNew(`已设置为${way}`, 15_000)
        await driver.tap('返回上一页')
        await driver.seeNew(`您选择的是“${way}”`, 15_000)
      }
      await arriveSignedIn()
      await driver.open('/upcoming')
      await driver.see('不用操作')
      await driver.tap('选择其他到期处理')
      await driver.tap('本金续存')
      await driver.seeNew('身份证即将到期')
      await driver.tap('稍后再说')
      await driver.seeNew('到期日产品停售、额度不足')
      await driver.tap('我已阅读并同意')
      await done('本金续存')
      await driver.miss('不用操作')
      // Of the deposit that ends first.
      await driver.tap('选择其他到期处理')
      await driver.tap('到期转出')
      await driver.seeNew('当前处理方式：本金续存')
      await done('到期转出')
      await driver.miss('您选择的是“本金续存”')
    },
  },
  {
    name: 'an application for the wealth product blocks the withdrawal until it is cancelled',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await buyWeek(driver)
      await bank.move('day')
      await choose(driver, '到期转理财')
      await driver.see('理财非存款')
      await driver.tap('我已阅读并同意')
      await driver.tap('确认修改')
      await driver.see('不受存款保险保障')
      await driver.tap('我已了解，继续')
      // The asset manager may be told only after the customer's separate consent.
      await driver.tap('同意并继续')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已设置为到期转理财', 15_000)
      await driver.tap('返回上一页')
      await driver.see('现在：到期转理财', 15_000)
      await driver.open('/earnBillionHoldList')
      await driver.tap('增益存七天')
      await driver.see('如已申请到期转理财，请先取消申请')
      await driver.tap('如已申请到期转理财，请先取消申请')
      await driver.tap('到期转出')
      await confirm(driver)
      await driver.see('已设置为到期转出', 15_000)
      await driver.tap('查看这笔存款')
      await driver.see('提前支取', 15_000)
      await driver.miss('请先取消申请')
    },
  },
]
