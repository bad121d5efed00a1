import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import type { RouteName } from '@/routes/link'
import type { Journey } from './journey'
import { passEntry } from './people'

/** Navigation: links from outside, back, paths that don't exist, no network (specification §2, §8). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a link to a page behind the gates leads there once they are passed',
    customer: 'zhangwei',
    async run({ driver, arrive }) {
      await arrive('/ProductHoldList')
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('现在支取可得利息')
    },
  },
  {
    name: 'a public product page opens for somebody who never signed in',
    customer: 'xinke',
    async run({ driver }) {
      await driver.open('/depositIndex')
      await driver.see('存款保险')
    },
  },
  {
    name: 'an old name leads to the new one, in the address too, and back leads past it',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.tap('现在可用')
      await driver.see('可用余额')
      await driver.open('/fixedOpeningIndex')
      await driver.see('普通储蓄')
      if ((await driver.currentRoute()) !== '/productDetailsHomePage') throw new Error('the old name stands')
      await driver.tap('普通储蓄一年')
      await driver.see('立即存入')
      await driver.back()
      await driver.see('普通储蓄')
      if ((await driver.currentRoute()) !== '/productDetailsHomePage') throw new Error('back leads to the old name')
      // For a link from outside WeChat drops every page, so none is below the new one.
      if (driver.platform === 'mini') return
      await driver.back()
      await driver.see('可用余额')
    },
  },
  {
    name: 'a link whose parameters don’t fit gets a sentence, and home is one tap away',
    customer: 'zhangwei',
    async run({ driver, arrive }) {
      await arrive('/ProductIndex', { productType: '<script>' })
      await driver.see('首页')
      await driver.tap('返回首页')
      await driver.see('隐私政策提示')
    },
  },
  {
    name: 'going back keeps what was shown',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.tap('现在可用')
      await driver.see('可用余额')
      await driver.back()
      await driver.see('总资产')
    },
  },
  {
    name: 'an address that no page answers leads to ErrorInfo when there is nothing before it',
    customer: 'zhangwei',
    only: 'h5',
    async run({ driver, arrive }) {
      await arrive('/noSuchPage' as RouteName)
      await driver.see('页面不存在或暂未开放')
    },
  },
  {
    name: 'without a network the app says so and goes on when it is back',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.offline(true)
      await driver.see('网络已断开')
      await driver.offline(false)
      await driver.miss('网络已断开')
    },
  },
]
