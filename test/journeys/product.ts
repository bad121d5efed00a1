import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { until } from '../mini-host/runtime/until'
import type { Journey } from './journey'
import { typePassword } from './people'

/** Finding, comparing and choosing a product, and what is remembered of it afterwards (specification §2, §9). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a product is searched, compared, bought with a coupon, certified and found in the history',
    customer: 'zhangwei',
    inChange: { on: 'h5', shows: ['product', 'voucher', 'order', 'holding'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/newProductList')
      await driver.fill('搜索产品', '一年')
      await driver.miss('增益存三个月')
      await driver.tap('产品对比')
      await driver.tap('普通储蓄一年')
      await driver.tap('增益存一年')
      await driver.tap('开始对比（2/3）')
      await driver.see('可全额提前支取一次')
      await driver.see('10,130.00')
      await driver.tap('普通储蓄一年，查看详情')
      await driver.tap('立即存入')
      await driver.fill('存入金额', '10000')
      await driver.see('2张可用')
      await driver.tap('优惠券')
      await driver.tap('定期加息券0.20%')
      await driver.see('到期奖励20.00元')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即存入')
      await driver.tap('确认存入')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
      await driver.see('到期加息奖励')
      await driver.open('/histotyList')
      await driver.see('交易记录')
      await driver.tap('普通储蓄一年')
      await driver.tap('查看产品')
      await driver.see('加息奖励，持有到期后发放')
      await driver.tap('查看存单')
      await driver.see('人民币壹万元整')
      await driver.see('张伟')
    },
  },
  {
    name: 'a cash coupon pays its part of a purchase, and the account pays the rest',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/ProductBuy')
      await driver.fill('存入金额', '10000')
      await driver.tap('优惠券')
      await driver.tap('满10,000元抵10元现金券')
      await driver.see('抵扣10.00元')
      await driver.tap('我已阅读并同意')
      await driver.tap('立即存入')
      await driver.see('9,990.00')
      await driver.tap('确认存入')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('存入成功', 15_000)
      await driver.open('/WalletBalance')
      await driver.see('现金券抵扣')
      await driver.see('158,898.66')
    },
  },
  {
    name: 'the calendar leads from the assets to what is due in a later month',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/assetOverview')
      // Content from the bank moves what is below it.
      await driver.see('即将到期')
      await driver.tap('到期与收益日历')
      await driver.see('已得收益')
      const shown = async () => (await driver.texts()).find((text) => /^\d{4}年\d{1,2}月$/.test(text))
      const month = await shown()
      await driver.tap('下个月')
      await until(
        async () => month !== undefined && (await shown()) !== month,
        () => `the calendar still shows ${month}`,
        15_000,
      )
      await driver.see('待付利息')
    },
  },
]
