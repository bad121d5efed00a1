import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import { consentTo } from './applicant'
import type { Journey } from './journey'
import { drawGesture, typePassword } from './people'

/** What the other side shows, where this platform shows it, and the way back. */
async function seeOtherSide(driver: Driver, ...texts: readonly string[]): Promise<void> {
  if (driver.platform === 'mini') return driver.tap('允许')
  for (const text of texts) await driver.see(text)
  await driver.back()
}

/** Each other kind that hands something on, and what the other side then shows. */
const ALSO_OUT = [
  { route: '/kingdeeMiddlePage', name: '金蝶账务', by: '金蝶（示例）软件有限公司', got: '收到：企业编号' },
  {
    route: '/mbMiddle',
    name: '亿联手机银行App',
    by: '亿联手机银行App',
    got: '收到：手势密码是否已设置',
  },
  { route: '/customerMiddle', name: '在线客服', by: '示例云客服有限公司', got: '收到：客户号' },
] as const

/** Ways out of the bank and back, and what goes along. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a partner gets what was agreed to, once, and coming back opens nothing by itself',
    customer: 'lina',
    inChange: { on: 'mini', shows: ['bridge'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/yztMiddlePage')
      await driver.see('即将离开本行')
      await driver.tap('我已阅读并单独同意向一账通（示例）科技有限公司提供以上信息')
      await driver.tap('同意并前往')
      await seeOtherSide(driver, '收到：客户号')
      await driver.see('已前往一账通')
      await driver.tap('再次前往')
      await driver.see('即将离开本行')
      await driver.miss('同意并前往')
      await driver.open('/SettingSecret')
      await driver.see('向一账通（示例）科技有限公司提供信息授权')
      await driver.tap('撤回授权，向一账通（示例）科技有限公司提供信息授权')
      await driver.tap('确认撤回')
      await driver.open('/yztMiddlePage')
      await driver.see('同意并前往')
    },
  },
  {
    name: 'a customer who says no hands nothing on, and a partner that is down says so',
    customer: 'lina',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/goodGoOutLogin')
      await driver.tap('不同意')
      await driver.see('未提供任何信息')
      await bank.setTarget('goodGo', false)
      await driver.tap('重新查看')
      await driver.see('对方服务暂时无法访问')
      await bank.setTarget('goodGo', true)
      await driver.tap('重试')
      await driver.see('即将离开本行')
    },
  },
  {
    name: 'a loan is reckoned, and its app gets nothing but the selector; with a voucher, the voucher by consent',
    customer: 'zhangwei',
    inChange: { on: 'h5', shows: ['loan'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/yiD')
      await driver.see('每月还款')
      await driver.tap('了解并申请')
      await driver.see('不提供您的任何信息')
      await driver.tap('前往个人贷款')
      await seeOtherSide(driver, '演示环境未接入贷款应用')
      await driver.see('已前往个人贷款')
      await driver.open('/loancoupon', { type: 'interest' })
      await driver.tap('去使用')
      await driver.see('LV2026A001')
      await driver.tap('我已阅读并单独同意向示例消费金融有限公司提供以上信息')
      await driver.tap('同意并前往')
      await seeOtherSide(driver, '收到：贷款券编号', 'LV2026A001')
      await driver.see('已前往个人贷款')
    },
  },
  {
    name: 'a link that names a loan app leads nowhere without a word, and here says what it would lead to',
    customer: 'lina',
    async run({ driver, arrive }) {
      await arrive('/', { loan: '3' })
      await consentTo(driver)
      await driver.see('演示环境未接入贷款应用“助农贷”')
      await driver.tap('知道了')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('总资产')
    },
  },
  {
    name: 'books, the bank’s own app and the service get what was agreed to, and coming back says where one was',
    customer: 'qianduo',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      for (const { route, name, by, got } of ALSO_OUT) {
        await driver.open(route, route === '/customerMiddle' ? { as: 'me' } : {})
        await driver.tap(`我已阅读并单独同意向${by}提供以上信息`)
        await driver.tap('同意并前往')
        await seeOtherSide(driver, got)
        await driver.see(`已前往${name}`)
      }
      await driver.open('/billionPaLoadding', { productType: '20122' })
      await driver.see('增益存')
      await driver.tap('前往亿联手机银行App')
      await seeOtherSide(driver, '收到：产品代码')
      await driver.see('已前往亿联手机银行App')
      await driver.tap('再次前往')
      await driver.tap('在这里查看')
      await driver.see('立即存入')
    },
  },
  {
    name: 'an order at a partner is paid by the password, and the partner hears of it',
    customer: 'lina',
    only: 'h5',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/goodGoOutLogin')
      await driver.tap('我已阅读并单独同意向好物出行（示例）服务有限公司提供以上信息')
      await driver.tap('同意并前往')
      await driver.see('收到：客户号')
      await driver.tap('下单：城际巴士票')
      await driver.tap('用银行账户支付：城际巴士票')
      await driver.see('付款给好物出行')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('付款成功')
    },
  },
  {
    name: 'links from outside lead to pages of our own alone, and guides copy what they show',
    customer: 'lina',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/app', { to: '/Help' })
      await driver.see('自助办理')
      await driver.open('/app', { to: 'https://evil.example' })
      await driver.see('该链接已失效')
      await driver.open('/openBrowserNew', { to: '/Help' })
      await driver.see('/main/Help')
      await driver.tap('复制链接')
      // WeChat's own question before the clipboard is used.
      if (driver.platform === 'mini') await driver.tap('同意')
      await driver.open('/xcjrCheckQrcode', { code: 'XC22010003' })
      await driver.see('该服务站已撤销')
      await driver.open('/minipPage', { to: '/Help' })
      await driver.tap('打开小程序')
      if (driver.platform === 'mini') await driver.see('自助办理')
      else await driver.see('微信会在这里打开小程序')
    },
  },
]
