import { TEST_COOKIE_ID } from '@sandbox/testing/client'
import type { Browser, Page } from 'playwright-core'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { miniProgramLink } from '@/routes/link'
import { machineNow } from '@sandbox/kernel/clock'
// The link reads the whole table.
import '@/routes/table'
import { launchWholeChromium } from '@test/drivers/chromium'
import { buyDeposits } from '@test/drivers/deposits'
import { openH5 } from '@test/drivers/h5'
import { meetVisitor, remember, signInMember } from '@test/drivers/member'
import { openMini } from '@test/drivers/mini'
import type { Driver } from '@test/drivers/types'
import { drawGesture } from '@test/journeys/people'
import { LIMITS, sumSetData } from '@test/mini/limits'
import { buildBoth, H5, WEAPP } from '../built'
import { THROTTLE } from '../pageLoad'
import { median, table } from '../statistics'
import type { BenchOptions, Section } from './section'

const FEW = { key: 'wuqiang', name: '吴强', count: 10 }
const MANY = { key: 'lina', name: '李娜', count: 1_000 }
type Holder = typeof FEW
const ROUTE = '/ProductHoldList'
const ROW = '.holding-row'
const FRAMES = 120
/** Pixels a frame: a fast scroll. */
const SPEED = 60

/** A text, because a function's tsx helpers wouldn't exist in the page. */
const COUNT_FRAMES = `new Promise((resolve) => {
  const shown = [...document.querySelectorAll('wx-page, .taro_page')].filter((each) => each.getClientRects().length > 0)
  const box = shown[shown.length - 1]
  const own = box && box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible'
  const took = []
  let before = performance.now()
  requestAnimationFrame(function each(now) {
    took.push(now - before)
    before = now
    if (took.length > ${FRAMES}) return resolve(took.slice(1))
    ;(own ? box : window).scrollBy(0, SPEED)
    requestAnimationFrame(each)
  })
})`

/** Milliseconds between frames while the page shown scrolls on, or stands still. */
const frames = (page: Page, speed: number): Promise<number[]> =>
  page.evaluate<number[]>(COUNT_FRAMES.replace('SPEED', String(speed)))

interface Scrolled {
  readonly still: number
  readonly moving: number
  readonly late: number
}

async function scroll(page: Page): Promise<Scrolled> {
  const still = median(await frames(page, 0))
  const moving = await frames(page, SPEED)
  const reached = await page.evaluate(() =>
    Math.max(window.scrollY, ...[...document.querySelectorAll('wx-page, .taro_page')].map((each) => each.scrollTop)),
  )
  if (reached === 0) throw new Error('nothing was scrolled')
  return { still, moving: median(moving), late: moving.filter((each) => each > still * 2).length }
}

const MORE = '加载更多'

/** Reads all pages of the list, and scrolls back to its beginning. */
async function readAll(driver: Driver, page: Page): Promise<void> {
  const offered = async (): Promise<boolean> => (await driver.controls()).some(({ name }) => name.includes(MORE))
  for (let left = MANY.count; await offered(); left -= 1) {
    if (left === 0) throw new Error(`${driver.platform}: the list never ends`)
    // The control may be gone, because the next page is also read automatically.
    await driver.tapIfThere(MORE)
    await page.waitForTimeout(100)
  }
  await page.evaluate(() => {
    document.querySelectorAll('wx-page, .taro_page').forEach((each) => each.scrollTo(0, 0))
  })
  await page.waitForTimeout(1_000)
}

const openedIn = (page: Page, from: number): Promise<number> =>
  page.waitForSelector(`wx-page ${ROW}, .taro_page ${ROW}`).then(() => machineNow() - from)

interface Figures {
  readonly opened: readonly number[]
  readonly scrolled: Scrolled
  readonly nodes: number
  readonly setData?: { readonly opening: string; readonly reading: string; readonly scrolling: string }
}

async function onH5(browser: Browser, bank: TestBank, holder: Holder, runs: number): Promise<Figures> {
  const driver = await openH5({ browser, origin: bank.origin })
  try {
    await remember(driver.page().context(), { sessionToken: (await signInMember(bank.origin, holder.name)).token })
    const opened: number[] = []
    for (let run = 0; run <= runs; run += 1) {
      const from = machineNow()
      await driver.restart(ROUTE)
      const session = await driver.page().context().newCDPSession(driver.page())
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu })
      opened.push(await openedIn(driver.page(), from))
    }
    await readAll(driver, driver.page())
    const scrolled = await scroll(driver.page())
    const nodes = await driver.page().evaluate(() => document.querySelectorAll('*').length)
    // The first run only fills caches.
    return { opened: opened.slice(1), scrolled, nodes }
  } finally {
    await driver.close()
  }
}

async function inMini(browser: Browser, bank: TestBank, holder: Holder, runs: number): Promise<Figures> {
  await meetVisitor(bank.origin, holder.key)
  const phone = { loginCode: `demo:${holder.key}` }
  const options = {
    browser,
    directory: WEAPP,
    bankOrigin: bank.origin,
    phone,
    cookieId: TEST_COOKIE_ID,
    slowDown: THROTTLE.cpu,
  }
  const person = await openMini(options)
  try {
    await person.open('/')
    await person.see('请绘制手势密码', 30_000)
    await drawGesture(person, DEMO_GESTURE)
    await person.see('总资产', 30_000)
    const { page, client } = person.host()
    const opened: number[] = []
    const traffic = async (work: () => Promise<unknown>): Promise<string> => {
      const before = (await client.setDataLog()).length
      await work()
      await page.waitForTimeout(500)
      const { count, bytes, largest, perSecond } = sumSetData((await client.setDataLog()).slice(before))
      return `${count} · ${bytes} · ${largest} · ${perSecond}`
    }
    let opening = ''
    for (let run = 0; run <= runs; run += 1) {
      if (run > 0) await client.call('navigateBack')
      opening = await traffic(async () => {
        const from = machineNow()
        await client.call('navigateTo', { url: miniProgramLink(ROUTE) })
        opened.push(await openedIn(page, from))
      })
    }
    const reading = await traffic(() => readAll(person, page))
    let scrolled: Scrolled | undefined
    const scrolling = await traffic(async () => {
      scrolled = await scroll(page)
    })
    if (!scrolled) throw new Error('nothing was scrolled')
    const { nodes } = await client.nodes()
    return { opened: opened.slice(1), scrolled, nodes, setData: { opening, reading, scrolling } }
  } finally {
    await person.close()
  }
}

async function measure({ quick, say }: BenchOptions): Promise<string> {
  await buildBoth()
  const browser = await launchWholeChromium()
  const bank = await startBank({ env: { STATIC_DIR: H5 } })
  try {
    for (const { key, count } of [FEW, MANY]) await buyDeposits(bank, key, count)
    const runs = quick ? 1 : 5
    const rows: string[][] = []
    const traffic: string[][] = []
    for (const [platform, on] of [
      ['H5', onH5],
      ['mini-program', inMini],
    ] as const) {
      const [few, many] = [await on(browser, bank, FEW, runs), await on(browser, bank, MANY, runs)]
      const ratio = median(many.opened) / median(few.opened)
      for (const [{ count }, figures] of [[FEW, few] as const, [MANY, many] as const]) {
        const { still, moving, late } = figures.scrolled
        const name = `${platform}, ${count}`
        rows.push([
          name,
          median(figures.opened).toFixed(0),
          figures === many ? ratio.toFixed(2) : '',
          still.toFixed(1),
          moving.toFixed(1),
          `${late} of ${FRAMES}`,
          String(figures.nodes),
        ])
        const { setData } = figures
        if (setData) traffic.push([name, setData.opening, setData.reading, setData.scrolling])
      }
      say(`  ${platform} done`)
    }
    return [
      `A customer's holdings, 10 and 1,000, four times slowed down. Opening: until the first row is on the screen (H5: loaded anew with warm caches; mini-program: from another page). Goal: 1,000 open at most 1.2 times as long as 10. Frames: ${FRAMES} of ${SPEED} px each, once all pages of the list are read; late is twice as long as a frame in which nothing happens.`,
      table(['list', 'opens ms', 'to 10', 'frame at rest ms', 'scrolling ms', 'late', 'nodes'], rows),
      `setData in the mini-program: calls · bytes · largest · most in one second (limits: ${LIMITS.setDataBytes} bytes, ${LIMITS.setDataPerSecond} calls a second). Scrolling comes as fast as frames do, ${FRAMES * SPEED} px in all.`,
      table(['list', 'opening', 'reading all pages', 'scrolling'], traffic),
    ].join('\n\n')
  } finally {
    await bank.close()
    await browser.close()
  }
}

export const lists: Section = { name: 'lists', title: 'Long lists', run: measure }
