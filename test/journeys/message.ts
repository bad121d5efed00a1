import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { until } from '../mini-host/runtime/until'
import type { Journey } from './journey'
import { typePassword } from './people'
import { confirmPurchase } from './order'

/** The bank's messages, from the badge to the page to which a message leads. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a deposit matures: the badge says so, the message is read and leads to the deposit',
    customer: 'lina',
    inChange: { on: 'mini', shows: ['message'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.miss('条未读消息')
      await driver.open('/earnBillionBuy', { productType: '20122' })
      await confirmPurchase(driver, '立即存入', '存入金额', '10000')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
      for (let days = 0; days < 7; days += 1) await bank.move('day')
      await driver.open('/')
      await driver.tap('1条未读消息')
      await driver.see('交易 1')
      await driver.tap('存款到期到账')
      await driver.see('您的“增益存七天”已到期，本金10,000.00元')
      await driver.tap('查看电子账户')
      await driver.see('最近明细')
      await driver.open('/PersonalCenter')
      await driver.see('卡券积分')
      await driver.miss('条未读')
    },
  },
  {
    name: 'a box of several parts is read at once, and a kind is turned off',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/systemMsg')
      await driver.see('存款到期到账')
      await driver.tap('公告 4')
      await driver.see('谨防冒充客服诈骗')
      await driver.miss('存款到期到账')
      await driver.tap('全部已读')
      await driver.miss('全部已读')
      await driver.tap('消息设置')
      await driver.see('始终接收')
      await driver.tap('存款结息')
      await driver.tap('关闭')
      await driver.tap('消息设置')
      await until(
        async () => (await driver.controls()).some(({ name, checked }) => name === '存款结息' && !checked),
        async () => `存款结息 is not turned off: ${JSON.stringify(await driver.controls())}`,
        15_000,
      )
      await driver.tap('关闭')
      await driver.tap('全部')
      await driver.tap('全部已读')
      await driver.open('/')
      await driver.see('总资产')
      await driver.miss('条未读消息')
    },
  },
  {
    name: 'another customer’s message is as unknown as one that isn’t there',
    customer: 'lina',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      // The first message of the seeds, which is another customer's.
      await driver.open('/systemMsgDatail', { id: 1 })
      await driver.see('未查询到该消息')
      await driver.tap('查看全部消息')
      await driver.see('还没有消息')
    },
  },
  {
    name: 'WeChat asks before it reminds, and what was allowed is counted',
    customer: 'lina',
    only: 'mini',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/systemMsg')
      await driver.tap('消息设置')
      await driver.tap('允许微信提醒：存款到期提醒')
      await driver.see('订阅消息')
      await driver.tap('允许')
      await driver.see('还可发送1条')
    },
  },
]
