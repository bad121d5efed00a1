import type { Journey } from './journey'

/** Money that is put aside, from the first pot to its end. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a pot is opened, filled and emptied at once, and closed with what it holds',
    customer: 'lina',
    inChange: { on: 'h5', shows: ['pots'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/pots')
      await driver.see('还没有存钱罐')
      await driver.tap('新建存钱罐')
      await driver.fill('名称', '新相机')
      await driver.fill('目标金额（元）', '2000')
      await driver.tap('新建存钱罐')
      await driver.see('积攒中')
      await driver.tap('新相机')
      await driver.tap('存入')
      await driver.fill('存入金额', '2000')
      await driver.see('存入后存钱罐')
      await driver.tap('确认存入')
      await driver.see('已达成')
      await driver.tap('转回')
      await driver.fill('转回金额', '500')
      await driver.tap('确认转回')
      await driver.see('积攒中')
      await driver.tap('关闭存钱罐')
      await driver.see('其中的1,500.00元将转回电子账户')
      await driver.tap('确认关闭')
      await driver.see('还没有存钱罐')
      await driver.open('/walletTransactionRecordList')
      await driver.see('存钱罐关闭转回')
    },
  },
]
