import { COMPONENTS } from './programs'
import { openInJsdom } from './inJsdom'
import type { HostInJsdom } from '../mini-host/jsdom'
import { until } from '../mini-host/runtime/until'

let host: HostInJsdom
afterEach(() => host.close())

const lines = (): string[] => host.scope.getApp().log as string[]
const open = async (start = ''): Promise<void> => {
  host = await openInJsdom({ directory: COMPONENTS, start })
  await until(
    () => lines().some((line) => line.endsWith('onReady')),
    () => 'the first page is never ready',
  )
}
/** The functions that ran during some work. */
async function during(work: () => Promise<unknown>): Promise<string[]> {
  const before = lines().length
  await work()
  return [...lines()].slice(before).filter((line) => !line.endsWith('onReady'))
}
const switchTab = (page: string): Promise<unknown> => host.client.call('switchTab', { url: `/pages/${page}/index` })
const navigateTo = (page: string): Promise<unknown> => host.client.call('navigateTo', { url: `/pages/${page}/index` })
const paths = async (): Promise<string[]> => (await host.client.pages()).map(({ path }) => path)
/** Only the pages' lines, without those of their components. */
const ofPages = (logged: readonly string[]): string[] => logged.filter((line) => !/^(early|late)/.test(line))

describe('from tab to tab', () => {
  // WeChat's own table (页面路由): A and B are tabs, C was opened from A, and D from C.
  test.each([
    ['A to A', [], 'first', []],
    ['A to B', [], 'second', ['first onHide', 'second onLoad', 'second onShow']],
    ['C to A', ['detail'], 'first', ['detail onUnload', 'first onShow']],
    ['C to B', ['detail'], 'second', ['detail onUnload', 'second onLoad', 'second onShow']],
    [
      'D to B',
      ['detail', 'deeper'],
      'second',
      ['deeper onUnload', 'detail onUnload', 'second onLoad', 'second onShow'],
    ],
  ])('%s', async (_, opened, tab, expected) => {
    await open()
    for (const page of opened) await navigateTo(page)
    expect(ofPages(await during(() => switchTab(tab)))).toEqual(expected)
    expect(await paths()).toEqual([`pages/${tab}/index`])
  })

  test.each([
    ['first', ['deeper onUnload', 'first onLoad', 'first onShow']],
    ['second', ['deeper onUnload', 'second onLoad', 'second onShow']],
  ])('from a page that was shared, to %s', async (tab, expected) => {
    await open('/pages/deeper/index')
    expect(await during(() => switchTab(tab))).toEqual(expected)
  })

  test('a tab that was open before is only shown again, as it was left', async () => {
    await open()
    await switchTab('second')
    expect(await during(() => switchTab('first'))).toEqual(['second onHide', 'first onShow'])
    expect(await during(() => switchTab('second'))).toEqual(['first onHide', 'second onShow'])
    expect(await host.client.texts()).toEqual(['乙页', '甲', '乙'])
  })

  test('a launch of another page ends the tabs that are kept', async () => {
    await open()
    await switchTab('second')
    expect(await during(() => host.client.call('reLaunch', { url: '/pages/deeper/index' }))).toEqual([
      'second onUnload',
      'first onUnload',
      'deeper onLoad',
      'deeper onShow',
    ])
    expect(await during(() => switchTab('first'))).toEqual(['deeper onUnload', 'first onLoad', 'first onShow'])
  })
})

describe('the tab bar', () => {
  const chosen = (): string[] =>
    [...host.window.document.querySelectorAll('wx-tab-bar > [aria-selected=true]')].map(
      (item) => item.textContent ?? '',
    )

  test('leads to its pages and shows which one is open', async () => {
    await open()
    expect(chosen()).toEqual(['甲'])
    expect(await during(() => host.client.press('乙'))).toEqual([])
    await until(
      async () => (await paths())[0] === 'pages/second/index',
      () => 'the tab does not open',
    )
    expect(chosen()).toEqual(['乙'])
    await switchTab('first')
    expect(chosen()).toEqual(['甲'])
  })

  test('is under tab pages only', async () => {
    await open()
    await navigateTo('deeper')
    expect(await host.client.texts()).toEqual(['丁页'])
  })
})
