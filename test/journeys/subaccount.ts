import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { RouteName } from '@/routes/link'
import type { Driver } from '../drivers/types'
import { answerFace } from './applicant'
import type { Journey, Scene } from './journey'
import { typePassword } from './people'

const MOBILE = '17000000002'
const PASSWORD = '246813'

/** One class of accounts as the journey walks through it. */
interface ClassWalk {
  readonly class: 'II' | 'III'
  readonly home: RouteName
  readonly name: string
}

const PAYMENT: ClassWalk = { class: 'II', home: '/IICardIdex', name: '支付账户' }
const PURSE: ClassWalk = { class: 'III', home: '/lzhCardIdex', name: '零用账户' }

/** Types a new password on the keyboard that says this. */
async function typeNew(driver: Driver, title: string): Promise<void> {
  for (const [index, digit] of [...PASSWORD].entries()) {
    await driver.see(index === 0 ? title : `已输入${index}位`)
    await driver.tap(digit)
  }
}

/** From no account to one with a password: face, agreement, payment password, its own twice. */
async function openAccount({ driver }: Pick<Scene, 'driver'>, { home, name }: ClassWalk): Promise<void> {
  await driver.open(home)
  await driver.tap(`开立${name}`)
  await driver.see('由身份证本人操作')
  await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
  await driver.tap('开始识别')
  await answerFace(driver, '本人，通过')
  await driver.see('账户名称')
  await driver.tap(`我已阅读并同意《${name}服务协议》`)
  await driver.tap('同意协议并开立')
  await driver.tap('设置账户密码')
  await typePassword(driver, DEMO_PASSWORD)
  await typeNew(driver, '请设置账户密码')
  await typeNew(driver, '请再次输入账户密码')
  await driver.see('消费与转出限额')
}

/** Brings money from the electronic account, in yuan. */
async function fund(driver: Driver, amount: string): Promise<void> {
  await driver.tap('转入')
  await driver.fill('转入金额', amount)
  await driver.tap('确认转入')
  await typePassword(driver, DEMO_PASSWORD)
  await driver.see('转入成功')
  await driver.tap('查看支付账户')
}

/** Closes the account; what is left of it comes back. */
async function close(driver: Driver, left: string): Promise<void> {
  await driver.tap('注销账户')
  await driver.see('注销后电子账户可用')
  await driver.see(left)
  await driver.tap('继续')
  await typePassword(driver, DEMO_PASSWORD)
  await driver.see(`${left}元已转入电子账户`)
}

async function refused(paid: ReturnType<Scene['bank']['merchantPay']>, why: string): Promise<void> {
  const { done, message = '' } = await paid
  if (done || !message.includes(why)) throw new Error(`paid: ${done}, ${message}`)
}

/** Accounts of type II and III from opening to closing, each to its cap. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'an account of type II is opened, pays to its day’s cap and no further, and is swept when it is closed',
    customer: 'lina',
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await openAccount(scene, PAYMENT)
      await fund(driver, '12000')
      const order = { mobileNo: MOBILE, class: PAYMENT.class, password: PASSWORD }
      await refused(bank.merchantPay({ ...order, amount: 1_000_001 }), '每日最多10,000元')
      const paid = await bank.merchantPay({ ...order, amount: 1_000_000 })
      if (!paid.done) throw new Error(paid.message)
      await refused(bank.merchantPay({ ...order, amount: 1 }), '今日还可使用0元')
      await driver.open(PAYMENT.home)
      await driver.see('已用10,000元')
      await close(driver, '2,000.00')
      await driver.open('/IICardlist')
      await driver.see('已注销')
      await driver.tap('交易明细')
      await driver.see('示例商户')
    },
  },
  {
    name: 'a purse of type III is filled to 2,000 yuan and refuses more, is stopped and resumed, and swept when it is closed',
    customer: 'lina',
    inChange: { on: 'h5', shows: ['subaccount'] },
    async run(scene) {
      const { driver, bank, arriveSignedIn } = scene
      await arriveSignedIn()
      await openAccount(scene, PURSE)
      await driver.tap('转入')
      await driver.fill('转入金额', '2000.01')
      await driver.tap('确认转入')
      await driver.see('余额最多2,000元，目前还可转入2,000元')
      await driver.fill('转入金额', '2000')
      await driver.tap('确认转入')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('转入成功')
      await driver.tap('查看零用账户')
      await driver.tap('停用账户')
      await driver.tap('继续')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('该账户已停用')
      const order = { mobileNo: MOBILE, class: PURSE.class, password: PASSWORD }
      await refused(bank.merchantPay({ ...order, amount: 100 }), '已停用')
      await driver.tap('恢复使用')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('注销账户')
      await close(driver, '2,000.00')
      await driver.see(`开立${PURSE.name}`)
    },
  },
]
