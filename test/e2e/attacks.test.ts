import { eq, sql } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { schema } from '@sandbox/kernel/db'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { SESSION_IDLE_MS } from '@sandbox/kernel/session/limits'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { storedName } from '@/platform/storage/name'
import { STORED } from '@/platform/storage/stored'
import type { StoredKey } from '@/platform/storage/stored'
import { machineNow } from '@sandbox/kernel/clock'
import { allOrNone } from '../drivers/allOrNone'
import { launchWholeChromium } from '../drivers/chromium'
import { openH5 } from '../drivers/h5'
import type { H5Driver } from '../drivers/h5'
import { openConsole } from '../journeys/console'
import { drawGesture, passEntry } from '../journeys/people'
import { beInWechat } from '../drivers/wechat'
import { inFull } from '../inFull'
import { isFull } from '../strength'

// A second try tells a test that fails sometimes from one that fails; either is a fault (config/tasks/counts.mjs).
jest.retryTimes(1, { logErrorsBeforeRetry: true })

const CUSTOMER = 'lina'
/** Playwright turns off the back-forward cache, which customers' browsers have. */
const BACK_FORWARD_CACHE = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }

/** What a hostile or impatient person does with the real build in a real browser (security requirements). */
describe('the built H5', () => {
  let browser: Browser
  let bank: TestBank
  let driver: H5Driver
  const page = (): Page => driver.page()

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchWholeChromium(BACK_FORWARD_CACHE),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  beforeEach(async () => {
    await openConsole(bank.origin).reset()
    driver = await openH5({ browser, origin: bank.origin })
    // WeChat knows who holds the phone.
    await beInWechat(page().context().request, bank.origin, CUSTOMER)
  })

  afterEach(() => driver.close())

  const enter = async (): Promise<void> => {
    await driver.open('/')
    await passEntry(driver, DEMO_GESTURE)
    await driver.see('总资产')
  }

  inFull('keeps the lasting cookie id only for who has agreed', async () => {
    const stored = async (): Promise<number> =>
      (await page().context().cookies()).filter(({ name }) => name === 'bankCookieId').length
    await driver.open('/')
    await driver.see('隐私政策提示')
    expect(await stored()).toBe(0)
    await enter()
    const end = machineNow() + 10_000
    while ((await stored()) === 0 && machineNow() < end) await page().waitForTimeout(100)
    expect(await stored()).toBe(1)
  })

  it.each(isFull ? [45, 55, 65, 200] : [45])(
    'shows the page again that is gone back to %i ms after leaving it',
    async (soon) => {
      await driver.open('/')
      await driver.see('隐私政策提示')
      await page().evaluate((wait) => {
        const push = history.pushState.bind(history)
        history.pushState = (...given) => {
          push(...given)
          setTimeout(() => history.back(), wait)
        }
      }, soon)
      await driver.tap('《隐私政策》')
      await page().waitForTimeout(900)
      expect(await driver.currentRoute()).toBe('/')
      await driver.see('隐私政策提示', 1000)
    },
  )

  const beforePassword = async (yuan: string): Promise<void> => {
    await driver.open('/ProductBuy')
    await driver.fill('存入金额', yuan)
    await driver.tap('我已阅读并同意')
    await driver.tap('立即存入')
    await driver.tap('确认存入')
    await driver.see('请输入支付密码')
  }

  const orders = () =>
    bank.db.drizzle
      .select({ amount: schema.orders.amount })
      .from(schema.orders)
      .where(eq(schema.orders.customerId, demoCustomerId(CUSTOMER)))
      .orderBy(schema.orders.id)

  /** Everything a page leaves: both storages, cookies that scripts can read, and the document with what was typed. */
  const traces = () =>
    page().evaluate(() => ({
      session: { ...sessionStorage },
      local: { ...localStorage },
      cookie: document.cookie,
      document:
        document.documentElement.outerHTML +
        [...document.querySelectorAll('input')].map(({ value }) => value).join(' '),
    }))

  inFull('breaks none of its own security policy, and shows what a link carries as text', async () => {
    const violations: string[] = []
    page().on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
    })
    await enter()
    for (const route of [
      '/ProductIndex',
      '/WalletBalance',
      '/ProductHoldList',
      '/PersonalCenter',
      '/depositIndex',
    ] as const) {
      await driver.open(route, { msg: '<img src=x onerror="window.hacked=1">' })
      await page().waitForLoadState('networkidle')
    }
    await page().goto(
      `${bank.origin}/main/ErrorInfo?msg=${encodeURIComponent('<img src=x onerror="window.hacked=1">')}`,
    )
    await page().waitForLoadState('networkidle')
    expect(await page().evaluate(() => 'hacked' in window)).toBe(false)
    expect(violations).toEqual([])
  })

  inFull('keeps the sign-in code out of the address, the history and every later request', async () => {
    const later: string[] = []
    let code = ''
    page().on('request', (request) => {
      const given = new URL(request.url()).searchParams.get('token')
      if (given && request.isNavigationRequest()) code = given
      else later.push(`${request.url()} ${request.headers().referer ?? ''}`)
    })
    await enter()
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(page().url()).not.toContain(code)
    expect(later.filter((line) => line.includes(code))).toEqual([])
    expect(JSON.stringify(await traces())).not.toContain(code)
    expect(await page().evaluate(() => document.referrer)).not.toContain(code)
  })

  test('makes one order of twenty taps on the last digit in one moment', async () => {
    await enter()
    const before = (await orders()).length
    await beforePassword('123')
    for (const digit of DEMO_PASSWORD.slice(0, -1)) await driver.tap(digit)
    const last = DEMO_PASSWORD.slice(-1)
    const tapped = await page().evaluate((digit) => {
      const keys = [...document.querySelectorAll<HTMLElement>('button, [role="button"]')]
      const key = keys.find((one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === digit)
      for (let tap = 0; tap < 20; tap += 1) key?.click()
      return key !== undefined
    }, last)
    expect(tapped).toBe(true)
    await driver.see('存入成功', 15_000)
    expect((await orders()).slice(before)).toEqual([{ amount: 12_300 }])
  })

  inFull(
    'leaves no digit of the password in the page or in storage, and stores nothing it has not declared',
    async () => {
      await enter()
      await beforePassword('123')
      const part = DEMO_PASSWORD.slice(0, 5)
      for (const digit of part) await driver.tap(digit)
      expect(JSON.stringify(await traces())).not.toContain(part)
      await driver.tap(DEMO_PASSWORD.slice(-1))
      await driver.see('存入成功', 15_000)
      const { session, local, cookie, document } = await traces()
      expect(JSON.stringify({ session, local, cookie, document })).not.toContain(DEMO_PASSWORD)
      expect(JSON.stringify({ session, local })).not.toMatch(/李娜|17000000002|12300|123\.00/)
      // The specification's device cookie, a random name.
      expect(cookie).toMatch(/^(bankCookieId=[0-9a-f]{32})?$/)
      const declared = (Object.keys(STORED) as StoredKey[]).map(storedName)
      // The fingerprint service's simulator stores its made-up name.
      const extra = [...Object.keys(session), ...Object.keys(local)].filter((name) => !declared.includes(name))
      expect(extra.filter((name) => name !== 'sandboxDevice')).toEqual([])
    },
  )

  test('finds out by its id what became of an order whose answer was lost', async () => {
    await enter()
    const before = (await orders()).length
    await beforePassword('123')
    await page().route('**/trade/buyProduct', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    for (const digit of DEMO_PASSWORD) await driver.tap(digit)
    await driver.see('存入成功', 60_000)
    expect((await orders()).slice(before)).toEqual([{ amount: 12_300 }])
  })

  inFull('tells whose order a killed app has left open what became of it, once, and nobody else', async () => {
    /** Ends this run of the app; what is stored for the tab alone ends with it. */
    const kill = async (): Promise<void> => {
      await page().evaluate(() => sessionStorage.clear())
      await page().goto('about:blank')
    }
    const asked: string[] = []
    page().on('request', (request) => {
      if (request.url().includes('queryOperation')) asked.push(request.url())
    })
    await enter()
    const before = (await orders()).length
    await beforePassword('123')
    let taken = (): void => undefined
    const wasTaken = new Promise<void>((resolve) => (taken = resolve))
    await page().route('**/trade/buyProduct', async (route) => {
      await route.fetch()
      taken()
    })
    for (const digit of DEMO_PASSWORD) await driver.tap(digit)
    await wasTaken
    await kill()

    await beInWechat(page().context().request, bank.origin, 'zhangwei')
    await enter()
    await page().waitForTimeout(2_000)
    expect(asked).toEqual([])
    await kill()

    await beInWechat(page().context().request, bank.origin, CUSTOMER)
    await driver.open('/')
    await driver.see('请绘制手势密码')
    await drawGesture(driver, DEMO_GESTURE)
    await driver.see('购买产品已受理', 20_000)
    await driver.tap('查看结果')
    await driver.see('存入成功')
    expect((await orders()).slice(before)).toEqual([{ amount: 12_300 }])
    await driver.open('/')
    await driver.see('总资产')
    await page().waitForTimeout(2_000)
    expect(await driver.texts()).not.toContain('购买产品已受理')
    expect((await traces()).local[storedName('pendingOperations')]).toBeUndefined()
  })

  test('shows nothing of the person after signing out, back button included', async () => {
    await enter()
    await driver.open('/WalletBalance')
    await driver.see('50,000.00')
    const token = (await traces()).session[storedName('sessionToken')]
    expect(token).toBeDefined()
    await driver.open('/Setting')
    await driver.tap('退出登录')
    await driver.see('退出后需重新验证身份')
    await page().getByRole('dialog').getByText('退出登录').last().tap()
    // WeChat identifies the person at once; data from the bank again needs the gesture.
    await driver.see('请绘制手势密码')
    expect((await traces()).session[storedName('sessionToken')]).not.toBe(token)
    for (let step = 0; step < 3; step += 1) {
      await page()
        .goBack({ waitUntil: 'commit' })
        .catch(() => null)
      await page().waitForTimeout(1_000)
      expect((await driver.texts()).join(' ')).not.toContain('50,000.00')
    }
  })

  inFull(
    'asks who is there after five minutes without a sign of life, and goes on where the customer was',
    async () => {
      await enter()
      // Waits for home's own requests, so that they aren't the first to notice.
      await page().waitForLoadState('networkidle')
      await bank.db.drizzle
        .update(schema.sessions)
        .set({ usedAt: sql`${schema.sessions.usedAt} - ${SESSION_IDLE_MS + 1}` })
      await driver.tap('现在可用')
      await driver.see('请绘制手势密码')
      expect((await driver.texts()).join(' ')).not.toContain('50,000.00')
      await drawGesture(driver, DEMO_GESTURE)
      await driver.see('可用余额')
      await driver.see('50,000.00')
      expect(await driver.currentRoute()).toBe('/WalletBalance')
    },
  )

  inFull('asks for the session again when the browser brings a kept page back', async () => {
    await enter()
    await driver.open('/WalletBalance')
    await driver.see('50,000.00')
    let kept = false
    page().on('console', (message) => (kept ||= message.text() === 'brought back'))
    await page().evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => persisted && console.info('brought back')),
    )
    await page().goto(`${bank.origin}/sandbox/`)
    await bank.db.drizzle.update(schema.sessions).set({ endedAt: machineNow() })
    await page().goBack({ waitUntil: 'commit' })
    await driver.miss('50,000.00', 10_000)
    expect(kept).toBe(true)
  })
})
