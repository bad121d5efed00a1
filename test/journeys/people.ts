import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import type { Scene } from './journey'

/** The nine points as the pad names them, in the order of their numbers. */
export const POINTS = ['左上', '上', '右上', '左', '中间', '右', '左下', '下', '右下'] as const

/** Taps until the pad says that it has the point, because a page that has just opened may ignore the first tap. */
async function touch(driver: Driver, name: string, taken: string): Promise<void> {
  await driver.tap(name)
  await driver.see(taken, 3000).catch(async () => {
    await driver.tap(name)
    await driver.see(taken)
  })
}

/** Touches a gesture's points one after another, as people do who can't draw. */
export async function drawGesture(driver: Driver, pattern: string): Promise<void> {
  for (const [index, point] of [...pattern].entries()) {
    const name = POINTS[Number(point)] ?? ''
    await touch(driver, name, `${name}，第${index + 1}个`)
  }
  await driver.tap('完成')
}

/** Types a payment password on the secure keyboard, whose keys are in another order each time. */
export async function typePassword(driver: Driver, password: string): Promise<void> {
  for (const [index, digit] of [...password].entries()) {
    // Before the first digit the keyboard may show what was wrong with the last try.
    await driver.see(index === 0 ? '请输入支付密码' : `已输入${index}位`)
    await driver.tap(digit)
  }
}

/** What a customer's first entry needs before home: consent to the privacy policy, then the gesture. */
export async function passEntry(driver: Driver, gesture: string): Promise<void> {
  await driver.see('隐私政策提示')
  await driver.tap('已阅读并同意')
  await driver.see('请绘制手势密码')
  await drawGesture(driver, gesture)
}

/** The code that a device asks for on which the customer has never signed in. */
export async function confirmDevice(driver: Driver, smsCode: () => Promise<string>): Promise<void> {
  await driver.see('首次在这台设备上登录')
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await smsCode())
  await driver.tap('验证并登录')
}

/** A named customer's first entry, from the link to home with what they own. */
export async function signIn({ driver, arrive }: Pick<Scene, 'driver' | 'arrive'>): Promise<void> {
  await arrive()
  await passEntry(driver, DEMO_GESTURE)
  await driver.see('总资产')
}
