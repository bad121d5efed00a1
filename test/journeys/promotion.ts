import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Journey } from './journey'
import { typePassword } from './people'

/** Campaigns, from what anybody reads to money on the account. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a campaign is joined, its red packet claimed after tax and taken to the account',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/promote_b')
      await driver.see('比较全部存款')
      await driver.open('/promotionIndex')
      await driver.tap('学金融知识，领红包')
      await driver.see('0.18元，代扣个税0.04元')
      await driver.tap('参加活动')
      await driver.see('已参加')
      await driver.tap('我的奖励')
      await driver.tap('领取报名红包')
      await driver.see('已放入红包余额')
      await driver.tap('知道了')
      await driver.see('已发放')
      await driver.tap('红包余额')
      await driver.see('红包余额0.14元')
      await driver.tap('全部')
      await driver.see('提现后红包余额')
      await driver.tap('提现到电子账户')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('提现成功')
      const broken = await bank.violations()
      if (broken.length > 0) throw new Error(JSON.stringify(broken))
    },
  },
]
