import { PASSWORD } from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { machineNow } from '@sandbox/kernel/clock'
import {
  agreeAndOpen,
  answerFace,
  bindCard,
  choosePassword,
  consentTo,
  CREDIT_CARD,
  enterDigits,
  NEW_CUSTOMER,
  NEW_MOBILE,
  openAnAccount,
  photographIdCard,
  setFirstGesture,
  showFace,
  showIdCard,
  tellAboutOneself,
  verifyPhone,
} from './applicant'
import { atMost, counting } from './counting'
import type { Journey, Scene } from './journey'
import { drawGesture } from './people'

/** Opens the app on the step after this one, which was taken on another phone. */
async function arriveAfter({ applicant, arrive }: Scene, step: 'phone' | 'idCard'): Promise<void> {
  await (await applicant(NEW_MOBILE)).upTo(step)
  await arrive()
}

const simulate = (bank: Scene['bank'], service: string, outcome: string): Promise<void> =>
  bank.simulate({ customer: NEW_CUSTOMER, service, outcome })

/** ID cards that the bank or the app refuses, with the sentence for each. */
const REFUSED_CARDS = [
  { outcome: 'wrongCheckDigit', sentence: '身份证号有误，请逐位核对后重新填写', confirm: true },
  { outcome: 'under16', sentence: '未满16周岁', confirm: true },
  { outcome: 'expired', sentence: '已过有效期', confirm: true },
  { outcome: 'blurred', sentence: '照片不够清晰', confirm: false },
  { outcome: 'wrongSide', sentence: '正反面有误', confirm: false },
] as const

/** Opening an account: from a new person's first tap to home, and everything that can fail on the way. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a stranger opens an account, sets the gesture and is home',
    customer: NEW_CUSTOMER,
    inChange: { on: 'both', shows: ['onboarding'] },
    async run(scene) {
      const { driver, effort } = counting(scene.driver)
      const began = machineNow()
      await openAnAccount({ ...scene, driver })
      const seconds = ((machineNow() - began) / 1000).toFixed(1)
      process.stdout.write(`opening an account takes a machine ${seconds} s on ${driver.platform}\n`)
      atMost('opening an account', effort, { taps: 36, fields: 6 })
      await setFirstGesture({ driver })
      await driver.see('总资产')
      await driver.restart('/')
      await driver.see('请绘制手势密码')
    },
  },
  {
    name: 'an applicant leaves in the middle and finds the step again on another visit',
    customer: NEW_CUSTOMER,
    async run(scene) {
      const { driver } = scene
      await arriveAfter(scene, 'phone')
      await showIdCard(driver)
      await driver.see('第3步，共5步')
      await driver.restart('/')
      await showFace(driver)
      await driver.see('第4步，共5步')
      await driver.restart('/VerifiedPhone')
      await tellAboutOneself(driver)
      await driver.fill('银行卡号', CREDIT_CARD)
      await driver.see('暂不支持信用卡')
      await bindCard(scene)
      await enterDigits(driver, '请设置支付密码', '123456')
      await driver.see('不能使用连续数字')
      // Her birth date, which only the bank has.
      await choosePassword(driver, '010101')
      await driver.see('不能包含您的生日')
      await choosePassword(driver)
      await driver.see('开户成功', 30_000)
    },
  },
  {
    name: 'an applicant who goes back is left on home and may go on from there',
    customer: NEW_CUSTOMER,
    async run(scene) {
      const { driver } = scene
      await scene.arrive()
      await consentTo(driver)
      await driver.see('第1步，共5步')
      await driver.back()
      await driver.see('立即开户')
      await driver.tap('立即开户')
      await verifyPhone(scene)
      await driver.see('第2步，共5步')
      await driver.back()
      await driver.see('继续开户')
    },
  },
  {
    name: 'an ID card that is refused says why, and the next one goes on',
    customer: NEW_CUSTOMER,
    async run(scene) {
      const { driver, bank } = scene
      await arriveAfter(scene, 'phone')
      for (const { outcome, sentence, confirm } of REFUSED_CARDS) {
        await simulate(bank, 'ocr', outcome)
        await photographIdCard(driver)
        if (confirm) await driver.tap('确认无误')
        await driver.see(sentence)
        if (confirm) await driver.tap('重新拍摄')
        else await driver.restart('/VerifiedIdCard')
      }
      await simulate(bank, 'ocr', 'minority')
      await showIdCard(driver)
      await driver.see('第3步，共5步')
    },
  },
  {
    name: 'an SMS code guessed wrong too often is good no longer',
    customer: NEW_CUSTOMER,
    async run({ driver, bank, arrive }) {
      await arrive()
      await consentTo(driver)
      await driver.fill('手机号', '12000000000')
      await driver.tap('获取验证码')
      await driver.see('手机号有误')
      await driver.fill('手机号', NEW_MOBILE)
      await driver.tap('下一步')
      await driver.see('请先获取验证码')
      await driver.tap('获取验证码')
      await driver.see('秒后重发')
      const wrong = (await bank.smsCode(NEW_MOBILE)) === '111111' ? '222222' : '111111'
      await driver.fill('短信验证码', wrong)
      await driver.tap('下一步')
      await driver.see('验证码错误')
      for (let guesses = 1; guesses <= 5; guesses += 1) await driver.tap('下一步')
      await driver.see('验证码已失效，请重新获取')
    },
  },
  {
    name: 'a face that does not match may be shown again, or a person looks at the papers',
    customer: NEW_CUSTOMER,
    async run(scene) {
      const { driver, bank } = scene
      await simulate(bank, 'face', 'otherFace')
      await arriveAfter(scene, 'idCard')
      await showFace(driver, '不是本人')
      await driver.see('未能确认是您本人')
      await driver.tap('重新识别')
      await answerFace(driver, '不是本人')
      await driver.see('未能确认是您本人')
      await driver.tap('改用人工审核')
      await driver.tap('申请人工审核')
      await tellAboutOneself(driver)
      // The card has to wait for the face check, the password doesn't.
      await choosePassword(driver)
      await driver.see('签署协议第5步，共5步')
      for (const { recordNo } of await bank.reviews()) await bank.review(recordNo, true)
      await driver.restart('/')
      await bindCard(scene)
      await driver.tap('同意协议并开户')
      await driver.see('开户成功', 30_000)
    },
  },
  {
    name: 'an application fails, is mended, and leads where the person was going',
    customer: NEW_CUSTOMER,
    async run(scene) {
      const { driver, bank } = scene
      await simulate(bank, 'registry', 'card')
      await (await scene.applicant(NEW_MOBILE)).upTo('password')
      await scene.arrive('/ProductHoldList')
      await agreeAndOpen(driver)
      await driver.see('开户未成功', 30_000)
      await driver.see('请更换银行卡后重新提交')
      await simulate(bank, 'registry', 'open')
      await driver.tap('资料无误，重新提交')
      await driver.tap('同意协议并开户')
      await driver.see('开户成功', 30_000)
      await setFirstGesture({ driver }, PASSWORD)
      await driver.see('您还没有普通储蓄')
    },
  },
  {
    name: 'somebody registered elsewhere takes the account over; cancelling changes nothing',
    customer: 'wangfang',
    async run({ driver, bank, arrive }) {
      await arrive()
      await consentTo(driver)
      await driver.see('170****0004')
      await driver.tap('暂不同步')
      await driver.see('同步账户')
      await driver.tap('同步账户')
      await driver.tap('手机号已停用')
      await driver.see('到网点更换手机号')
      await driver.tap('同步已有账户')
      await driver.see('170****0004')
      await driver.tap('获取验证码')
      await driver.see('5分钟内有效')
      await driver.fill('短信验证码', await bank.smsCode('17000000004'))
      await driver.tap('确认同步')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('总资产')
    },
  },
]
