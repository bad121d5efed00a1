import { randomUUID } from 'node:crypto'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoIdCardNo } from '@sandbox/host/seeding/idCards'
import type { Driver } from '../drivers/types'
import { answerFace } from './applicant'
import type { Journey } from './journey'
import { typePassword } from './people'

const personOf = (key: string) => {
  const demo = findDemo(key)
  if (!demo) throw new Error(`nobody has the key ${key}`)
  return { name: demo.name, idCardNo: demoIdCardNo(demo) }
}

async function ask(driver: Driver, person: { readonly name: string; readonly idCardNo: string }): Promise<void> {
  await driver.fill('姓名', person.name)
  await driver.fill('身份证号', person.idCardNo)
  await driver.tap('查询')
}

/** Payouts to people by name. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a payout is found and claimed by its person, once, and another’s is told to nobody',
    customer: 'lina',
    inChange: { on: 'h5', shows: ['special'] },
    async run({ driver, bank, arriveSignedIn }) {
      const { now } = await bank.state()
      const rows = [
        { ...personOf('lina'), amount: 123_456 },
        { ...personOf('heping'), amount: 98_765 },
      ]
      const payload = { title: '样例慰问金', purpose: '样例用途', claimUntil: addDays(dayOfInstant(now), 30), rows }
      const funded = await bank.fundSpecial({
        ...{ batchId: randomUUID(), payer: '样例市民政局', payerPhone: '0431-12345678' },
        payload: { ...payload, total: 222_221 },
      })
      if (!funded.done) throw new Error(funded.message)
      await arriveSignedIn()
      await driver.open('/specialIndex')
      await driver.see('领取不收取任何费用')
      await driver.tap('查询我的款项')
      await driver.tap('我已阅读并单独同意《人脸信息处理授权书》')
      await driver.tap('开始识别')
      await answerFace(driver, '本人，通过')
      await driver.see('请填写本人身份信息')
      await ask(driver, personOf('heping'))
      await driver.see('只能查询本人的款项')
      await ask(driver, personOf('lina'))
      await driver.see('样例慰问金')
      await driver.see('1,234.56')
      await driver.miss('987.65')
      await driver.tap('领取样例慰问金')
      await driver.tap('电子账户（今日还可收取10,000元）')
      await driver.see('领取后可用余额')
      await driver.tap('确认领取')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('已领取')
      await driver.see('申请电子回单')
      await driver.open('/speciaLists')
      await driver.see('没有待领取的款项')
      await driver.tap('领取记录')
      await driver.tap('样例慰问金')
      await driver.see('样例市民政局')
      const broken = await bank.violations()
      if (broken.length > 0) throw new Error(JSON.stringify(broken))
    },
  },
]
