import type { SampleAct } from '@/routes/row'
import type { Driver } from '../drivers/types'
import { answerFace, DEBIT_CARD, photographBothSides } from '../journeys/applicant'

/** Both sides taken, and what was read of them to be confirmed. */
async function readIdCard(driver: Driver): Promise<void> {
  await photographBothSides(driver)
  await driver.see('请逐项核对')
}

/** A face that the service doesn't take for theirs. */
async function failFace(driver: Driver): Promise<void> {
  await driver.tap('开始识别')
  await answerFace(driver, '不是本人')
  await driver.see('未能确认是您本人')
}

async function typeCard(driver: Driver): Promise<void> {
  await driver.fill('银行卡号', DEBIT_CARD)
  await driver.see('工商银行 借记卡')
}

async function beTaxedAbroad(driver: Driver): Promise<void> {
  await driver.tap('仅为非居民')
  await driver.see('税收居民国（地区）1')
}

/** The page shows where the application stands once it has asked. */
const seeProgress = (driver: Driver): Promise<void> => driver.miss('等待中')

/** What a route's sample says is done on its page (src/routes/row.ts). */
export const ACTS: Readonly<Record<SampleAct, (driver: Driver) => Promise<void>>> = {
  readIdCard,
  failFace,
  typeCard,
  beTaxedAbroad,
  seeProgress,
}
