import type { Picture } from '../fixtures/photo'
import { until } from '../mini-host/runtime/until'
import type { Journey } from './journey'

/** The eight bytes that every PNG begins with (PNG specification, 5.2). */
const PNG = '89504e470d0a1a0a'

function requirePng({ name, base64 }: Picture): void {
  if (!Buffer.from(base64, 'base64').toString('hex').startsWith(PNG)) throw new Error(`${name} is no PNG`)
}

/** What came and went: the list, a month's bill, and the records that a piece of it is made of. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a month’s bill is opened from the records and shared as a picture, and a piece of it opens its records',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/walletTransactionRecordList')
      await driver.see('存款到期')
      await driver.tap('月账单')
      await driver.see('转入和收益')
      await driver.see('月初余额')
      await driver.tap('上个月')
      await driver.see('月末余额')
      await driver.tap('分享账单图片')
      await driver.see('不含金额、姓名和账号')
      await driver.tap('生成图片')
      requirePng(await driver.handed())
      await driver.tapIfThere('发送给朋友')
      await driver.tap('转入和收益')
      await driver.see('400,000.00')
      await driver.miss('存款到期')
    },
  },
  {
    name: 'a record is searched by its amount and leads to its detail; one that is none leads back to all',
    customer: 'heping',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/walletTransactionRecordList', { type: 'nonsense' })
      await driver.see('旅行备用')
      await driver.fill('搜索明细', '1100')
      await driver.miss('旅行备用')
      await driver.tap('房租')
      await driver.see('交易后余额')
      await driver.see('已到账')
      await driver.open('/walletTransactionRecordDetail', { recordId: '1' })
      await driver.see('未查询到该笔明细')
      await driver.tap('查看全部明细')
      await driver.see('旅行备用')
    },
  },
  {
    name: 'what is money now and later, and how the balance went: each leads to what it is made of',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/myMoney')
      await driver.see('今日可支取')
      await driver.tap('理财可赎回')
      await driver.see('日日盈')
      await driver.open('/balanceView')
      await driver.see('有变动的日子')
      const changes = async () => (await driver.texts()).filter((text) => text.startsWith('日末余额')).length
      const ofAMonth = await changes()
      await driver.tap('一年')
      await until(
        async () => (await changes()) > ofAMonth,
        () => `a year shows no more changes than the ${ofAMonth} of a month`,
        15_000,
      )
    },
  },
  {
    name: 'the family’s sheet is read aloud where there is a voice, and kept as a picture without amounts, from the elder view',
    customer: 'zhangwei',
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.tap('切换为长辈版')
      await driver.tap('念给我听')
      await driver.see('有事找谁')
      await driver.see('265,000.00元')
      // The browser of tests has no voice, and our build no plugin.
      await driver.tap('开始念')
      await driver.seeNew('这里没有可用的中文语音')
      await driver.tap('隐藏金额')
      await driver.seeNew('金额不写也不念')
      await driver.miss('265,000.00元')
      await driver.tap('保存成图片')
      if (driver.platform === 'mini') for (const said of ['同意', '允许']) await driver.tap(said)
      requirePng(await driver.handed())
      await driver.see('图片已保存')
      await driver.open('/myMoney')
      await driver.tap('念给我听')
      await driver.see('家里的账')
    },
  },
]
