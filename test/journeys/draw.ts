import type { Driver } from '../drivers/types'
import { until } from '../mini-host/runtime/until'
import type { Journey } from './journey'

/** Waits for a text that stands by itself: the sentences above it say the same words whatever is found. */
const seeAlone = (driver: Driver, ...wanted: readonly string[]): Promise<readonly string[]> =>
  until(
    async () => {
      const texts = await driver.texts()
      return wanted.every((text) => texts.includes(text)) && texts
    },
    async () => `not all of ${wanted.join(', ')} stand alone: ${(await driver.texts()).join(' | ')}`,
    15_000,
  )

/** The check that the bank's draw is what its seed says: the seed, each draw of one's own, and one that is typed. */
async function checkDraws(driver: Driver): Promise<void> {
  await driver.see('第1次')
  await driver.miss('核对中')
  const texts = await seeAlone(driver, '一致')
  const own = texts.filter((text) => /^号码\d+$/.test(text))
  const agreed = texts.filter((text) => text === '一致')
  if (own.length === 0 || agreed.length !== own.length + 1 || texts.includes('不一致'))
    throw new Error(`${agreed.length} of the seed and ${own.length} draws agree: ${texts.join(' | ')}`)
  const [, participant = ''] = /参与编号(\d+)/.exec(texts.find((text) => text.startsWith('我的抽奖')) ?? '') ?? []
  await driver.fill('参与编号', participant)
  await driver.fill('第几次', '1')
  await seeAlone(driver, (texts[texts.indexOf('第1次') + 1] ?? '').replace('号码', ''))
}

/** Draws, and how anybody checks them. */
export const JOURNEYS: readonly Journey[] = [
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
      await driver.tap('关闭')
      await driver.see('抽一次（还有2次机会）')
      await driver.see('第1次')
      await driver.open('/luckyDrawIndex', { actId: 'autumnDraw' })
      await driver.tap('核对抽奖结果')
      await checkDraws(driver)
      await driver.open('/zhouMyPrize')
      await driver.see('个税由本行缴纳')
      const broken = await bank.violations()
      if (broken.length > 0) throw new Error(JSON.stringify(broken))
    },
  },
]
