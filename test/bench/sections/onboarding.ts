import type { Browser, Page } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { machineNow } from '@sandbox/kernel/clock'
import { launchWholeChromium } from '@test/drivers/chromium'
import { openH5 } from '@test/drivers/h5'
import { remember } from '@test/drivers/member'
import { openMini } from '@test/drivers/mini'
import { openMiniAs, personsOf } from '@test/drivers/persons'
import type { Driver } from '@test/drivers/types'
import type { Picture } from '@test/fixtures/photo'
import { NEW_CUSTOMER, openAnAccount } from '@test/journeys/applicant'
import { openConsole } from '@test/journeys/console'
import { counting } from '@test/journeys/counting'
import { PHONE_CONTEXT } from '@test/mini-host/chromium'
import { buildBoth, H5, WEAPP } from '../built'
import { listen, THROTTLE } from '../pageLoad'
import { makePhoto, notePicture } from '../photo'
import type { PictureFigures } from '../photo'
import { kilo, median, spread, table } from '../statistics'
import type { BenchOptions, Section } from './section'
import { beInWechat } from '@test/drivers/wechat'

/** 12 megapixels, as most phones take them. */
const PHOTO = [4000, 3000] as const
const RUNS = 5
const QUICK_RUNS = 1
const PATIENCE_MS = 60_000

/** A person on the page of the ID card, and the page in which their app runs. */
interface Holder {
  readonly platform: string
  readonly driver: Driver
  readonly page: Page
  close(): Promise<void>
}

async function openHolders(browser: Browser, bank: TestBank): Promise<readonly Holder[]> {
  const person = await personsOf(bank)('registered')
  const context = await browser.newContext(PHONE_CONTEXT)
  await remember(context, { sessionToken: person.app.token })
  const h5 = await openH5({ context, origin: bank.origin })
  const mini = await openMiniAs(person, { browser, directory: WEAPP, bankOrigin: bank.origin })
  await h5.open('/VerifiedIdCard')
  await mini.open('/VerifiedIdCard')
  await mini.host().client.setPhone({ privacy: 'given' })
  return [
    { platform: 'H5', driver: h5, page: h5.page(), close: () => context.close() },
    { platform: 'mini-program', driver: mini, page: mini.host().page, close: () => mini.close() },
  ]
}

/** Takes one picture through the app: from the tap until the bank has it. */
async function takePicture({ driver, page }: Holder, photo: Picture, slower: number): Promise<PictureFigures> {
  await driver.open('/VerifiedIdCard')
  await driver.see('拍摄人像面')
  await driver.photo(photo)
  const figures = await notePicture(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  try {
    await driver.tap('拍摄人像面')
    await driver.see('人像面已上传', PATIENCE_MS)
    return await figures()
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await cdp.detach()
  }
}

async function pictures(browser: Browser, bank: TestBank, { quick, say }: BenchOptions): Promise<string> {
  const photo = await makePhoto(browser, PHOTO)
  const holders = await openHolders(browser, bank)
  const rows: string[][] = []
  try {
    for (const holder of holders) {
      for (const slower of [1, THROTTLE.cpu]) {
        const runs: PictureFigures[] = []
        for (let run = 0; run < (quick ? QUICK_RUNS : RUNS); run += 1) {
          runs.push(await takePicture(holder, photo, slower))
        }
        const cpu = slower === 1 ? 'as it is' : `${slower}× slower`
        const of = (figure: keyof PictureFigures): number => median(runs.map((one) => one[figure]))
        rows.push([holder.platform, cpu, spread(runs.map(({ ms }) => ms)), String(of('rounds')), kilo(of('bytes'))])
        say(`  a picture on the ${holder.platform}, ${cpu}`)
      }
    }
  } finally {
    await Promise.all(holders.map((holder) => holder.close()))
  }
  const size = `${PHOTO.join(' × ')} points, ${((photo.base64.length * 3) / 4 / 1e6).toFixed(1)} MB`
  return `A photo of an ID card (${size}), from the app having it to its request to the bank; at most 10 encodings and 524 kB:\n\n${table(['platform', 'CPU', 'ms', 'encodings', 'kB sent'], rows)}`
}

const nameOfCall = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** What a new person's phone asks before each of the first two screens: consent, and the first step of opening. */
async function firstVisit(browser: Browser, bank: TestBank): Promise<string> {
  const context = await browser.newContext({ ...PHONE_CONTEXT, serviceWorkers: 'block' })
  try {
    await beInWechat(context.request, bank.origin, NEW_CUSTOMER)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const traffic = listen(cdp)
    const rows: string[][] = []
    const calls: string[] = []
    const now = () => {
      const paths = traffic.list().map(({ path }) => path)
      return {
        requests: paths.length,
        bytes: traffic.transferred(),
        calls: paths.filter((path) => path.startsWith('/api/')),
      }
    }
    let before = { requests: 0, bytes: 0, calls: [] as string[] }
    const note = async (screen: string, text: string): Promise<void> => {
      await page.getByText(text).first().waitFor()
      const seen = now()
      await page.waitForLoadState('networkidle')
      const rested = now()
      const since = ({ requests, bytes, calls: asked }: typeof before): string[] => [
        String(requests - before.requests),
        kilo(bytes - before.bytes),
        String(asked.length - before.calls.length),
      ]
      rows.push([screen, ...since(seen), ...since(rested)])
      calls.push(rested.calls.slice(before.calls.length).map(nameOfCall).join(', '))
      before = rested
    }
    await page.goto(`${bank.origin}/main/`)
    await note('consent, over home', '隐私政策提示')
    await page.getByText('已阅读并同意').last().tap()
    await note('first step of opening', '第1步，共5步')
    const head = ['screen', 'requests', 'kB', 'calls', 'requests at rest', 'kB at rest', 'calls at rest']
    return [
      "A stranger's first visit on the H5, nothing cached, until each screen is seen and until nothing more is fetched (pages that come next are fetched ahead):",
      table(head, rows),
      `Called before consent: ${calls[0]}. After it: ${calls[1]}.`,
    ].join('\n\n')
  } finally {
    await context.close()
  }
}

/** All steps to an open account, as in the journey: the seconds a robot needs, the taps a person needs. */
async function wholeWay(browser: Browser, bank: TestBank): Promise<string> {
  const desk = openConsole(bank.origin)
  const rows: string[][] = []
  const walk = async (platform: string, driver: Driver, arrive: () => Promise<void>): Promise<void> => {
    const { driver: counted, effort } = counting(driver)
    try {
      const began = machineNow()
      await openAnAccount({ driver: counted, bank: desk, arrive })
      rows.push([platform, String(effort.taps), String(effort.fields), ((machineNow() - began) / 1000).toFixed(1)])
    } finally {
      await driver.close()
    }
  }
  await desk.reset()
  const h5 = await openH5({ browser, origin: bank.origin })
  await walk('H5', h5, async () => {
    await beInWechat(h5.page().context().request, bank.origin, NEW_CUSTOMER)
    await h5.open('/')
  })
  await desk.reset()
  const phone = { loginCode: `demo:${NEW_CUSTOMER}` }
  const mini = await openMini({ browser, directory: WEAPP, bankOrigin: bank.origin, phone })
  await walk('mini-program', mini, () => mini.open('/'))
  return `From the first tap to the open account (test/journeys/onboarding.ts), fields typed beside what is chosen; the password's twelve digits are taps too:\n\n${table(['platform', 'taps', 'fields', 'seconds of the robot'], rows)}`
}

async function measure(options: BenchOptions): Promise<string> {
  await buildBoth()
  const browser = await launchWholeChromium()
  const bank = await startBank({ env: { STATIC_DIR: H5 } })
  try {
    const visit = await firstVisit(browser, bank)
    const way = await wholeWay(browser, bank)
    return [visit, way, await pictures(browser, bank, options)].join('\n\n')
  } finally {
    await bank.close()
    await browser.close()
  }
}

export const onboarding: Section = { name: 'onboarding', title: 'Opening an account', run: measure }
