import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { trackEvents } from '@/contract/tracking/trackEvents'
import { reportDevice } from '@/contract/security/reportDevice'
import { machineNow } from '@sandbox/kernel/clock'
import type { Driver } from '../drivers/types'
import type { Journey } from './journey'
import { drawGesture } from './people'

const CONFIG_FILE = '/api/static/trackingConfig.json'
/** The sandbox's configuration sends batches after two seconds. */
const FLUSH_MS = 4_000

async function asks(driver: Driver, path: string, patienceMs: number): Promise<boolean> {
  const end = machineNow() + patienceMs
  while (machineNow() < end) {
    if ((await driver.asked()).includes(path)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

async function expectAsked(driver: Driver, path: string, expected: boolean, patienceMs: number): Promise<void> {
  if ((await asks(driver, path, patienceMs)) !== expected)
    throw new Error(`${path} was ${expected ? 'never' : ''} asked; asked were ${(await driver.asked()).join(', ')}`)
}

/** What start-up does besides the first screen (docs/start-up.md). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'usage is followed on the way to an account when the bank wants it',
    customer: 'xinke',
    inChange: { on: 'mini', shows: ['tracking'] },
    async run({ driver, bank, arrive }) {
      await bank.flag('buriedPoint', '1')
      await arrive('/VerifiedPhone')
      await driver.tap('已阅读并同意')
      await driver.fill('手机号', '17000000003')
      await expectAsked(driver, CONFIG_FILE, true, 5_000)
      await expectAsked(driver, trackEvents.path, true, 15_000)
    },
  },
  {
    name: 'usage is followed by nobody when the bank doesn’t want it, and the device is told either way',
    customer: 'xinke',
    async run({ driver, arrive }) {
      await arrive('/VerifiedPhone')
      await driver.tap('已阅读并同意')
      await driver.fill('手机号', '17000000003')
      // In the mini-program there is no script that could take a fingerprint.
      await expectAsked(driver, reportDevice.path, driver.platform === 'h5', 5_000)
      await expectAsked(driver, CONFIG_FILE, true, 5_000)
      await expectAsked(driver, trackEvents.path, false, FLUSH_MS)
    },
  },
  {
    name: 'a refused position tells where the permission is set, and holds nothing up',
    customer: 'lina',
    async run({ driver, bank, arrive }) {
      await bank.flag('positionAtStart', '1')
      await arrive()
      await driver.tap('已阅读并同意')
      if (driver.platform === 'mini') {
        await driver.see('隐私保护指引')
        await driver.tap('拒绝')
      }
      await driver.see('位置权限设置为“询问”')
      await driver.tap('取消')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('总资产')
    },
  },
]
