import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { SampleAct } from '@/routes/row'
import type { Driver } from '../drivers/types'
import { answerFace, DEBIT_CARD } from '../journeys/applicant'
import { typePassword } from '../journeys/people'
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

/** Another card chosen to be the first, up to the face that it takes. */
async function firstCardFace(driver: Driver): Promise<void> {
  await driver.tap('工资卡')
  await driver.tap('更换主卡')
  await driver.see('开始识别')
}

/** A search that finds nothing. */
async function searchNoBank(driver: Driver): Promise<void> {
  await driver.fill('搜索银行', '火星')
  await driver.see('没有找到')
}

/** Another instruction than there is, up to its result: a second visitor changes it back. */
async function changeMaturity(driver: Driver): Promise<void> {
  await driver.see('当前处理方式')
  const renewing = await driver.see('当前处理方式：本息续存', 1000).then(
    () => true,
    () => false,
  )
  await driver.tap(renewing ? '到期转出' : '本息续存')
  if (!renewing) await driver.tap('我已阅读并同意')
  await driver.tap('确认修改')
  await typePassword(driver, DEMO_PASSWORD)
  await driver.see('最晚可再修改', 15_000)
}

/** What a route's sample says is done on its page (src/routes/row.ts). */
export const ACTS: Readonly<Record<SampleAct, (driver: Driver) => Promise<void>>> = {
  readIdCard,
  failFace,
  typeCard,
  beTaxedAbroad,
  seeProgress,
  firstCardFace,
  searchNoBank,
  changeMaturity,
  ...OPENINGS,
}
