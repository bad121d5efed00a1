import type { SampleAct } from '@/routes/row'
import type { Driver } from '../drivers/types'
import { answerFace, DEBIT_CARD } from '../journeys/applicant'
import { beTaxedAbroad, OPENINGS, readIdCard } from './openings'

/** Shows a face that the service refuses. */
async function failFace(driver: Driver): Promise<void> {
  await driver.tapIfThere('我已阅读并单独同意')
  await driver.tap('开始识别')
  await answerFace(driver, '不是本人')
  await driver.see('未能确认是您本人')
}

async function typeCard(driver: Driver): Promise<void> {
  await driver.fill('银行卡号', DEBIT_CARD)
  await driver.see('工商银行 借记卡')
}

/** The page shows the application's state once the bank has answered. */
const seeProgress = (driver: Driver): Promise<void> => driver.miss('等待中')

/** What the `act` of a route's sample does on its page (src/routes/row.ts). */
export const ACTS: Readonly<Record<SampleAct, (driver: Driver) => Promise<void>>> = {
  readIdCard,
  failFace,
  typeCard,
  beTaxedAbroad,
  seeProgress,
  ...OPENINGS,
}
