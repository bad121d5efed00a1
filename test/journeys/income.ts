import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { typePassword } from './people'
import { checkCode } from './statement'
import { confirmPurchase } from './order'
import type { Journey } from './journey'

/** What was earned: from the total to its source, and from there to the bank's receipt. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'the total of income leads to the deposit that paid it, and to a receipt that is found genuine',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/earnBillionBuy', { productType: '20122' })
      await confirmPurchase(driver, '立即存入', '存入金额', '10000')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
      await driver.see('申请回单')
      for (let days = 0; days < 7; days += 1) await bank.move('day')
      await driver.open('/assetOverview')
      await driver.tap('累计收益（元）')
      await driver.see('现在的累计收益')
      // 10,000 yuan for seven days at 0.50 %, paid on the day it is now.
      await driver.see('+0.97')
      await driver.see('年利率0.50%')
      await driver.tap('增益存七天')
      await driver.see('其中利息')
      await driver.tap('电子回单')
      await driver.tap('申请')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('可查看', 20_000)
      await driver.tap('电子回单')
      await driver.see('人民币壹万元零玖角柒分')
      const code = await checkCode(driver)
      await driver.open('/pdfshow', { view: 'verify' })
      await driver.fill('验证码', code)
      await driver.tap('查验')
      await driver.see('该验证码由我行开具')
    },
  },
]
