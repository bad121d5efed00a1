import type { Browser } from 'playwright-core'
import { launchQuietChromium } from '../drivers/chromium'
import { openExample } from './examplePage'
import type { ExamplePage } from './examplePage'

let browser: Browser
let shown: ExamplePage
beforeAll(async () => {
  browser = await launchQuietChromium()
})
afterAll(() => browser.close())
beforeEach(async () => {
  shown = await openExample(browser, 'parts')
})
afterEach(() => shown.host.close())

describe('hidden', () => {
  const seen = async (): Promise<string[]> => {
    const texts = await shown.host.client.texts()
    return ['看不见', '也看不见', '按不到', '单类', '两类'].filter((text) => texts.includes(text))
  }

  test("hides what it stands on, unless a longer selector of the page's displays it", async () => {
    expect(await seen()).toEqual(['两类'])
  })

  test('follows its data', async () => {
    await shown.tap('换')
    await shown.shows('也看不见')
    expect(await seen()).toEqual(['看不见', '也看不见', '单类', '两类'])
    await shown.tap('换')
    expect(await seen()).toEqual(['两类'])
  })
})

describe('a swiper', () => {
  test('tells of a position that the page sets, but not of the one it begins with', async () => {
    await shown.tap('下一张')
    await shown.shows('1 two []')
    expect((await shown.host.client.texts()).filter((text) => text.includes('['))).toEqual(['1 two []'])
  })
})

describe('what a handler of input returns', () => {
  const typed = async (placeholder: string): Promise<{ value: string; cursor: number | null }> => {
    const field = shown.host.page.getByPlaceholder(placeholder)
    await field.focus()
    await shown.host.page.keyboard.type('ab')
    return field.evaluate((element) => {
      const { value, selectionStart } = element as HTMLInputElement
      return { value, cursor: selectionStart }
    })
  }

  test.each([
    ['a text takes the place of what was typed', '大写', { value: 'AB', cursor: 2 }],
    ['an object says where the cursor goes too', '光标', { value: 'ab--', cursor: 1 }],
    ['nothing leaves it', '照旧', { value: 'ab', cursor: 2 }],
  ])('%s', async (_, placeholder, expected) => expect(await typed(placeholder)).toEqual(expected))
})
