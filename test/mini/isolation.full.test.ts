import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchQuietChromium } from '../drivers/chromium'
import { COMPONENTS } from './programs'
import { openExample } from './examplePage'
import type { ExamplePage } from './examplePage'
import { openInJsdom } from './inJsdom'

let browser: Browser
let shown: ExamplePage | undefined
beforeAll(async () => {
  browser = await launchQuietChromium()
})
afterAll(() => browser.close())
afterEach(async () => {
  await shown?.host.close()
  shown = undefined
})

const opened = (): ExamplePage => {
  if (!shown) throw new Error('no page is open')
  return shown
}

/** The default colour, when no rule applies. */
const NOBODY = 'rgb(0, 0, 0)'
const APP = 'rgb(9, 0, 0)'
const PAGE = 'rgb(8, 0, 0)'
const ITSELF = 'rgb(7, 0, 0)'

/** Colour of the element with this text on the page in front. */
const colour = (text: string): Promise<string> =>
  opened()
    .host.page.locator('wx-webview:not([hidden])')
    .getByText(text, { exact: true })
    .evaluate((element) => getComputedStyle(element).color)

describe("a component's styles", () => {
  test.each([
    // Whether the page's rules reach the component, and the component's the page.
    ['isolated', 'rgb(1, 2, 2)', false, false],
    ['applied', 'rgb(2, 2, 2)', true, false],
    ['appliedInCode', 'rgb(3, 2, 2)', true, false],
    ['shared', 'rgb(4, 2, 2)', true, true],
    ['sharedInCode', 'rgb(5, 2, 2)', true, true],
  ])('%s', async (name, own, reached, reaches) => {
    shown = await openExample(browser, 'styles')
    expect({
      itself: await colour(`${name} by itself`),
      byPage: await colour(`${name} by page`),
      ofPage: await colour(`page by ${name}`),
    }).toEqual({ itself: own, byPage: reached ? PAGE : NOBODY, ofPage: reaches ? own : NOBODY })
  })

  test(':host is the component itself, and no other', async () => {
    shown = await openExample(browser, 'styles')
    const padding = (name: string): Promise<string> =>
      opened()
        .host.page.locator(name)
        .evaluate((element) => getComputedStyle(element).paddingLeft)
    expect(await padding('isolated')).toBe('7px')
    expect(await padding('applied')).toBe('0px')
  })

  test('are those of what is pressed in it', async () => {
    shown = await openExample(browser, 'styles')
    const { x, y } = (await opened().host.client.spot('isolated pressed'))!
    const session = await opened().host.context.newCDPSession(opened().host.page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    expect(await colour('isolated pressed')).toBe('rgb(6, 2, 2)')
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await colour('isolated pressed')).toBe(NOBODY)
  })

  test('stay on the pages that use it', async () => {
    shown = await openExample(browser, 'styles')
    await opened().host.client.call('navigateTo', { url: '/pages/plain/index' })
    expect(await colour('page by shared')).toBe(NOBODY)
    expect(await colour('page by app')).toBe(APP)
    await opened().host.client.call('navigateBack')
    expect(await colour('page by shared')).toBe('rgb(4, 2, 2)')
  })
})

test('a page that stands apart has its own styles and not those of the app', async () => {
  shown = await openExample(browser, 'apart')
  expect([await colour('page by app'), await colour('page by itself')]).toEqual([NOBODY, ITSELF])
})

test('a page whose code isolates it, which the host cannot do, fails by name', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'shown-'))
  cpSync(COMPONENTS, copy, { recursive: true })
  writeFileSync(join(copy, 'pages/plain/index.js'), "Component({ options: { styleIsolation: 'page-isolated' } })")
  const host = await openInJsdom({ directory: copy, start: '/pages/plain/index' })
  expect((await host.client.errors()).map(({ message }) => message)).toEqual([
    'pages/plain/index says "page-isolated" in its code: the host takes that of a page from its JSON only',
  ])
  host.close()
  rmSync(copy, { recursive: true })
})
