import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Journey } from './journey'
import { passEntry, typePassword } from './people'
import { confirmPurchase } from './order'

interface State {
  readonly customer: string
  readonly name: string
  /** The prompt the customer reads before they can trade. */
  readonly prompt: string
  readonly button: string
}

/** Account and ID-card states that show a prompt when the customer wants to trade (specification §4, §8). */
const STATES: readonly State[] = [
  { customer: 'chenjing', name: 'whose image is missing', prompt: '我行将开展个人客户信息完善工作', button: '去完善' },
  { customer: 'yangming', name: 'whose account only receives', prompt: '客服95396', button: '确定' },
  { customer: 'zhaolei', name: 'whose account is dormant (D)', prompt: '已暂停线上交易', button: '去激活' },
  { customer: 'zhouting', name: 'whose account is dormant (IM)', prompt: '已暂停线上交易', button: '去激活' },
  { customer: 'xumin', name: 'whose ID card has expired', prompt: '身份证已过期', button: '去更新' },
]

const prompted = ({ customer, name, prompt, button }: State): Journey => ({
  name: `a customer ${name} meets the prompt before trading`,
  customer,
  async run({ driver, arriveSignedIn }) {
    await arriveSignedIn()
    await driver.open('/ProductBuy')
    await driver.see(prompt)
    await driver.see(button)
  },
})

export const JOURNEYS: readonly Journey[] = [
  ...STATES.map(prompted),
  {
    name: 'a customer whose ID card is about to expire may put it off and buy',
    customer: 'wuqiang',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/ProductBuy')
      await driver.see('去更新')
      await driver.tap('稍后再说')
      await driver.miss('去更新')
      await confirmPurchase(driver, '立即存入', '存入金额', '100')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.seeNew('存入成功', 15_000)
    },
  },
  {
    name: 'a customer whose deposit has matured is told where the money went',
    customer: 'machao',
    async run({ driver, arrive }) {
      await arrive()
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('本息已转入电子账户')
      await driver.see('50,031.25')
    },
  },
  {
    name: 'somebody who isn’t registered sees the products and how to open an account',
    customer: 'xinke',
    async run({ driver, arrive }) {
      await arrive()
      await driver.tap('已阅读并同意')
      await driver.see('第1步，共5步')
      await driver.back()
      await driver.see('立即开户')
      await driver.see('到期年利率')
    },
  },
  {
    name: 'somebody registered elsewhere is asked to take the account over',
    customer: 'wangfang',
    async run({ driver, arrive }) {
      await arrive()
      await driver.tap('已阅读并同意')
      await driver.see('您已在其他渠道注册')
    },
  },
]
