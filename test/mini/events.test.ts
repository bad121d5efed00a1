import type { Browser } from 'playwright-core'
import { launchQuietChromium } from '../drivers/chromium'
import { openHall } from './hall'
import type { HallPage } from './hall'
import type { ProgramEvent } from './host/runtime/programEvent'

const BAR = 44
const SCROLLED = 100

let browser: Browser
let hall: HallPage
beforeAll(async () => {
  browser = await launchQuietChromium()
})
afterAll(() => browser.close())
beforeEach(async () => {
  hall = await openHall(browser, 'touch')
})
afterEach(() => hall.host.close())

test('a tap tells where it was on the page and whose it is, as data only', async () => {
  const { page } = hall.host
  await page.locator('wx-page').evaluate((element, by) => (element.scrollTop = by), SCROLLED)
  const { x, y } = (await page.locator('.inner').boundingBox())!
  await page.touchscreen.tap(x + 5, y + 6)
  const event = JSON.parse(await hall.text('.told')) as ProgramEvent
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
  await hall.tap('走')
  await hall.shows('transitionend walker stage')
  await hall.tap('转')
  await hall.shows('transitionend walker stage,animationend spinner stage')
})
