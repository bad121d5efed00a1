import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Journey, Scene } from './journey'
import { drawGesture, passEntry, typePassword } from './people'
import { confirmPurchase } from './order'

const SOURCE = { channel: 'HZJK', promote_id: 'P100', sales_id: 'S200', saverId: 'V300' }

/** Buys on the open page, and gives what the bank stored with the order about who brought the customer. */
async function buyAndAsk({ driver, bank }: Scene): Promise<Readonly<Record<string, string>> | undefined> {
  await driver.open('/ProductBuy')
  await confirmPurchase(driver, '立即存入', '存入金额', '100')
  await typePassword(driver, DEMO_PASSWORD)
  await driver.see('存入成功', 15_000)
  const [order] = await bank.orders()
  return order?.source
}

function expectSame(found: object | undefined, wanted: object): void {
  const sorted = (of: object | undefined) => JSON.stringify(Object.entries(of ?? {}).sort())
  if (sorted(found) !== sorted(wanted)) throw new Error(`the order keeps ${JSON.stringify(found)}`)
}

/** Customers brought by a partner, a promoter or the bank's staff (specification §3, §6, §9). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'who brought the customer is kept through entry, sign-in and a new start, and with the order',
    customer: 'lina',
    async run(scene) {
      const { driver, arrive } = scene
      await arrive('/ProductIndex', SOURCE)
      await driver.see('存款保险')
      await driver.open('/')
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('总资产')
      expectSame(await buyAndAsk(scene), SOURCE)
      await driver.restart('/')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('总资产')
      expectSame(await buyAndAsk(scene), SOURCE)
    },
  },
  {
    name: 'a partner’s customers see what the partner offers, and are told of what it doesn’t',
    customer: 'lina',
    async run({ driver, arrive }) {
      await arrive('/productDetailsHomePage', { marketNo: 'YZT202101' })
      await driver.see('普通储蓄一年')
      await driver.miss('日日盈现金管理类理财')
      await driver.open('/fnzqIndex')
      await driver.see('暂不支持从当前渠道购买')
    },
  },
  {
    name: 'an unknown channel and the staff’s channel make an ordinary customer no other',
    customer: 'lina',
    async run(scene) {
      const { driver, arrive } = scene
      await arrive('/', { channel: 'BANK_STAFF', marketNo: 'NOBODY' })
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('总资产')
      expectSame(await buyAndAsk(scene), { marketNo: 'NOBODY' })
    },
  },
  {
    name: 'staff come through their own channel',
    customer: 'hangyuan',
    async run(scene) {
      const { driver, arrive } = scene
      await arrive('/', { channel: 'BANK_STAFF' })
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('总资产')
      expectSame(await buyAndAsk(scene), { channel: 'BANK_STAFF' })
    },
  },
]
