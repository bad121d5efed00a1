import type { Browser } from 'playwright-core'
import { launchQuietChromium } from '../drivers/chromium'
import { openHall } from './hall'
import type { HallPage } from './hall'

const BAR = 44

let browser: Browser
let hall: HallPage
beforeAll(async () => {
  browser = await launchQuietChromium()
})
afterAll(() => browser.close())
beforeEach(async () => {
  hall = await openHall(browser, 'query')
})
afterEach(() => hall.host.close())

/** The results of both ways of asking, one a line. */
const answers = async (button: string, out: string): Promise<unknown[][]> => {
  await hall.tap(button)
  return (await hall.text(out)).split('\n').map((line) => JSON.parse(line) as unknown[])
}
/** An element's position below the bar. */
const place = async (selector: string): Promise<object> => {
  const { x, y, width, height } = (await hall.host.page.locator(selector).boundingBox())!
  const top = y - BAR
  return { left: x, top, right: x + width, bottom: top + height, width, height }
}

test('the page is measured without its components, by either way of asking', async () => {
  const [first, second] = await answers('量页面', '.own')
  expect(first).toEqual([
    { id: 'o', dataset: { n: 1 }, ...(await place('.outside')) },
    null,
    [{ id: 'o', dataset: { n: 1 } }],
  ])
  expect(second).toEqual(first)
})

test('a component is measured without its page, by either way of asking', async () => {
  const [first, second] = await answers('量组件', '.others')
  const { width, height } = { width: 375, height: 812 - BAR }
  expect(first).toEqual([
    { id: '', dataset: {}, ...(await place('box wx-view[style*="120px"]')) },
    null,
    { width, height, scrollLeft: 0, scrollTop: 0, scrollWidth: width, scrollHeight: expect.any(Number) },
    { id: '', dataset: {}, scrollLeft: 0, scrollTop: 15, scrollWidth: 90, scrollHeight: 300 },
    { mark: { kind: '组件' }, color: 'rgb(1, 2, 3)', hoverClass: 'lit' },
  ])
  expect(second).toEqual(first)
})
