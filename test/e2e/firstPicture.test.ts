import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { startBank, type TestBank } from '../../sandbox/testing/bank'
import { queryProducts } from '../../src/contract/product/queryProducts'
import { launchQuietChromium } from '../drivers/chromium'
import { remember, signInMember, type Remembered } from '../drivers/member'
import { PHONE_CONTEXT } from '../mini/host/chromium'

jest.setTimeout(120_000)

const PICTURE = '#first-picture'
const WECHAT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0'

/** What index.html draws of home before the app's scripts are there (src/pages/home/drawFirst.ts). */
describe('home’s first picture', () => {
  let browser: Browser
  let bank: TestBank
  let token: string
  let context: BrowserContext
  /** What is held back still; a page with a request on its way can't be closed. */
  const held: (() => void)[] = []

  beforeAll(async () => {
    ;[browser, bank] = await Promise.all([
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    ])
    token = (await signInMember(bank.origin, '张伟')).token ?? ''
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  afterEach(async () => {
    for (const release of held.splice(0)) release()
    await context?.close()
  })

  interface Opening {
    readonly path?: string
    readonly remembered?: Remembered
    readonly userAgent?: string
    readonly answer?: (route: Route) => Promise<void>
  }

  /** Home with the app held back until `app()`, and the bank's other answers until `others()`. */
  async function openHome({ path = '/', remembered = {}, userAgent, answer }: Opening = {}) {
    context = await browser.newContext({ ...PHONE_CONTEXT, ...(userAgent === undefined ? {} : { userAgent }) })
    await remember(context, { sessionToken: token, ...remembered })
    const page = await context.newPage()
    const hold = async (pattern: RegExp): Promise<() => void> => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      held.push(release)
      await page.route(pattern, async (route) => {
        await released
        await route.continue().catch(() => undefined)
      })
      return release
    }
    const others = await hold(/\/api\/wechatbank\/(?!config\/queryProducts)/)
    const app = await hold(/\/js\/app\./)
    if (answer) await page.route(`**${queryProducts.path}`, answer)
    await page.goto(`${bank.origin}/main${path}`, { waitUntil: 'commit' })
    return { page, app, others }
  }

  const picture = (page: Page) => page.waitForSelector(PICTURE)
  const gone = (page: Page) => page.waitForSelector(PICTURE, { state: 'detached' })

  it.each<[string, Opening]>([
    ['as everybody’s', {}],
    ['in the dark', { remembered: { colourMode: 'dark' } }],
    ['in WeChat, whose own bar stands above', { userAgent: WECHAT }],
  ])('is what the app draws then: %s', async (_, opening) => {
    const { page, app } = await openHome(opening)
    await picture(page)
    await page.evaluate(`window.drawn = document.querySelector('${PICTURE} .theme').cloneNode(true)`)
    app()
    await gone(page)
    const [drawn, shown] = (await page.evaluate(`[drawn, document.querySelector('#app .theme')].map((theme) => {
      theme.querySelector('.ui-toast')?.remove()
      return { look: theme.className, html: theme.innerHTML }
    })`)) as { look: string; html: string }[]
    expect(drawn).toEqual(shown)
    expect(drawn?.html).toContain('普通储蓄')
    expect(drawn?.html).toContain('代销')
  })

  it('keeps a tap for the app, which has home behind what it led to', async () => {
    const { page, app, others } = await openHome()
    await picture(page)
    const product = page.locator(`${PICTURE} .ui-product`).nth(1)
    const name = (await product.locator('.ui-product__name').textContent()) ?? ''
    await page.locator(`${PICTURE} .ui-tabs-bar__item`).nth(3).click()
    await product.click()
    app()
    others()
    await page.waitForURL(/\/main\/manbillionIndex\?productType=/)
    await page.getByText(name).last().waitFor()
    await page.goBack()
    await page.waitForURL(`${bank.origin}/main/`)
  })

  it('was scrolled as far as the app’s page then is', async () => {
    const { page, app } = await openHome()
    await picture(page)
    await page.evaluate(`document.querySelector('${PICTURE}').scrollTop = 120`)
    app()
    await gone(page)
    expect(await page.evaluate(`document.querySelector('.taro_page').scrollTop`)).toBe(120)
  })

  const reply = (change: (body: { code: number; products: Record<string, unknown>[] }) => void) => {
    return async (route: Route): Promise<void> => {
      const response = await route.fetch()
      const body = (await response.json()) as Parameters<typeof change>[0]
      change(body)
      await route.fulfill({ response, json: body })
    }
  }

  it.each<[string, Opening]>([
    ['nobody is signed in, for the app leaves at once', { remembered: { sessionToken: '' } }],
    ['the person uses the elder view', { remembered: { elderMode: true } }],
    ['a channel brought the customer', { path: '/?channel=HZ202102' }],
    ['a channel has brought the customer before', { remembered: { source: { codes: { channel: 'HZJK' }, at: 1 } } }],
    ['the bank refuses', { answer: reply((body) => (body.code = 1)) }],
    ['the bank’s answer is none', { answer: (route) => route.fulfill({ body: '<html>' }) }],
    ['a rate is no number', { answer: reply(({ products }) => products.forEach((each) => (each.appointRate = 'x'))) }],
    [
      'a yield isn’t there yet',
      { answer: reply(({ products }) => products.forEach((each) => delete each.sevenDayYield)) },
    ],
    ['nothing is on sale', { answer: reply((body) => (body.products = [])) }],
    ['the bank can’t be reached', { answer: (route) => route.abort() }],
  ])('isn’t drawn when %s', async (_, opening) => {
    const { page } = await openHome(opening)
    // Where it is drawn it is there after a third of that.
    await page.waitForTimeout(800)
    expect(await page.locator(PICTURE).count()).toBe(0)
    expect(await page.locator('#shell').count()).toBe(1)
  })

  it('writes what the bank says as text', async () => {
    const name = '<img src=x onerror=alert(1)>"&'
    const { page } = await openHome({
      answer: reply(({ products }) => products.forEach((each) => (each.productName = name))),
    })
    await picture(page)
    expect(await page.locator(`${PICTURE} .ui-product__name`).first().textContent()).toBe(name)
    expect(await page.locator(`${PICTURE} img`).count()).toBe(0)
  })
})
