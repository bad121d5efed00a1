import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import type { Journey } from './journey'
import { confirmDevice, drawGesture, typePassword } from './people'

/** Confirms the step that is shown, by its effect and the payment password. */
async function confirmStep(driver: Driver, action: string): Promise<void> {
  await driver.see('到账后可用余额')
  await driver.tap(`确认${action}`)
  await typePassword(driver, DEMO_PASSWORD)
}

/** An amount that is needed, with the least loss. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a purchase that lacks money leads to the plan with the least loss, and goes on with its amount after the last step',
    customer: 'zhangwei',
    inChange: { on: 'h5', shows: ['holding'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/ProductBuy')
      await driver.fill('存入金额', '220000')
      await driver.see('余额不足，还差')
      await driver.tap('看怎么取存款最划算')
      await driver.see('等到明天，可多得')
      await driver.see('分2步，今天全部到账')
      await driver.tap('开始办理，共2步')
      await driver.see('第1步：快速赎回')
      await confirmStep(driver, '快速赎回')
      // The next step is shown by itself, and asks for the password again.
      await driver.see('第2步：提前支取', 15_000)
      await driver.see('与持有到期相比少得')
      await confirmStep(driver, '提前支取')
      await driver.see('余额已经够用，可以返回继续办理', 15_000)
      await driver.tap('返回继续办理')
      await driver.miss('余额不足，还差')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即存入')
      await driver.see('220,000.00')
      await driver.see('确认存入')
    },
  },
  {
    name: 'a plan that was left on the way goes on with what is missing still, after the app was closed',
    customer: 'zhangwei',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      const ask = async () => {
        await driver.see('急用钱')
        await driver.tap('急用钱')
        await driver.fill('需要用多少钱', '220000')
        await driver.tap('看看怎么取')
        await driver.see('不用办理')
      }
      await driver.open('/myMoney')
      await ask()
      await driver.tap('开始办理，共2步')
      await confirmStep(driver, '快速赎回')
      await driver.see('第2步：提前支取', 15_000)
      await driver.restart('/myMoney')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      // A browser that was closed is another device to the bank; a phone stays the same.
      if (driver.platform === 'h5') await confirmDevice(driver, () => bank.smsCode('17000000001'))
      await ask()
      await driver.see('分1步')
      await driver.see('开始办理，共1步')
    },
  },
]
