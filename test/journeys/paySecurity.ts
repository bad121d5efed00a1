import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import { answerFace } from './applicant'
import type { Journey } from './journey'
import { drawGesture, typePassword } from './people'

const CUSTOMER = 'lina'
const MOBILE = '17000000002'

async function saveLimits(driver: Driver, single: string, aDay: string): Promise<void> {
  await driver.tap('修改限额')
  await driver.fill('单笔限额（元）', single)
  await driver.fill('每日限额（元）', aDay)
  await driver.tap('保存')
}

/** What protects payments: set, weakened by its proofs, and met by what it stops. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a customer lowers the limits at once and raises them by face for the next day',
    customer: CUSTOMER,
    inChange: { on: 'mini', shows: ['security'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/paySecurity')
      await driver.see('停止全部支付')
      await saveLimits(driver, '300', '500')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('限额已保存')
      await driver.see('300元')
      await saveLimits(driver, '400', '600')
      await driver.see('提高限额前需确认是您本人')
      await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
      await driver.tap('开始识别')
      await answerFace(driver, '本人，通过')
      await driver.see('身份已确认')
      await driver.fill('单笔限额（元）', '400')
      await driver.fill('每日限额（元）', '600')
      await driver.tap('保存')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('单笔400元，每日600元')
      await bank.move('day')
      await driver.open('/')
      await driver.open('/paySecurity')
      await driver.see('400元')
    },
  },
  {
    name: 'a customer stops all payments at once and lifts the stop by face and password',
    customer: CUSTOMER,
    async run({ driver, bank, arriveSignedIn }) {
      await bank.callCustomer({ mobileNo: MOBILE, caller: '风险管理部', reason: '核实一笔转账' })
      await arriveSignedIn()
      await driver.open('/paySecurity')
      await driver.see('本行风险管理部正在与您通话')
      await driver.tap('停止全部支付')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('恢复需人脸识别和支付密码')
      await driver.tap('恢复支付')
      await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
      await driver.tap('开始识别')
      await answerFace(driver, '本人，通过')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('手机丢了、怕被盗用时按这里')
    },
  },
  {
    name: 'a customer confirms a partner’s order by the password, once',
    customer: CUSTOMER,
    async run({ driver, bank, arriveSignedIn }) {
      const authId = await bank.askToPay({ mobileNo: MOBILE, purpose: '保温杯一只', amount: 6_800 })
      await arriveSignedIn()
      await driver.open('/PasswordKeyboardNew', { authId })
      await driver.see('示例商城')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('付款成功')
      await driver.see('返回商户')
    },
  },
  {
    name: 'a partner’s order that the customer calls off is not paid, and the partner’s next one is another',
    customer: CUSTOMER,
    async run({ driver, bank, arriveSignedIn }) {
      const order = { mobileNo: MOBILE, purpose: '保温杯一只', amount: 6_800 }
      const authId = await bank.askToPay(order)
      await arriveSignedIn()
      await driver.open('/PasswordKeyboardNew', { authId })
      await driver.see('示例商城')
      await driver.tap('关闭')
      await driver.tap('取消付款')
      await driver.see('取消后，该笔付款不能再支付')
      await driver.tap('取消付款')
      await driver.see('已取消付款')
      const next = await bank.askToPay(order)
      if (next === authId) throw new Error('an order that was called off was asked for again')
    },
  },
]
