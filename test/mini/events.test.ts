import type { Browser } from 'playwright-core'
import { launchQuietChromium } from '../drivers/chromium'
import { openExample } from './examplePage'
import type { ExamplePage } from './examplePage'
import type { ProgramEvent } from '../mini-host/runtime/programEvent'

const BAR = 44
const SCROLLED = 100

let browser: Browser
let shown: ExamplePage
beforeAll(async () => {
  browser = await launchQuietChromium()
})
afterAll(() => browser.close())
beforeEach(async () => {
  shown = await openExample(browser, 'touch')
})
afterEach(() => shown.host.close())

test('a tap tells where it was on the page and whose it is, as data only', async () => {
  const { page } = shown.host
  await page.locator('wx-page').evaluate((element, by) => (element.scrollTop = by), SCROLLED)
  const { x, y } = (await page.locator('.inner').boundingBox())!
  await page.touchscreen.tap(x + 5, y + 6)
  const event = JSON.parse(await shown.text('.told')) as ProgramEvent
  const finger = { identifier: 0, clientX: x + 5, clientY: y + 6 - BAR, pageX: x + 5, pageY: y + 6 - BAR + SCROLLED }
  const [innerTop, left] = [y - BAR + SCROLLED, 30]
  expect(event).toEqual({
    type: 'tap',
    timeStamp: expect.any(Number),
    detail: { x: finger.pageX, y: finger.pageY },
    mark: { place: 'here' },
    target: { id: 'inner', dataset: { name: '内' }, offsetLeft: left, offsetTop: innerTop },
    currentTarget: { id: 'outer', dataset: { name: '外' }, offsetLeft: 0, offsetTop: innerTop - 10 },
    touches: [{ ...finger, identifier: expect.any(Number) }],
    changedTouches: [{ ...finger, identifier: expect.any(Number) }],
  })
})

test('the end of a transition and of an animation travels up to whoever listens', async () => {
  await shown.tap('走')
  await shown.shows('transitionend walker stage')
  await shown.tap('转')
  await shown.shows('transitionend walker stage,animationend spinner stage')
})
