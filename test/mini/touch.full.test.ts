import type { Browser } from 'playwright-core'
import { BASICS } from './programs'
import { launchQuietChromium } from '../drivers/chromium'
import { openInChromium } from '../mini-host/chromium'
import type { HostInChromium } from '../mini-host/chromium'
import { until } from '../mini-host/runtime/until'

let browser: Browser
let host: HostInChromium
beforeAll(async () => {
  browser = await launchQuietChromium()
})
afterAll(() => browser.close())
afterEach(() => host.close())

const open = async (start = '', phone = {}): Promise<void> => {
  host = await openInChromium({ directory: BASICS, start, phone, browser })
}

async function tap(name: string): Promise<void> {
  const spot = await host.client.spot(name)
  if (!spot || spot.problem) throw new Error(`${name}: ${spot?.problem ?? 'not there'}`)
  await host.page.touchscreen.tap(spot.x, spot.y)
}

const shows = (text: string): Promise<boolean> =>
  until(
    async () => (await host.client.texts()).some((found) => found.includes(text)),
    async () => `${text} is not among ${(await host.client.texts()).join(' | ')}`,
  )

test('a finger taps what it touches', async () => {
  await open()
  await tap('点了0次')
  await shows('点了1次')
  expect(await host.client.errors()).toEqual([])
})

test('a finger that moves taps nothing', async () => {
  await open()
  const { x, y } = (await host.client.spot('点了0次'))!
  const session = await host.context.newCDPSession(host.page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 40, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await host.client.texts()).toContain('点了0次')
})

test("a finger that stays makes a long press, with its touches and the element's data", async () => {
  await open('/pages/form/index')
  const { x, y } = (await host.client.spot('长按'))!
  const session = await host.context.newCDPSession(host.page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await shows('longpress 1 m')
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
})

test('rpx are 750 to the screen, and page styles leave with their page', async () => {
  await open()
  const box = host.page.locator('wx-view.box')
  expect(await box.evaluate((element) => element.getBoundingClientRect().width)).toBeCloseTo(187.5)
  const colour = (): Promise<string> =>
    host.page
      .locator('wx-view')
      .last()
      .evaluate((element) => getComputedStyle(element).color)
  expect(await colour()).toBe('rgb(1, 2, 3)')
  await host.client.call('navigateTo', { url: '/pages/form/index' })
  expect(await colour()).not.toBe('rgb(1, 2, 3)')
})

test('the page is as high as the screen without the bar', async () => {
  await open()
  const [height, half] = [(812 - 44) / 2, host.page.locator('.half')]
  expect(await half.evaluate((element) => parseFloat(getComputedStyle(element).width))).toBeCloseTo(height, 0)
})

test('a form collects what was typed, chosen and ticked', async () => {
  await open('/pages/form/index')
  await host.page.getByPlaceholder('姓名').fill('张三李四王五')
  expect(await host.page.getByPlaceholder('姓名').inputValue()).toBe('张三李四')
  await host.page.getByLabel('密码').fill('123456')
  await tap('乙')
  await tap('早')
  await tap('开关')
  await tap('选颜色')
  await tap('绿')
  await tap('确定')
  await shows('change {"value":1}')
  await tap('提交')
  await shows('{"name"')
  const out = (await host.client.texts()).find((text) => text.startsWith('{"name"')) ?? ''
  expect(JSON.parse(out)).toEqual({
    name: '张三李四',
    pin: '123456',
    note: '',
    kind: 'b',
    tags: ['x', 'y'],
    on: true,
    level: 30,
    colour: 1,
  })
})

test('server HTML keeps its bold and loses its scripts', async () => {
  await open('/pages/form/index')
  expect(await host.page.locator('wx-rich-text').innerHTML()).toBe('<b>粗</b>')
})

test('a swipe turns the swiper', async () => {
  await open('/pages/form/index')
  expect(await host.client.texts()).toContain('甲图')
  const box = (await host.page.locator('wx-swiper').boundingBox())!
  const session = await host.context.newCDPSession(host.page)
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - 150, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await shows('乙图')
})

test('a package is fetched from the server when first needed', async () => {
  await open()
  const fetched: string[] = []
  host.page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await tap('去远处')
  await shows('你好')
  expect(fetched).toContain('/__host__/package/packages/far')
  await host.page.getByLabel('返回').tap()
  await until(
    async () => (await host.client.pages()).length === 1,
    () => 'the page stays',
  )
})

test('what is stored outlives the app', async () => {
  await open('/pages/calls/index')
  await host.client.call('setStorage', { key: 'k', data: { n: 1 } })
  await host.relaunch('/pages/calls/index')
  expect(await host.client.call('getStorage', { key: 'k' })).toMatchObject({ data: { n: 1 } })
})

test('compressImage makes a real picture smaller', async () => {
  await open('/pages/calls/index', { privacy: 'given' })
  const base64 = await host.page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 })
    const pen = canvas.getContext('2d')!
    for (let x = 0; x < 600; x += 2) {
      pen.fillStyle = `hsl(${x * 7}, 80%, 50%)`
      pen.fillRect(x, 0, 2, 400)
    }
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  await host.client.setPhone({ photos: [{ name: 'a.png', type: 'image/png', base64 }] })
  const { tempFiles } = (await host.client.call('chooseMedia')) as { tempFiles: { tempFilePath: string }[] }
  const src = tempFiles[0]!.tempFilePath
  const sizeOf = async (filePath: string): Promise<number> =>
    ((await host.client.call('getFileInfo', { filePath })) as { size: number }).size
  const squeezed = async (quality: number): Promise<number> =>
    sizeOf(((await host.client.call('compressImage', { src, quality })) as { tempFilePath: string }).tempFilePath)
  expect(await squeezed(20)).toBeLessThan(await squeezed(90))
})
