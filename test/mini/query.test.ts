import type { Browser } from 'playwright-core'
import { launchQuietChromium } from '../drivers/chromium'
import { openExample } from './examplePage'
import type { ExamplePage } from './examplePage'

const BAR = 44

let browser: Browser
let shown: ExamplePage
beforeAll(async () => {
  browser = await launchQuietChromium()
})
afterAll(() => browser.close())
beforeEach(async () => {
  shown = await openExample(browser, 'query')
})
afterEach(() => shown.host.close())

/** The results of both ways of asking, one a line. */
const answers = async (button: string, out: string): Promise<unknown[][]> => {
  await shown.tap(button)
  return (await shown.text(out)).split('\n').map((line) => JSON.parse(line) as unknown[])
}
/** An element's position below the bar. */
const place = async (selector: string): Promise<object> => {
  const { x, y, width, height } = (await shown.host.page.locator(selector).boundingBox())!
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
