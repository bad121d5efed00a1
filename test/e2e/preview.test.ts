import { createServer, request as ask } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import { queryProducts } from '@/contract/product/queryProducts'
import { TEMPLATE_ID } from '@/platform/hostPage/preview'
import { storedName } from '@/platform/storage/name'
import { machineNow } from '@sandbox/kernel/clock'
import { inFull } from '../inFull'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { changed, drawnAndShown, HeldPhones, PICTURE, pictured, pictureGone } from '../drivers/heldPhones'
import type { Opening } from '../drivers/heldPhones'
import { signInMember } from '../drivers/member'

const WECHAT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0'

/** Passes everything on to the bank, but stops in the middle of index.html's template, as a slow network may. */
function relayStoppingInTemplate(origin: string): Server {
  return createServer((request, response) => {
    const { method, url, headers } = request
    request.pipe(
      ask(origin + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(response)
        void text(answer).then((page) => {
          const middle = page.indexOf(TEMPLATE_ID) + 200
          response.write(page.slice(0, middle))
          setTimeout(() => response.end(page.slice(middle)), 600)
        })
      }),
    )
  })
}

/** What index.html draws of home before the app's scripts are there (src/pages/home/renderPreview.ts). */
describe('home’s first picture', () => {
  let browser: Browser
  let bank: TestBank
  let token: string
  let phones: HeldPhones

  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(
      launchQuietChromium(),
      startBank({ env: { STATIC_DIR: process.env.STATIC_DIR ?? 'dist/h5' } }),
    )
    token = (await signInMember(bank.origin, '张伟')).token ?? ''
    phones = new HeldPhones(browser, bank.origin, [queryProducts.path])
  })

  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })

  afterEach(() => phones?.close())

  interface HomeOpening extends Opening {
    /** The session's token as stored on the phone. */
    readonly stored?: string
  }

  const openHome = ({ stored, remembered, ...opening }: HomeOpening = {}) =>
    phones.open({
      ...opening,
      remembered: { sessionToken: token, ...remembered },
      prepare: async (page) => {
        if (stored !== undefined)
          await page.addInitScript(([name, text]) => sessionStorage.setItem(name, text), [
            storedName('sessionToken'),
            stored,
          ] as const)
      },
    })

  it.each<[string, HomeOpening]>([
    ['as everybody’s', {}],
    ['in the dark', { remembered: { colourMode: 'dark' } }],
    ['in WeChat, whose own bar stands above', { userAgent: WECHAT }],
  ])('is what the app draws then: %s', async (_, opening) => {
    const [drawn, shown] = await drawnAndShown(await openHome(opening))
    expect(drawn).toEqual(shown)
    expect(drawn?.html).toContain('到期年利率')
    expect(drawn?.html).toContain('到期预计利息')
  })

  it('waits for style sheets that come after the bank’s answer', async () => {
    const { page } = await openHome({ slow: /\/css\/app\./ })
    await pictured(page)
    expect(await page.locator(`${PICTURE} .home-earn__line`).evaluate((line) => getComputedStyle(line).display)).toBe(
      'flex',
    )
    expect(await page.locator(`${PICTURE} .home-entrances`).evaluate((row) => getComputedStyle(row).display)).toBe(
      'flex',
    )
  })

  it('waits for the rest of the page, which the bank’s answer may overtake', async () => {
    const relay = relayStoppingInTemplate(bank.origin)
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
    try {
      const { page } = await openHome({ origin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}` })
      await pictured(page)
      expect(await page.locator(`${PICTURE} .home-earn__line`).count()).toBe(1)
      expect(await page.locator(`${PICTURE} .ui-tab-bar__item`).count()).toBe(4)
    } finally {
      relay.close()
    }
  })

  it('keeps a tap for the app, which has home behind what it led to', async () => {
    const { page, app, others } = await openHome()
    await pictured(page)
    const product = page.locator(`${PICTURE} .home-earn__open`)
    const name = (await product.locator('.home-earn__about').textContent())?.split(' ')[0] ?? ''
    await page.locator(`${PICTURE} .ui-tab-bar__item`).nth(3).click()
    await product.click()
    app()
    others()
    await page.waitForURL(/\/main\/\w+Index\?productType=/)
    await page.getByText(name).last().waitFor()
    await page.goBack()
    await page.waitForURL(`${bank.origin}/main/`)
  })

  inFull('leads where an impatient second tap led already, once', async () => {
    const { page, app, others } = await openHome()
    await pictured(page)
    await page.locator(`${PICTURE} .home-earn__open`).click()
    // Taps again where the product was, as soon as the app has replaced the picture.
    await page.evaluate(`new MutationObserver((_, watching) => {
      if (document.querySelector('${PICTURE}')) return
      watching.disconnect()
      const { x, y } = document.querySelector('#app .home-earn__open').getBoundingClientRect()
      const tap = () => document.elementFromPoint(x + 20, y + 20)?.closest('.home-earn__open')?.click()
      for (const soon of [0, 10, 30, 60]) setTimeout(tap, soon)
    }).observe(document.body, { childList: true })`)
    app()
    others()
    await pictureGone(page)
    await page.waitForURL(/\/main\/\w+Index\?productType=/)
    await page.waitForTimeout(500)
    expect(await page.evaluate('history.length')).toBe(3)
  })

  inFull('forgets a tap when the person scrolls on', async () => {
    const { page, app, others } = await openHome()
    await pictured(page)
    await page.locator(`${PICTURE} .home-entrance`).first().click()
    await page.mouse.wheel(0, 300)
    await page.locator('.is-tapped').waitFor({ state: 'detached' })
    app()
    others()
    await pictureGone(page)
    await page.waitForTimeout(300)
    expect(page.url()).toBe(`${bank.origin}/main/`)
  })

  inFull('keeps what a keyboard does', async () => {
    const { page, app, others } = await openHome()
    await pictured(page)
    // 长辈版, then the first entrance.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('转入')
    app()
    await pictureGone(page)
    expect(
      await page.evaluate(`[document.activeElement.textContent, !!document.activeElement.closest('#app')]`),
    ).toEqual(['转入', true])
    others()
  })

  inFull('leads where Enter was pressed', async () => {
    const { page, app, others } = await openHome()
    await pictured(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    app()
    others()
    await page.waitForURL(`${bank.origin}/main/AccountTurnInto`)
  })

  it('says so when the app can’t be had', async () => {
    const { page } = await openHome({ lost: /\/js\/app\./ })
    const again = page.getByRole('button', { name: '页面加载失败，点此重新加载' })
    await again.waitFor()
    await page.unroute(/\/js\/app\./)
    await again.click()
    await page.waitForSelector('#app .home-earn__open')
    expect(await again.count()).toBe(0)
  })

  it('was scrolled as far as the app’s page then is', async () => {
    const { page, app } = await openHome()
    await pictured(page)
    await page.evaluate(`document.querySelector('${PICTURE}').scrollTop = 120`)
    app()
    await pictureGone(page)
    expect(await page.evaluate(`document.querySelector('.taro_page').scrollTop`)).toBe(120)
  })

  const reply = changed<{ code: number; products: Record<string, unknown>[] }>

  // All at once, because waiting for nothing to appear takes as long for one as for all.
  inFull('isn’t drawn where home begins otherwise, nor of an answer that isn’t whole', async () => {
    const cases: readonly (readonly [string, HomeOpening])[] = [
      ['nobody is signed in, for the app leaves at once', { stored: '' }],
      ['the person uses the elder view', { remembered: { elderMode: true } }],
      ['a channel brought the customer', { path: '/?channel=HZ202102' }],
      [
        'a channel has brought the customer before',
        { remembered: { source: { codes: { channel: 'HZJK' }, at: machineNow() } } },
      ],
      ['the bank refuses', { answer: reply((body) => (body.code = 1)) }],
      ['there are no products in the answer', { answer: (route) => route.fulfill({ json: { code: 0 } }) }],
      ['the bank’s answer is none', { answer: (route) => route.fulfill({ body: '<html>' }) }],
      ['what the phone remembers is of another version', { stored: '{"version":9,"value":"0"}' }],
      [
        'a rate is no number',
        { answer: reply(({ products }) => products.forEach((each) => (each.appointRate = 'x'))) },
      ],
      [
        'the amount is less than anything takes',
        { answer: reply(({ products }) => products.forEach((each) => (each.minAmt = 2_000_000))) },
      ],
      ['nothing is on sale', { answer: reply((body) => (body.products = [])) }],
      ['the bank can’t be reached', { answer: (route) => route.abort() }],
    ]
    const opened = await Promise.all(cases.map(([, opening]) => openHome(opening)))
    const pages = opened.map(({ page }) => page)
    await Promise.all(opened.map(({ answered }) => answered))
    const ordinary = await openHome()
    await pictured(ordinary.page)
    await ordinary.page.waitForTimeout(500)
    const seen = await Promise.all(
      pages.map(async (page, index) => [cases[index]?.[0], await page.locator(PICTURE).count()]),
    )
    expect(seen).toEqual(cases.map(([name]) => [name, 0]))
    for (const page of pages) expect(await page.locator('#shell').count()).toBe(1)
  })

  it('is followed by two files with all that is behind its taps, once it is idle, and a tap fetches none', async () => {
    const { page, app, others } = await openHome()
    const files: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The script of the device's fingerprints is the bank's, and comes when it is asked for.
      if (/^\/main\/.*\.(?:js|css)$/.test(pathname)) files.push(pathname)
    })
    const sheet = page.waitForResponse(/\/css\/next\./)
    app()
    others()
    await (await sheet).finished()
    // Each page's styles are taken for loaded when the sheet has been applied.
    await page.waitForFunction(() => document.querySelector('link[data-href]') !== null)
    await page.waitForLoadState('networkidle')
    expect(files.filter((file) => /\/next\./.test(file))).toHaveLength(2)
    files.length = 0
    await page.getByText('产品', { exact: true }).last().tap()
    await page.getByText('想存的金额').waitFor()
    expect(files).toEqual([])
  })

  it('writes what the bank says as text', async () => {
    const name = '<img src=x onerror=alert(1)>"&'
    const { page } = await openHome({
      answer: reply(({ products }) => products.forEach((each) => (each.productName = name))),
    })
    await pictured(page)
    expect(await page.locator(`${PICTURE} .home-earn__about`).textContent()).toContain(name)
    expect(await page.locator(`${PICTURE} img`).count()).toBe(0)
  })
})
