import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { getMarketNoByClient } from '@/contract/tracking/getMarketNoByClient'
import type { Journey } from './journey'
import { drawGesture, passEntry, signIn, typePassword } from './people'

const WRONG = '0124'

/** From a new person's first tap to home, and every obstacle in between (specification §4). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a customer consents, passes the gesture and sees what they own',
    customer: 'zhangwei',
    inChange: { on: 'both', shows: ['entry'] },
    async run({ driver, arrive }) {
      await signIn({ driver, arrive })
      await driver.restart('/')
      await driver.see('请绘制手势密码')
      await driver.miss('隐私政策提示')
    },
  },
  {
    name: 'a customer who refuses the privacy policy goes no further and may think again',
    customer: 'lina',
    // The mini-program closes; a browser's page can't close itself.
    only: 'h5',
    async run({ driver, arrive }) {
      await arrive()
      await driver.see('隐私政策提示')
      await driver.tap('暂不使用')
      await driver.see('您尚未同意隐私政策')
      await driver.tap('重新查看并同意')
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('总资产')
    },
  },
  {
    name: 'a customer reads the policy from the prompt and comes back to it',
    customer: 'lina',
    async run({ driver, arrive }) {
      await arrive()
      await driver.see('隐私政策提示')
      await driver.tap('《隐私政策》')
      await driver.seeNew('用户服务协议')
      await driver.back()
      await driver.seeNew('隐私政策提示')
      await passEntry(driver, DEMO_GESTURE)
      await driver.seeNew('总资产')
    },
  },
  {
    name: 'a wrong gesture is refused, five lock it, and the payment password sets a new one',
    customer: 'lina',
    inChange: { on: 'h5', shows: ['security'] },
    async run({ driver, arrive }) {
      await arrive()
      await passEntry(driver, WRONG)
      await driver.see('手势密码错误')
      for (let failures = 1; failures < 5; failures += 1) await drawGesture(driver, WRONG)
      await driver.see('已锁定')
      await driver.tap('通过支付密码重置')
      await driver.see('至少连接4个点')
      await drawGesture(driver, '258764')
      await driver.see('请再次绘制')
      await drawGesture(driver, '258764')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('总资产')
    },
  },
  {
    name: 'a customer without a gesture password is asked to set one',
    customer: 'liuyang',
    async run({ driver, arrive }) {
      await arrive()
      await driver.tap('已阅读并同意')
      await driver.see('为保证您的信息安全，请设置手势密码')
      await driver.tap('前往设置')
      await drawGesture(driver, DEMO_GESTURE)
      await drawGesture(driver, WRONG)
      await driver.see('不一致')
      await drawGesture(driver, DEMO_GESTURE)
      await drawGesture(driver, DEMO_GESTURE)
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('总资产')
    },
  },
  {
    name: 'an answer that says an earlier session is lost leaves who has signed in since where they are',
    customer: 'zhangwei',
    async run({ driver, arrive }) {
      // Who the promoter is is asked beside the gesture, in the session that the gesture ends.
      await arrive('/ProductHoldList', { clientNo: 'C00000001' })
      await driver.see('隐私政策提示')
      const earlier = await driver.hold(getMarketNoByClient.path)
      await driver.tap('已阅读并同意')
      await driver.see('请绘制手势密码')
      await earlier.sent()
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('现在支取可得利息')
      await earlier.letGo()
      // What is asked after it is answered in the new session, and the app has had the time to lose that.
      await driver.tap('普通储蓄')
      await driver.seeNew('设置到期处理')
      await driver.back()
      await driver.miss('设置到期处理')
      if ((await driver.currentRoute()) !== '/ProductHoldList') throw new Error('signed out')
    },
  },
  {
    name: 'maintenance closes every page with the bank’s notice and opens again',
    customer: 'lina',
    async run({ driver, bank, arrive }) {
      await bank.flag('SYSTEM_MAINTAIN', 'ON')
      await arrive()
      await driver.see('维护')
      await bank.flag('SYSTEM_MAINTAIN', 'OFF')
      await driver.tap('重新加载')
      await driver.see('隐私政策提示')
    },
  },
]
