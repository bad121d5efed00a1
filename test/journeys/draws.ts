import type { Journey } from './journey'

/** Draws, and how anybody checks them. */
export const DRAW_JOURNEYS: readonly Journey[] = [
  {
    name: 'a chance is drawn with, a draw that is over is checked by its seed, and a thing that was won gets its way',
    customer: 'yinxue',
    inChange: { on: 'mini', shows: ['draw'] },
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/luckyDrawIndex')
      await driver.see('概率5%')
      await driver.tap('抽一次（还有3次机会）')
      await driver.see('抽奖结果')
      await driver.tap('知道了')
      await driver.see('抽一次（还有2次机会）')
      await driver.see('第1次')
      await driver.open('/luckyDrawIndex', { actId: 'autumnDraw' })
      await driver.tap('核对抽奖结果')
      await driver.see('参与编号')
      await driver.see('一致')
      await driver.open('/zhouMyPrize')
      await driver.see('个税由本行缴纳')
      const broken = await bank.violations()
      if (broken.length > 0) throw new Error(JSON.stringify(broken))
    },
  },
]
