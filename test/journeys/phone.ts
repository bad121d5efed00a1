import { lastFour } from '@/domain/masks/mask'
import { DEMO_GESTURE, DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoIdCardNo } from '@sandbox/host/seeding/idCards'
import { answerFace, photographBothSides } from './applicant'
import type { Journey, Scene } from './journey'
import { passEntry, typePassword } from './people'

const CUSTOMER = 'qianduo'
const OLD = '17000000031'
const NEW = '17000000061'

/** The last four of a customer's ID card. */
function idCardEnd(key = CUSTOMER): string {
  const demo = findDemo(key)
  if (!demo) throw new Error(`nobody has the key ${key}`)
  return lastFour(demoIdCardNo(demo))
}

/** A face and the end of the ID card, where the old number isn't at hand. */
async function showWho({ driver }: Phone, key = CUSTOMER): Promise<void> {
  await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
  await driver.tap('开始识别')
  await answerFace(driver, '本人，通过')
  await driver.see('请核对身份信息')
  await driver.fill('身份证号后4位', idCardEnd(key))
  await driver.tap('下一步')
}

/** Hands in papers where nobody is signed in, has them approved, and comes back a day later. */
async function recover(scene: Phone & Pick<Scene, 'arrive'>): Promise<void> {
  const { driver, bank, arrive } = scene
  await driver.see('请填写您本人名下')
  await nameNumber(scene)
  await driver.see('身份证照片')
  await photographBothSides(driver)
  await driver.see('重新拍摄')
  await driver.tap('提交申请')
  await driver.see('人工审核中')
  for (const { recordNo, title } of await bank.reviews())
    if (title.includes('未登录更换手机号')) await bank.review(recordNo, true)
  await driver.open('/')
  await driver.open('/VerifyPhoneNumberCs')
  await driver.see('起可验证新手机号')
  await bank.move('day')
  await arrive('/VerifyPhoneNumberCs')
  // The next code to the number is sent a minute later than the first; an approved change is finished by another journey.
  await driver.see('前验证新手机号')
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
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a customer who still has the old number changes it, and then the number of the first card',
    customer: CUSTOMER,
    inChange: { on: 'h5', shows: ['phone'] },
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await proveOldNumber(scene)
      await nameNumber(scene)
      await driver.see('手机号已更换')
      await driver.see('24小时内每日最多可转出5000元')

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
      await showWho(scene)
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('请填写您本人名下')
      await nameNumber(scene)
      await driver.see('手机号已更换')
    },
  },
  {
    name: 'a change that isn’t finished is given up for another way',
    customer: CUSTOMER,
    async run(scene) {
      const { driver, arriveSignedIn } = scene
      await arriveSignedIn()
      await proveOldNumber(scene)
      await driver.open('/ChangePhone')
      await driver.see('您有一笔手机号更换尚未完成')
      await driver.tap('原手机号已停用')
      await showWho(scene)
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
      await bank.simulate({ customer: CUSTOMER, service: 'phoneOwner', outcome: 'mismatch' })
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
    name: 'carriers that don’t answer are asked again by the customer',
    customer: CUSTOMER,
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await bank.simulate({ customer: CUSTOMER, service: 'phoneOwner', outcome: 'unavailable' })
      await proveOldNumber(scene)
      await nameNumber(scene)
      await driver.see('运营商暂未答复')
      await bank.simulate({ customer: CUSTOMER, service: 'phoneOwner', outcome: 'match' })
      await driver.tap('重新核验')
      await driver.see('手机号已更换')
    },
  },
  {
    name: 'a customer on a new phone with a new number has it approved, and may finish a day later',
    customer: 'shenyue',
    async run(scene) {
      const { driver, arrive } = scene
      await arrive()
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('首次在这台设备上登录')
      await driver.tap('收不到验证码？原手机号已停用或丢失')
      await driver.see('无需登录')
      await driver.tap('开始申请')
      await showWho(scene, 'shenyue')
      await recover(scene)
    },
  },
  {
    name: 'who came from a counter without a number registers the first one',
    customer: 'mengjie',
    async run(scene) {
      const { driver, arriveSignedIn } = scene
      await arriveSignedIn()
      await driver.open('/setMyPhoneNumber')
      await showWho(scene, 'mengjie')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('请填写您本人名下')
      await nameNumber(scene)
      await driver.see('手机号已登记')
    },
  },
  {
    name: 'without a number and with the payment password forgotten a person lets one be registered',
    customer: 'mengjie',
    async run(scene) {
      const { driver, arrive } = scene
      await arrive('/setMyPhoneNumber')
      await driver.see('隐私政策提示')
      await driver.tap('已阅读并同意')
      await showWho(scene, 'mengjie')
      await driver.tap('忘记支付密码')
      await recover(scene)
    },
  },
  {
    name: 'once a year the number is confirmed',
    customer: CUSTOMER,
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/phoneVerification')
      await driver.see('是否仍由您本人使用')
      await driver.tap('获取验证码')
      await driver.see('5分钟内有效')
      await driver.fill('短信验证码', await bank.smsCode(OLD))
      await driver.tap('仍在使用，确认')
      await driver.see('手机号已确认')
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
