import { PASSWORD } from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { setGesturePassword } from '@/contract/security/setGesturePassword'
import type { Driver } from '../drivers/types'
import { answerFace, NEW_CUSTOMER, NEW_MOBILE } from './applicant'
import type { Journey, Scene } from './journey'
import { confirmDevice, drawGesture, typePassword } from './people'
import { TO_PASSWORD } from './order'

const SENDER = 'heping'
const SENDERS_MOBILE = '17000000017'

/** Fills in an amount and confirms it up to the keyboard; money out for the first time or much of it after the warning. */
async function confirmTransfer(driver: Driver, what: '转入' | '转出', yuan: string): Promise<void> {
  await driver.fill(`${what}金额`, yuan)
  await driver.tap(`立即${what}`)
  await driver.tap(`确认${what}`)
}

async function sendOut(driver: Driver, yuan: string): Promise<void> {
  await driver.open('/AccountTurnOut')
  await confirmTransfer(driver, '转出', yuan)
  await typePassword(driver, DEMO_PASSWORD)
}

/** The code that a large amount takes besides. */
async function typeCode({ driver, bank }: Pick<Scene, 'driver' | 'bank'>): Promise<void> {
  await driver.see('短信验证')
  await driver.tap('获取验证码')
  await driver.see('5分钟内有效')
  await driver.fill('短信验证码', await bank.smsCode(SENDERS_MOBILE))
  await driver.tap('验证并转出')
}

/** Sends money out with this answer of the network, and reads what becomes of it before and after an hour. */
const answered = (
  name: string,
  {
    outcome,
    at,
    later,
  }: { readonly outcome: string; readonly at: readonly string[]; readonly later: readonly string[] },
): Journey => ({
  name,
  customer: SENDER,
  async run({ driver, bank, arriveSignedIn }) {
    await arriveSignedIn()
    await bank.simulate({ customer: SENDER, service: 'nextTransfer', outcome })
    await sendOut(driver, '1234.5')
    for (const sentence of at) await driver.see(sentence)
    await bank.move('hour')
    // Without a number it shows today's latest.
    await driver.open('/TurnOutSuccess')
    for (const sentence of later) await driver.see(sentence)
  },
})

/** A customer whose account was opened a moment ago, with the card it was opened with and no money, at home. */
async function arriveWithNewAccount({ driver, bank, applicant, arrive }: Scene): Promise<void> {
  const one = await applicant(NEW_MOBILE)
  await one.upTo('agreements')
  await one.open()
  const set = await one.app.call(setGesturePassword, { pattern: DEMO_GESTURE, password: PASSWORD })
  if (!set.ok) throw new Error(`no gesture: ${set.error}`)
  await arrive()
  await driver.see('请绘制手势密码')
  await drawGesture(driver, DEMO_GESTURE)
  // The gesture was set on another device.
  await confirmDevice(driver, () => bank.smsCode(NEW_MOBILE))
  await driver.see('总资产')
}

/** Money in and out, followed to its end. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a new account is funded from the card it was opened with, and buys a deposit',
    customer: NEW_CUSTOMER,
    inChange: { on: 'mini', shows: ['transfer'] },
    async run(scene) {
      const { driver } = scene
      await arriveWithNewAccount(scene)
      await driver.open('/ProductBuy')
      await driver.fill('存入金额', '1000')
      await driver.tap('我已阅读并同意')
      await driver.tap('转入 ¥1,000 并存入')
      await driver.see('转入后继续存入普通储蓄一年1,000元')
      await confirmTransfer(driver, '转入', '2000')
      await typePassword(driver, PASSWORD)
      await driver.see('转入成功')
      await driver.tap('继续存入')
      // The amount is there still: what it brings in a year.
      await driver.seeNew('1,013.00')
      await driver.tap('立即存入')
      await driver.see(TO_PASSWORD)
      await driver.tap(TO_PASSWORD)
      await typePassword(driver, PASSWORD)
      await driver.see('存入成功', 15_000)
      await driver.open('/purseIndex')
      await driver.see('1,000.00')
    },
  },
  answered('money is sent back to the card and arrives', {
    outcome: 'success',
    at: ['已到账', '1,234.50', '农业银行(6006)'],
    later: ['已到账'],
  }),
  answered('a card’s bank that doesn’t answer is waited for, and says yes', {
    outcome: 'timeoutThenYes',
    at: ['处理中', '请勿重复操作'],
    later: ['已到账'],
  }),
  answered('a card’s bank that doesn’t answer is waited for, and says no: the money is back', {
    outcome: 'timeoutThenNo',
    at: ['处理中', '请勿重复操作'],
    later: ['未成功', '资金已退回'],
  }),
  answered('money that arrived and is sent back by the card’s bank is in the account again', {
    outcome: 'return',
    at: ['已到账'],
    later: ['已退汇', '收款账户状态异常'],
  }),
  {
    name: 'money that waits until tomorrow is called off, and more than 50,000 yuan takes a code',
    customer: SENDER,
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/AccountTurnOut')
      await driver.tap('次日到账')
      await driver.fill('转出金额', '60000')
      await driver.tap('立即转出')
      await driver.tap('是本人意愿，继续')
      await driver.tap('确认转出')
      await typePassword(driver, DEMO_PASSWORD)
      await typeCode({ driver, bank })
      await driver.see('钱还在您的电子账户')
      await driver.tap('撤销转出')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已撤销')
      await driver.miss('撤销转出')
    },
  },
  {
    name: 'more than 200,000 yuan takes a face and a code, and the same order goes out with them',
    customer: SENDER,
    inChange: { on: 'h5', shows: ['transfer', 'account'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/AccountTurnOut')
      await driver.fill('附言（选填）', '购房款')
      await driver.fill('转出金额', '210000')
      await driver.tap('立即转出')
      await driver.tap('是本人意愿，继续')
      await driver.tap('确认转出')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('大额转出需确认是您本人')
      await driver.tap('我已阅读并单独同意')
      await driver.tap('开始识别')
      await answerFace(driver, '本人，通过')
      // The H5 was away at the face service's page, and the password doesn't wait in its storage.
      if (driver.platform === 'h5') await typePassword(driver, DEMO_PASSWORD)
      await typeCode({ driver, bank })
      await driver.see('已到账')
      await driver.see('210,000.00')
      await driver.see('购房款')
    },
  },
  {
    name: 'an account whose money is frozen takes money, and the freeze takes it',
    customer: 'tanglin',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/AccountTurnInto')
      await driver.see('转入的资金将先用于补足冻结金额')
      await confirmTransfer(driver, '转入', '400')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('转入成功')
      await driver.open('/FrozenAmountLists')
      await driver.see('司法冻结')
      await driver.see('13,000.00')
      await driver.see('50,000.00')
      await driver.open('/AccountTurnOut')
      await driver.see('您的账户资金已被冻结')
    },
  },
]
