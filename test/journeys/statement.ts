import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { Driver } from '../drivers/types'
import type { Picture } from '../fixtures/photo'
import type { Journey } from './journey'
import { allowFiles } from './applicant'
import { typePassword } from './people'

const CHECK_CODE = /^[2-9A-HJ-NP-Z]{4}( [2-9A-HJ-NP-Z]{4}){3}$/

/** The check code as it stands on the screen. */
export async function checkCode(driver: Driver): Promise<string> {
  await driver.see('验证码')
  const found = (await driver.texts()).find((text) => CHECK_CODE.test(text))
  if (found === undefined) throw new Error('there is no check code on the screen')
  return found
}

/** The file with one bit of one byte in its middle turned. */
function altered({ base64, ...file }: Picture): Picture {
  const content = Buffer.from(base64, 'base64')
  const middle = Math.floor(content.length / 2)
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle)
  return { ...file, base64: content.toString('base64') }
}

async function checkFile(driver: Driver, file: Picture): Promise<void> {
  await driver.photo(file)
  await driver.tap('选择文件')
  await allowFiles(driver, '移除')
  await driver.see('移除')
  await driver.tap('查验')
}

/** Documents: issued, read, saved, and verified by whoever holds them. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a statement is issued, saved and found genuine; altered by one bit it is refused',
    customer: 'lina',
    inChange: { on: 'h5', shows: ['statement'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/pdfshow')
      await driver.see('还没有文件')
      await driver.tap('申请文件')
      await driver.tap('申请')
      await typePassword(driver, DEMO_PASSWORD)
      await driver.see('可查看', 20_000)
      await driver.tap('账户交易明细')
      await driver.see('第 1 页 / 共 1 页')
      const code = await checkCode(driver)
      await driver.tap('保存原文件')
      const file = await driver.handed()
      await driver.tapIfThere('关闭')

      await driver.open('/pdfshow', { view: 'verify' })
      await driver.fill('验证码', code)
      await checkFile(driver, file)
      await driver.see('未被改动')
      await driver.see('期末余额')
      await driver.tap('移除')
      await checkFile(driver, altered(file))
      await driver.see('请勿采信')
      await driver.miss('期末余额')
    },
  },
  {
    name: 'somebody whom the bank doesn’t know checks a code that it never gave',
    customer: 'xinke',
    async run({ driver, arrive }) {
      await arrive('/pdfshow', { view: 'verify' })
      await driver.fill('验证码', 'abcd-efgh-jklm-npqr')
      await driver.tap('查验')
      await driver.see('我行未开具过')
    },
  },
]
