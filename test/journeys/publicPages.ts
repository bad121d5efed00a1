import { DEMO_GESTURE, DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { BEFORE_CONSENT } from './beforeConsent'
import type { Journey } from './journey'
import { passEntry, typePassword } from './people'

/**
 * Pages that anybody may read and pages for some customers: public buying pages, invitations, partners' pages, closed
 * families.
 */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a buying page is read without a session, and its button signs in and leads back to what was typed',
    customer: 'lina',
    async run({ driver, arrive }) {
      await arrive('/ProductBuy', { productType: '20194' })
      await driver.see('登录后可查看余额并存入')
      await driver.fill('存入金额', '1000')
      // 1,000 yuan for a year at 1.30 %.
      await driver.see('1,013.00')
      await driver.miss('隐私政策提示')
      const early = (await driver.asked()).filter((path) => !BEFORE_CONSENT.some(({ call }) => call.path === path))
      if (early.length > 0) throw new Error(`asked before consent: ${early.join(', ')}`)
      await driver.tap('立即存入')
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('电子账户可用余额')
      await driver.see('1,013.00')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即存入')
      await driver.tap('确认存入')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
    },
  },
  {
    name: 'an exclusive family asks who comes before it shows anything, and opens to who is invited',
    customer: 'lina',
    async run({ driver, bank, arrive }) {
      await arrive('/exclusiveBuy', { productType: '20186' })
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('该产品仅面向受邀客户')
      await driver.miss('专享存一年')
      await bank.invite(findDemo('lina')?.mobileNo ?? '', 'exclusive', true)
      await bank.sellEveryFamily(true)
      await driver.open('/exclusiveIndex', { productType: '20186' })
      await driver.see('专享存一年')
      await driver.tap('立即存入')
      await driver.see('存入金额')
    },
  },
  {
    name: 'a family that the law has closed says so, is held on, and the console opens it',
    customer: 'heqi',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/addInterestDepositIndex')
      await driver.see('自2021年起停止新增')
      await driver.open('/addInterestDepositHoldList')
      await driver.see('20,000.00')
      await bank.sellEveryFamily(true)
      await driver.open('/addInterestDepositBuy')
      await driver.see('存入金额')
    },
  },
  {
    name: 'an adviser’s code is typed, and its rate is what the deposit is bought at',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/agrDepCode')
      await driver.see('尾号EP89')
      await driver.fill('协定利率码', 'ZW22 AGRD EP45')
      await driver.tap('验证利率码')
      await driver.see('协定利率码有误')
      await driver.fill('协定利率码', 'zw23 agrd ep45')
      await driver.tap('验证利率码')
      await driver.see('尾号EP45')
      await driver.tap('使用并存入')
      await driver.fill('存入金额', '60000')
      // Half a year: 40,000 yuan above the floor balance at 0.50 %, 20,000 below it at 0.05 %.
      await driver.see('60,105.00')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即存入')
      await driver.see('到期本息')
      await driver.tap('确认存入')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
      await driver.open('/agrDepCode')
      await driver.see('已使用')
    },
  },
  {
    name: 'a partner’s page is for who comes by the partner',
    customer: 'lina',
    async run({ driver, arrive }) {
      await arrive('/coopIndex')
      await driver.see('仅面向合作渠道的客户')
      await driver.open('/coopIndex', { channel: 'HZ202102' })
      await driver.see('增益存七天')
    },
  },
]
