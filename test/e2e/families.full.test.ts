import { TEST_COOKIE_ID } from '@sandbox/testing/client'
import type { Browser } from 'playwright-core'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { FAMILIES } from '@/domain/product/families'
import { BASE, h5Link, miniProgramLink } from '@/routes/link'
import { allOrNone } from '../drivers/allOrNone'
import { openH5 } from '../drivers/h5'
import { remember, signInMember } from '../drivers/member'
import { openMini } from '../drivers/mini'
import type { Driver } from '../drivers/types'
import { drawGesture } from '../journeys/people'
import { ownEverything } from './familyWalk'
import type { Stop } from './familyWalk'
import { weappBuild } from '../mini/programs'
import { launchQuietChromium } from '../drivers/chromium'
import { until } from '../mini-host/runtime/until'

jest.setTimeout(240_000)

const KEY = 'zhangwei'
/** Sentences that say a page could not show what it was asked for. */
const WRONG = ['页面出错了', '链接中的信息有误', '未查询到该笔交易', '网络繁忙', '请求失败']

/** Moves the running app to an address, without reloading it. */
type Move = (stop: Stop) => Promise<void>

/** Opens all stops in turn; gives a line for each that doesn't show what it must. */
async function walk(
  driver: Driver,
  stops: readonly Stop[],
  move: Move,
  read = driver.texts.bind(driver),
): Promise<string[]> {
  const missed: string[] = []
  for (const stop of stops) {
    await move(stop)
    let texts: readonly string[] = []
    const all = (): string => texts.join('\n')
    await until(
      async () => {
        texts = await read()
        return stop.sees.every((text) => all().includes(text))
      },
      () => '',
      5_000,
    ).catch(() => missed.push(`${stop.name} lacks ${stop.sees.filter((text) => !all().includes(text)).join(', ')}`))
    missed.push(...WRONG.filter((text) => all().includes(text)).map((text) => `${stop.name} shows ${text}`))
    const led = await driver.currentRoute()
    if (led !== stop.name) missed.push(`${stop.name} led to ${led}`)
  }
  return missed
}

describe('each of the 27 route families in each of the 7 roles, moved to within the running app', () => {
  let browser: Browser
  let bank: TestBank
  let stops: readonly Stop[]
  let token: string

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
    const customer = await signInMember(bank.origin, KEY)
    stops = await ownEverything(bank, KEY, customer)
    token = customer.token
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  it('are 189 addresses, and between them every code is shown', () => {
    expect(new Set(stops.map(({ name }) => name)).size).toBe(27 * 7)
    const shown = new Set(stops.map(({ code }) => code))
    const codes: readonly string[] = Object.values(FAMILIES).flatMap((family) => family.codes)
    expect(codes.filter((code) => !shown.has(code))).toEqual([])
  })

  it('show their family on the H5', async () => {
    const driver = await openH5({ browser, origin: bank.origin, still: true })
    try {
      const page = driver.page()
      await remember(page.context(), { sessionToken: token })
      await driver.open('/')
      await driver.see('总资产')
      const missed = await walk(driver, stops, async ({ name, query }) => {
        // As the browser's forward button does it: the shown page is removed before the next is drawn.
        await page.evaluate(
          async (address) => {
            const left = [...document.querySelectorAll('.taro_page')]
            window.history.pushState(null, '', address)
            window.dispatchEvent(new PopStateEvent('popstate'))
            while (left.some((each) => each.isConnected)) await new Promise(requestAnimationFrame)
          },
          BASE + h5Link(name, query),
        )
      })
      expect(missed).toEqual([])
      expect(await driver.errors()).toEqual([])
    } finally {
      await driver.close()
    }
  })

  it('show their family in the mini-program', async () => {
    const phone = { loginCode: `demo:${KEY}` }
    const driver = await openMini({
      browser,
      directory: weappBuild(),
      bankOrigin: bank.origin,
      phone,
      cookieId: TEST_COOKIE_ID,
      still: true,
    })
    try {
      await driver.open('/')
      await driver.see('请绘制手势密码')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('总资产')
      const { client } = driver.host()
      const missed = await walk(
        driver,
        stops,
        async ({ name, query }) => {
          await client.call('reLaunch', { url: miniProgramLink(name, query) })
        },
        // A page's title is in WeChat's own bar there.
        async () => [(await client.pages()).at(-1)?.title ?? '', ...(await driver.texts())],
      )
      expect(missed).toEqual([])
      expect(await driver.errors()).toEqual([])
    } finally {
      await driver.close()
    }
  })
})
