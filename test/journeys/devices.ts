import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Journey } from './journey'
import { confirmDevice, drawGesture, passEntry, typePassword } from './people'

/** Has devices already, so the one of the journey is another. */
const DEVICE_OWNER = 'shenyue'
const MOBILE = '17000000033'

/** Devices: a new one confirmed, an old one taken away, and a log-in that wasn't the customer's. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a customer signs in on another device by the code, is known there from then on, and takes an old one away',
    customer: DEVICE_OWNER,
    async run({ driver, bank, arrive }) {
      await arrive()
      await passEntry(driver, DEMO_GESTURE)
      await confirmDevice(driver, () => bank.smsCode(MOBILE))
      // What was done on the others is read before anything else.
      await driver.see('您的账户在新设备上登录')
      await driver.see('您的密码已变更')
      await driver.tap('是我本人，继续')
      await driver.see('总资产')

      await driver.open('/securityCenterIndex')
      await driver.see('3台')
      await driver.tap('登录设备')
      await driver.tap('移除Windows电脑')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已移除的设备')
      await driver.miss('移除Windows电脑')

      await driver.restart('/')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('总资产')
    },
  },
  {
    name: 'a customer reports a log-in that was not theirs and changes the gesture',
    customer: 'sunli',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/loginRecord')
      await driver.see('登录成功')
      await driver.tap('不是我')
      await driver.tap('退出其他设备')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已处理')
      await driver.tap('修改手势密码')
      await driver.see('请绘制原手势密码')
    },
  },
]
