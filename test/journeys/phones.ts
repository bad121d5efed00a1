import { lastFour } from '@/domain/masks/mask'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoIdCardNo } from '@sandbox/host/seeding/idCards'
import { answerFace, photographBothSides } from './applicant'
import type { Journey, Scene } from './journey'
import { typePassword } from './people'

const CUSTOMER = 'qianduo'
const OLD = '17000000031'
const NEW = '17000000061'

/** The last four of the customer's ID card. */
function idCardEnd(): string {
  const demo = findDemo(CUSTOMER)
  if (!demo) throw new Error(`nobody has the key ${CUSTOMER}`)
  return lastFour(demoIdCardNo(demo))
}

type Phone = Pick<Scene, 'driver' | 'bank'>

async function giveCode({ driver, bank }: Phone, mobileNo: string): Promise<void> {
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await bank.smsCode(mobileNo))
  await driver.tap('下一步')
}

async function nameNumber(scene: Phone, mobileNo = NEW): Promise<void> {
  await scene.driver.fill('新手机号', mobileNo)
  await scene.driver.tap('下一步')
  await scene.driver.see('请验证新手机号')
  await giveCode(scene, mobileNo)
}

async function proveOldNumber(scene: Phone): Promise<void> {
  const { driver } = scene
  await driver.open('/ChangePhone')
  await driver.tap('原手机号可接收短信')
  await driver.see('先验证支付密码')
  await driver.tap('下一步')
  await typePassword(driver, DEMO_PASSWORD)
  await driver.see('请验证原手机号')
  await giveCode(scene, OLD)
  await driver.see('请填写您本人名下')
}

/** Lets a person decide about what waits, and shows the customer what became of it. */
async function decide({ driver, bank }: Phone, approve: boolean): Promise<void> {
  for (const { recordNo, title } of await bank.reviews())
    if (title.includes('手机号')) await bank.review(recordNo, approve)
  await driver.open('/')
  await driver.open('/ChangePhone')
}

/** Another number on record, by each of its ways and to each of their ends. */
export const PHONE_JOURNEYS: readonly Journey[] = [
  {
    name: 'a customer who still has the old number changes it, and then the number of the first card',
    customer: CUSTOMER,
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await proveOldNumber(scene)
      await nameNumber(scene)
      await driver.see('手机号已更换')
      await driver.see('24小时内每日最多可转出5,000元')

      await driver.tap('更新主卡预留手机号')
      await driver.see('170****0031')
      await driver.fill('新预留手机号', NEW)
      await driver.tap('获取验证码')
      await driver.see('5分钟内有效')
      await driver.fill('短信验证码', await bank.smsCode(NEW))
      await driver.tap('更新预留手机号')
      await driver.see('预留手机号已更新')
    },
  },
  {
    name: 'without the old number a face, the ID card’s last four and the password stand for it',
    customer: CUSTOMER,
    async run(scene) {
      const { driver, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/ChangePhone')
      await driver.tap('原手机号已停用')
      await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
      await driver.tap('开始识别')
      await answerFace(driver, '本人，通过')
      await driver.see('请核对身份信息')
      await driver.fill('身份证号后4位', idCardEnd())
      await driver.tap('下一步')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('请填写您本人名下')
      await nameNumber(scene)
      await driver.see('手机号已更换')
    },
  },
  {
    name: 'a person decides by papers, and may refuse',
    customer: CUSTOMER,
    async run(scene) {
      const { driver, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/VerifyPhoneNumberCs')
      await driver.tap('开始申请')
      await nameNumber(scene)
      await driver.see('申请原因')
      await driver.tap('无法完成人脸识别')
      await photographBothSides(driver)
      await driver.see('重新拍摄')
      await driver.tap('提交申请')
      await driver.see('人工审核中')
      await decide(scene, false)
      await driver.see('的申请未通过审核')
    },
  },
  {
    name: 'a number in another’s name is used once a person has said yes',
    customer: CUSTOMER,
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await bank.standin({ customer: CUSTOMER, service: 'phoneOwner', outcome: 'mismatch' })
      await proveOldNumber(scene)
      await nameNumber(scene)
      await driver.see('该手机号不在您本人名下')
      await driver.tap('使用家人名下的手机号')
      await driver.tap('父母')
      await driver.tap('本人声明')
      await driver.tap('提交申请')
      await driver.see('人工审核中')
      await decide(scene, true)
      await driver.tap('去验证')
      await driver.see('请验证新手机号')
    },
  },
  {
    name: 'an approved change is finished with the new number',
    customer: 'xuke',
    async run(scene) {
      const { driver, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/ChangePhone')
      await driver.tap('去验证')
      await driver.see('请验证新手机号')
      await giveCode(scene, '17000000093')
      await driver.see('手机号已更换')
    },
  },
]
