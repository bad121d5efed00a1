import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import { answerFace, choosePassword, enterDigits } from './applicant'
import type { Journey, Scene } from './journey'
import { drawGesture, passEntry, typePassword } from './people'

const CUSTOMER = 'sunli'
const MOBILE = '17000000012'
const NEW_GESTURE = '01258'
const WRONG_GESTURE = '0124'
const NEW_PASSWORD = '804631'
const LOGIN_PASSWORD = 'yangli2604'

async function fillCode({ driver, bank }: Pick<Scene, 'driver' | 'bank'>): Promise<void> {
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await bank.smsCode(MOBILE))
}

async function showFace(driver: Driver): Promise<void> {
  await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
  await driver.tap('开始识别')
  await answerFace(driver, '本人，通过')
  await driver.see('身份已确认')
}

async function drawNewGesture(driver: Driver): Promise<void> {
  await driver.see('至少连接4个点')
  await drawGesture(driver, NEW_GESTURE)
  await driver.see('再次绘制')
  await drawGesture(driver, NEW_GESTURE)
}

/** Passwords changed, forgotten and locked: each with its way on. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a customer changes gesture and payment password and sets one for the bank’s app',
    customer: CUSTOMER,
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/changeGesture')
      await driver.see('请绘制原手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await drawNewGesture(driver)
      await driver.see('手势密码设置成功')

      await driver.open('/changePassword')
      await driver.tap('修改支付密码')
      await enterDigits(driver, '请输入原支付密码', DEMO_PASSWORD)
      await choosePassword(driver, NEW_PASSWORD)
      await driver.see('支付密码设置成功')

      await driver.open('/settingPasswordAPP')
      await driver.fill('登录密码', LOGIN_PASSWORD)
      await driver.fill('再次输入', LOGIN_PASSWORD)
      await driver.tap('下一步')
      await typePassword(driver, NEW_PASSWORD)
      await driver.see('登录密码设置成功')
    },
  },
  {
    name: 'a locked gesture is reset by face and code by who forgot the payment password too, and the payment password after it',
    customer: CUSTOMER,
    async run(scene) {
      const { driver, arrive } = scene
      await arrive()
      await passEntry(driver, WRONG_GESTURE)
      await driver.see('手势密码错误')
      for (let failures = 1; failures < 5; failures += 1) await drawGesture(driver, WRONG_GESTURE)
      await driver.see('已锁定')
      await driver.tap('通过人脸识别重置')
      await showFace(driver)
      await fillCode(scene)
      await driver.tap('下一步')
      await drawNewGesture(driver)
      await driver.see('手势密码已重置')
      await driver.tap('继续使用')
      await driver.see('总资产')

      await driver.open('/resetPassword')
      await driver.tap('开始识别')
      await answerFace(driver, '本人，通过')
      await driver.see('身份已确认')
      await fillCode(scene)
      await driver.tap('下一步')
      await choosePassword(driver, NEW_PASSWORD)
      await driver.see('支付密码已重置')
      await driver.see('24小时内每日最多可转出5000元')
    },
  },
  {
    name: 'who can’t show a face asks a person, who lets them reset the payment password',
    customer: CUSTOMER,
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/resetPassword')
      await driver.tap('不使用人脸，改用人工审核')
      await fillCode(scene)
      await driver.tap('提交申请')
      await driver.see('人工审核中')
      for (const { recordNo } of await bank.reviews()) await bank.review(recordNo, true)
      await driver.open('/')
      await driver.open('/resetPassword')
      await driver.see('身份已确认')
      await fillCode(scene)
      await driver.tap('下一步')
      await choosePassword(driver, NEW_PASSWORD)
      await driver.see('支付密码已重置')
    },
  },
]
