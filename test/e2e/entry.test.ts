import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { oauthRedirectBasic } from '@/contract/entry/oauthRedirectBasic'
import type { RouteName } from '@/routes/link'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import type { H5Driver } from '../drivers/h5'
import { beInWechat } from '../drivers/wechat'
import { isFull } from '../strength'
import { openConsole } from '../journeys/console'
import { passEntry } from '../journeys/people'
import { until } from '../mini-host/runtime/until'

/** Queries of links that somebody has made up, damaged or made too long. */
const ODD_QUERIES: readonly (readonly [string, string])[] = [
  ['a long query', `q=${'a'.repeat(600)}`],
  ['a query of eight thousand characters', `q=${'a'.repeat(8_000)}`],
  ['an escaped zero', 'q=%00'],
  ['a lone percent sign', 'q=100%'],
  ['half a character', 'q=%E5%AD'],
  ['an @', 'q=a@b'],
  ['an encoded address', 'q=https%3A%2F%2Fevil.example%2Fmain%2F'],
  ['an encoded address without its scheme', 'q=%2F%2Fevil.example'],
  ['a fragment that is no place', 'q=1#@//evil.example'],
]

/** Of what is too long, of what no text is, and of what would lead elsewhere one each; the others are the full run's. */
const IN_CHANGE = /aaa|%00|evil\.example%2Fmain/

describe('the way in, on the built H5', () => {
  let browser: Browser
  let bank: TestBank
  let driver: H5Driver

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
  })
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })
  beforeEach(async () => {
    await openConsole(bank.origin).reset()
    driver = await openH5({ browser, origin: bank.origin, still: true })
    // WeChat knows who holds the phone, so nobody has to choose on the way.
    await beInWechat(driver.page().context().request, bank.origin, 'lina')
  })
  afterEach(() => driver.close())

  it.each(isFull ? ODD_QUERIES : ODD_QUERIES.filter(([, query]) => IN_CHANGE.test(query)))(
    'a link with %s opens its page through sign-in, and no step of it is JSON',
    async (_, query) => {
      const page = driver.page()
      const steps: { readonly path: string; readonly type: string }[] = []
      page.on('response', (response) => {
        if (!response.request().isNavigationRequest()) return
        steps.push({ path: new URL(response.url()).pathname, type: response.headers()['content-type'] ?? '' })
      })
      await page.goto(`${bank.origin}/main/WalletBalance?${query}`, { waitUntil: 'commit' })
      await passEntry(driver, DEMO_GESTURE)
      await driver.see('可用余额')
      expect(await driver.currentRoute()).toBe('/WalletBalance')
      expect(steps.map(({ path }) => path)).toContain(oauthRedirectBasic.path)
      expect(steps.filter(({ type }) => type.includes('json'))).toEqual([])
      expect(await driver.errors()).toEqual([])
    },
  )

  it('an address that no page answers leaves the one page before it where it is', async () => {
    await driver.open('/securityEducation')
    await driver.see('常见骗局')
    await driver.move('/noSuchPage' as RouteName)
    await driver.see('页面不存在或暂未开放')
    await driver.see('常见骗局')
    // Going back in the browser's history takes a moment.
    await until(
      async () => (await driver.currentRoute()) === '/securityEducation',
      async () => `the address is ${driver.page().url()}`,
    )
    expect(await driver.errors()).toEqual([])
  })

  it('every call carries the address that the bank has told, once it has told one', async () => {
    const carried: (string | undefined)[] = []
    driver.page().on('request', (request) => {
      if (request.url().includes('/api/wechatbank/')) carried.push(request.headers()['x-ip'])
    })
    await driver.open('/ProductIndex')
    await driver.see('产品特点')
    await until(
      async () => carried.at(-1) === '127.0.0.1',
      () => `carried were ${carried.join(' | ')}`,
    )
  })
})
