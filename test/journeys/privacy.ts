import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { checkRegisterStatus } from '@/contract/entry/checkRegisterStatus'
import { updatePrivacyPolicyStatus } from '@/contract/entry/updatePrivacyPolicyStatus'
import { userVisit } from '@/contract/tracking/userVisit'
import type { Driver } from '../drivers/types'
import { BEFORE_CONSENT } from './beforeConsent'
import { until } from '../mini-host/runtime/until'
import type { Journey } from './journey'
import { confirmDevice, drawGesture, passEntry } from './people'

/** 张伟's. */
const MOBILE = '17000000001'

const ALLOWED = new Set<string>(BEFORE_CONSENT.map(({ call }) => call.path))

/** Longer than the app waits before it reads the fingerprint. */
const LONG_ENOUGH_MS = 3_000

async function askedTooEarly(driver: Driver, from = 0): Promise<readonly string[]> {
  await new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH_MS))
  return (await driver.asked()).slice(from).filter((each) => !ALLOWED.has(each))
}

function expectNothing(early: readonly string[]): void {
  if (early.length > 0) throw new Error(`asked before consent: ${early.join(', ')}`)
}

/** A customer's rights under the law on personal information (PIPL, articles 13 to 17 and 45). */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'before consent nothing is asked of the bank or the phone that is about the person',
    customer: 'zhangwei',
    inChange: { on: 'both', shows: ['entry'] },
    async run({ driver, arrive }) {
      await arrive()
      await driver.see('隐私政策提示')
      expectNothing(await askedTooEarly(driver))
      await driver.tap('已阅读并同意')
      await driver.see('请绘制手势密码')
      // Checks the calls recorded after the consent.
      const wanted = [updatePrivacyPolicyStatus, checkRegisterStatus, userVisit].map(({ path }) => path)
      const missing = async (): Promise<readonly string[]> => {
        const asked = await driver.asked()
        return wanted.filter((path) => !asked.includes(path))
      }
      await until(
        async () => (await missing()).length === 0,
        async () => `${(await missing()).join(', ')} was not recorded`,
      )
    },
  },
  {
    name: 'a withdrawn consent ends the session, and the prompt comes again before anything else',
    customer: 'zhangwei',
    async run({ driver, bank, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.tap('我的')
      await driver.tap('隐私中心')
      await driver.see('已同意')
      await driver.tap('撤回授权，隐私政策')
      await driver.see('撤回后将退出登录')
      await driver.tap('取消')
      await driver.see('已同意')
      await driver.tap('撤回授权，隐私政策')
      await driver.tap('确认撤回')
      await driver.see('隐私政策提示')
      const withdrawn = (await driver.asked()).lastIndexOf(updatePrivacyPolicyStatus.path)
      const early = (await askedTooEarly(driver, withdrawn + 1)).filter((path) => !/signOut$/.test(path))
      expectNothing(early)
      await driver.restart('/')
      await passEntry(driver, DEMO_GESTURE)
      // The device's lasting id went with the consent.
      await confirmDevice(driver, () => bank.smsCode(MOBILE))
      await driver.see('总资产')
      await driver.open('/SettingSecret')
      await driver.see('已撤回')
    },
  },
  {
    name: 'who agreed to a former policy reads what changed and the whole text before agreeing, and finds both versions',
    customer: 'baiyu',
    inChange: { on: 'h5', shows: ['compliance'] },
    async run({ driver, arrive }) {
      await arrive()
      await driver.see('隐私政策已更新')
      await driver.see('您此前同意的是版本4')
      await driver.tap('看看改了什么')
      await driver.see('写明注销前不用转出余额：余额连同利息在注销时转至您的主卡')
      await driver.see('原文：')
      await driver.tap('您此前同意的版本4全文')
      await driver.see('版本 4')
      await driver.tap('关闭')
      await driver.tap('同意新版')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('总资产')
      await driver.open('/SettingSecret')
      await driver.see('版本6（此前为版本4）')
    },
  },
  {
    name: 'a customer reads and takes away what the bank keeps on them',
    customer: 'zhangwei',
    inChange: { on: 'mini', shows: ['compliance'] },
    async run({ driver, arriveSignedIn }) {
      await arriveSignedIn()
      await driver.open('/SettingSecret')
      await driver.tap('导出我的信息')
      await driver.see('身份信息')
      await driver.see('170****0001')
      await driver.tap('导出文件')
      // WeChat itself asks before a mini-program may write to its clipboard.
      if (driver.platform === 'mini') await driver.tap('同意')
      await driver.see(driver.platform === 'h5' ? '已导出' : '已复制')
    },
  },
]
