import type { Browser } from 'playwright-core'
import { machineNow } from '@sandbox/kernel/clock/machine'
import { openMini } from '../drivers/mini'
import type { MiniDriver } from '../drivers/mini'
import { weappBuild } from './programs'
import { until } from '../mini-host/runtime/until'
import { launchQuietChromium } from '../drivers/chromium'

let browser: Browser
let person: MiniDriver
beforeAll(async () => {
  browser = await launchQuietChromium()
})
afterAll(() => browser.close())
beforeEach(async () => {
  // No server is at port 1; what the person sees of the app itself is enough here.
  person = await openMini({ browser, directory: weappBuild(), bankOrigin: 'http://127.0.0.1:1' })
})
afterEach(() => person.close())

test('the driver opens routes of the build by name and tells where it is', async () => {
  await person.open('/')
  await person.see('演示环境')
  expect(await person.currentRoute()).toBe('/')
  await person.open('/ErrorInfo')
  expect(await person.currentRoute()).toBe('/ErrorInfo')
  expect(await person.errors()).toEqual([])
})

test('the page of an old name gives its place to the one of today’s, whatever lies beneath', async () => {
  await person.open('/')
  await person.see('演示环境')
  const { client } = person.host()
  await client.call('navigateTo', { url: '/pages/shelf/index?route=%2FfixedOpeningIndex' })
  await until(
    async () => (await person.currentRoute()) === '/productDetailsHomePage',
    () => 'the old name stands',
  )
  expect((await client.pages()).map(({ path }) => path)).toEqual(['pages/home/index', 'pages/shelf/index'])
  expect(await person.errors()).toEqual([])
})

test('pages show the time of the test that opens them', async () => {
  await person.open('/')
  const shown = await person.host().page.evaluate<number>('Date.now()')
  expect(Math.abs(shown - machineNow())).toBeLessThan(60_000)
})

test('the driver says what is there when a name is not', async () => {
  await person.open('/')
  await person.see('演示环境')
  await expect(person.tap('没有这个按钮')).rejects.toThrow(
    /"没有这个按钮" can't be tapped: it is not there; the screen shows: .*演示环境/,
  )
})

test('the tab bar leads where it says, and back again', async () => {
  await person.open('/')
  await person.tap('我的')
  await person.miss('存款、理财、资金管理')
  const there = await person.currentRoute()
  expect(there).not.toBe('/')
  await person.open('/')
  expect(await person.currentRoute()).toBe('/')
})
