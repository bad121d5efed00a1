import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import { atMost, counting } from './counting'
import type { Journey, Scene } from './journey'
import { drawGesture, typePassword } from './people'

/** From home, signed in: what the person does is counted, and nothing else. */
async function fromHome({ driver, arriveSignedIn }: Pick<Scene, 'driver' | 'arriveSignedIn'>) {
  await arriveSignedIn()
  return counting(driver)
}

/** Types an amount on large type's own keys; in the mini-program the field is a control that opens them. */
async function typeOnKeys(driver: Driver, label: string, amount: string): Promise<void> {
  await driver.tap(driver.platform === 'mini' ? `${label}，请输入金额，打开数字键盘` : `${label}，单位元`)
  for (const key of amount) await driver.tap(key)
}

/** What customers come for most, counted from home to its end (docs/decisions/flows.md). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'the deposit that brings most for 20,000 yuan and a year is found and bought in few taps',
    customer: 'lina',
    async run(scene) {
      const { driver, effort } = await fromHome(scene)
      await driver.tap('产品')
      await driver.fill('想存的金额', '20000')
      await driver.seeNew('270.00')
      await driver.tap('增益存一年')
      await driver.seeNew('20,270.00')
      await driver.tap('立即存入')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即存入')
      await driver.tap('确认存入')
      await typePassword(scene.driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
      atMost('the best deposit', effort, { taps: 6, fields: 1 })
    },
  },
  {
    name: 'what leaving a deposit early costs is found in few taps',
    customer: 'zhangwei',
    async run(scene) {
      const { driver, effort } = await fromHome(scene)
      await driver.tap('我的')
      await driver.tap('我的存款')
      await driver.tap('普通储蓄一年')
      await driver.tap('提前支取')
      await driver.see('现在支取将少得利息')
      atMost('leaving early', effort, { taps: 4, fields: 0 })
    },
  },
  {
    name: 'money is moved to one’s own card in few taps',
    customer: 'heping',
    async run(scene) {
      const { driver, effort } = await fromHome(scene)
      await driver.tap('转出')
      await driver.fill('转出金额', '100')
      await driver.tap('立即转出')
      await driver.tap('确认转出')
      await typePassword(scene.driver, DEMO_PASSWORD)
      await driver.see('已到账', 15_000)
      atMost('money out', effort, { taps: 3, fields: 1 })
    },
  },
  {
    name: 'in the elder view money is sent to one’s own card in few taps',
    customer: 'heping',
    async run(scene) {
      await scene.arriveSignedIn()
      await scene.driver.tap('切换为长辈版')
      const { driver, effort } = counting(scene.driver)
      await driver.tap('转账，转出到银行卡')
      await typeOnKeys(scene.driver, '转出金额', '100')
      effort.fields += 1
      await driver.tap('立即转出')
      await driver.tap('确认转出')
      await typePassword(scene.driver, DEMO_PASSWORD)
      await driver.see('已到账', 15_000)
      atMost('money out in the elder view', effort, { taps: 3, fields: 1 })
    },
  },
  {
    name: 'all payments are stopped from 我的 in few taps, and the account is reported lost from another phone',
    customer: 'lina',
    async run(scene) {
      const { driver, effort } = await fromHome(scene)
      await driver.tap('我的')
      await driver.tap('还有1项建议')
      await driver.tap('停止全部支付')
      await driver.see('请绘制手势密码')
      await drawGesture(scene.driver, DEMO_GESTURE)
      await driver.see('恢复需人脸识别和支付密码')
      atMost('stopping all payments', effort, { taps: 3, fields: 0 })
      await scene.driver.restart('/')
      await scene.driver.see('请绘制手势密码')
      const lost = counting(scene.driver)
      await lost.driver.tap('手机丢失或账户有风险，立即挂失')
      await lost.driver.see('立即停止')
      atMost('reporting a loss without the gesture', lost.effort, { taps: 1, fields: 0 })
    },
  },
]
