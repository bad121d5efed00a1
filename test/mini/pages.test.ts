import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASICS } from './programs'
import { openInJsdom } from './inJsdom'
import type { HostInJsdom } from '../mini-host/jsdom'
import { until } from '../mini-host/runtime/until'

let host: HostInJsdom
const open = async (start = ''): Promise<void> => {
  host = await openInJsdom({ directory: BASICS, start })
}
afterEach(() => host.close())

const log = async (): Promise<string[]> => [...(host.scope.getApp().log as string[])]
const shows = (text: string): Promise<boolean> =>
  until(
    async () => (await host.client.texts()).some((found) => found.includes(text)),
    async () => `${text} is not among ${(await host.client.texts()).join(' | ')}`,
  )
const paths = async (): Promise<string[]> => (await host.client.pages()).map(({ path }) => path)

describe('pages', () => {
  test('are drawn, hear taps and show new data', async () => {
    await open()
    expect(await host.client.texts()).toEqual(expect.arrayContaining(['点了0次', '第0项一', '第1项二', '卡片卡内']))
    await host.client.press('点了0次')
    await shows('点了1次')
    expect(await host.client.setDataLog()).toMatchObject([{ page: 'pages/home/index', bytes: '{"count":1}'.length }])
  })

  test('live through their lifecycle in the order WeChat keeps', async () => {
    await open()
    await until(
      async () => (await log()).includes('home onReady'),
      () => 'onReady never came',
    )
    await host.client.press('去远处')
    await shows('你好%E8%BF%9C')
    await until(
      async () => (await log()).includes('far onReady'),
      () => 'onReady never came',
    )
    await host.client.call('navigateBack')
    expect(await log()).toEqual([
      'app onLaunch pages/home/index',
      'app onShow',
      'home onLoad {}',
      'home onShow',
      'home onReady',
      'home onHide',
      'far onLoad {"name":"%E8%BF%9C","n":"1"}',
      'far onShow',
      'far onReady',
      'far onUnload',
      'home onShow',
    ])
  })

  test('unload before the page that takes their place loads', async () => {
    await open()
    await host.client.call('redirectTo', { url: '/packages/far/pages/one/index' })
    const lines = (await log()).filter((line) => /onUnload|far onLoad/.test(line))
    expect(lines).toEqual(['home onUnload', 'far onLoad {}'])
    expect(await paths()).toEqual(['packages/far/pages/one/index'])
  })

  test('hear that the app leaves the screen and comes back', async () => {
    await open()
    await host.client.setVisible(false)
    await host.client.setVisible(true)
    expect((await log()).slice(-4)).toEqual(['home onHide', 'app onHide', 'app onShow', 'home onShow'])
  })
})

describe('the page stack', () => {
  test("refuses an eleventh page in WeChat's words", async () => {
    await open()
    for (let count = 2; count <= 10; count += 1) await host.client.call('navigateTo', { url: '/pages/calls/index' })
    expect(await host.client.call('navigateTo', { url: '/pages/calls/index' })).toEqual({
      errMsg: 'navigateTo:fail webview count limit exceed',
    })
    expect(await paths()).toHaveLength(10)
    expect(await host.client.call('redirectTo', { url: '/pages/form/index' })).toEqual({ errMsg: 'redirectTo:ok' })
  })

  test.each([
    ['navigateTo', { url: '/pages/none/index' }, 'navigateTo:fail page "pages/none/index" is not found'],
    ['navigateBack', {}, 'navigateBack:fail cannot navigate back at first page.'],
    ['switchTab', { url: '/pages/form/index' }, 'switchTab:fail can not switch to no-tabBar page'],
  ])('%s fails as WeChat says: %s', async (name, options, errMsg) => {
    await open()
    expect(await host.client.call(name, options)).toEqual({ errMsg })
  })

  test('goes back several pages at once, and never past the first', async () => {
    await open()
    for (const page of ['form', 'calls', 'form']) await host.client.call('navigateTo', { url: `/pages/${page}/index` })
    await host.client.call('navigateBack', { delta: 2 })
    expect(await paths()).toEqual(['pages/home/index', 'pages/form/index'])
    await host.client.call('navigateBack', { delta: 9 })
    expect(await paths()).toEqual(['pages/home/index'])
  })

  test('tells the app of a first page that does not exist and opens the entry page', async () => {
    await open('/pages/none/index?a=1')
    expect(await log()).toContain('app onPageNotFound pages/none/index')
    expect(await paths()).toEqual(['pages/home/index'])
  })

  test('is left with the one page a link leads to when the running app is opened through it', async () => {
    await open()
    await host.client.call('navigateTo', { url: '/pages/form/index' })
    await host.client.enter('/pages/calls/index?token=t')
    expect(await paths()).toEqual(['pages/calls/index'])
    expect(host.scope.wx.getEnterOptionsSync?.()).toMatchObject({ path: 'pages/calls/index', query: { token: 't' } })
    expect(host.scope.wx.getLaunchOptionsSync?.()).toMatchObject({ path: 'pages/home/index' })
    expect((await log()).slice(-3)).toEqual(['app onHide', 'app onShow', 'home onUnload'])
  })

  test('keeps the order of calls made at the same time', async () => {
    await open()
    await Promise.all(['form', 'calls'].map((page) => host.client.call('navigateTo', { url: `/pages/${page}/index` })))
    expect(await paths()).toEqual(['pages/home/index', 'pages/form/index', 'pages/calls/index'])
  })
})

describe('packages', () => {
  test('are loaded when first needed', async () => {
    await open()
    expect(await host.client.loadedPackages()).toEqual([''])
    await host.client.press('去远处')
    await shows('你好')
    expect(await host.client.loadedPackages()).toEqual(['', 'packages/far'])
  })

  test('of others may not be required', async () => {
    await open('/packages/far/pages/one/index')
    await host.client.press('跨包')
    expect((await host.client.errors()).map(({ message }) => message).join()).toMatch(
      /packages\/near\/secret\.js' is not defined/,
    )
  })

  test('resolve relative addresses from the page that asks', async () => {
    await open('/packages/far/pages/one/index')
    await host.client.press('再深')
    await shows('第二页')
  })
})

test('a component the host does not know fails with its name', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'basics-'))
  cpSync(BASICS, copy, { recursive: true })
  writeFileSync(join(copy, 'pages/home/index.wxml'), '<view><live-player /></view>')
  host = await openInJsdom({ directory: copy })
  expect((await host.client.errors()).map(({ message }) => message)).toContain(
    '<live-player> is not a component this host knows',
  )
  rmSync(copy, { recursive: true })
})

describe('the program', () => {
  test('sees JavaScript and nothing of the browser', async () => {
    await open()
    await host.client.press('看全局')
    await shows('undefined,undefined,undefined,undefined,function,true')
  })

  test('has its errors recorded and handed to the app', async () => {
    await open()
    await host.client.press('出错')
    expect(await host.client.errors()).toMatchObject([{ message: 'broken on purpose' }])
    expect(await log()).toContain('app onError broken on purpose')
  })

  test('is not tapped through a disabled button', async () => {
    await open()
    await host.client.press('不能点')
    expect(await host.client.texts()).toContain('点了0次')
  })

  test('hands out what it shares', async () => {
    await open()
    expect(await host.client.share('chat')).toEqual({ title: '分享' })
    expect(await host.client.share('timeline')).toBeUndefined()
    await host.client.call('navigateTo', { url: '/pages/form/index' })
    expect(await host.client.share('chat')).toBeUndefined()
  })

  test('hides its menu until it shows it again', async () => {
    await open()
    await host.client.call('hideShareMenu')
    expect(await host.client.share('chat')).toBeUndefined()
    await host.client.call('showShareMenu')
    expect(await host.client.share('chat')).toEqual({ title: '分享' })
  })

  test('is offered to the timeline only where it is offered to chats', async () => {
    await open()
    const instance = () => host.scope.getCurrentPages().at(-1) ?? {}
    Object.assign(instance(), { onShareTimeline: () => ({ query: 'a=1' }) })
    expect(await host.client.share('timeline')).toEqual({ query: 'a=1' })
    await host.client.call('navigateTo', { url: '/pages/form/index' })
    Object.assign(instance(), { onShareTimeline: () => ({ query: 'a=1' }) })
    expect(await host.client.share('timeline')).toBeUndefined()
  })
})
