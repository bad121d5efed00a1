import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import { answerFace } from './applicant'
import type { Journey } from './journey'
import { typePassword } from './people'

const CUSTOMER = 'lina'
const MOBILE = '17000000002'
const REPLACED_AFTER_DAYS = 7
const LAPSES_AFTER_DAYS = 6

async function report(driver: Driver, what: string): Promise<void> {
  await driver.open('/reportTheLoss')
  await driver.tap(what)
  await driver.see('立即停止')
  await driver.tap('立即挂失')
  await driver.tap('确认挂失')
  await driver.see('到期自动失效')
}

/** The face that a step of a case takes. */
async function showFace(driver: Driver): Promise<void> {
  await driver.tap('开始识别')
  await answerFace(driver, '本人，通过')
}

/** The first face of a customer, whose consent is asked for then and never again. */
async function showFirstFace(driver: Driver): Promise<void> {
  await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
  await showFace(driver)
}

/** A loss to each of its ends: replaced, lifted, lapsed. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a lost account is reported, refuses a merchant, is confirmed, and replaced a week later',
    customer: CUSTOMER,
    inChange: { on: 'h5', shows: ['loss'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await report(driver, '电子账户（')
      const paid = await bank.merchantPay({ mobileNo: MOBILE, class: '', amount: 100, password: DEMO_PASSWORD })
      if (paid.done || !paid.message?.includes('已挂失')) throw new Error(`paid: ${paid.done}, ${paid.message}`)
      await driver.tap('转为正式挂失')
      await showFirstFace(driver)
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已转为正式挂失')
      for (let days = 0; days < REPLACED_AFTER_DAYS; days += 1) await bank.move('day')
      await driver.tap('查看挂失记录')
      await driver.tap('补发新账号')
      await showFace(driver)
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已补发新账号')
      await driver.tap('查看挂失记录')
      await driver.see('已补发')
    },
  },
  {
    name: 'home says that the account is lost and leads to where a face lifts it',
    customer: CUSTOMER,
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await report(driver, '电子账户（')
      await driver.open('/')
      await driver.tap('电子账户已挂失，暂不能付款和交易')
      await driver.tap('解挂')
      await showFirstFace(driver)
      await driver.see('已解挂')
      await driver.see('24小时内转出限额暂时降低')
      await driver.open('/')
      await driver.miss('电子账户已挂失')
    },
  },
  {
    name: 'a report that nobody confirms lapses after its days, and may be made again',
    customer: CUSTOMER,
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await report(driver, '身份证')
      for (let days = 0; days < LAPSES_AFTER_DAYS; days += 1) await bank.move('day')
      await driver.open('/reportTheLossList')
      await driver.see('已失效')
      await report(driver, '身份证')
    },
  },
]
