import { COMPONENTS } from './programs'
import { openInJsdom } from './inJsdom'
import type { HostInJsdom } from '../mini-host/jsdom'
import { until } from '../mini-host/runtime/until'

let host: HostInJsdom
afterEach(() => host.close())

const open = async (): Promise<void> => {
  host = await openInJsdom({ directory: COMPONENTS, start: '/pages/detail/index' })
}
const lines = (): string[] => host.scope.getApp().log as string[]
const comes = (line: string): Promise<boolean> =>
  until(
    () => lines().includes(line),
    () => `${line} never came: ${lines().join(', ')}`,
  )

describe('a component', () => {
  test("lives before, within and after its page's own life", async () => {
    await open()
    await comes('detail onReady')
    await host.client.setVisible(false)
    await host.client.setVisible(true)
    await host.client.call('reLaunch', { url: '/pages/deeper/index' })
    expect([...lines()].filter((line) => !line.startsWith('deeper'))).toEqual([
      'early attached',
      'detail onLoad',
      'early show',
      'detail onShow',
      'early ready',
      'detail onReady',
      'early hide',
      'detail onHide',
      'early show',
      'detail onShow',
      'detail onUnload',
      'early detached',
    ])
  })

  test('that comes later is ready by itself', async () => {
    await open()
    await comes('detail onReady')
    await host.client.press('丙页')
    await comes('late ready')
    expect(lines().filter((line) => line.startsWith('late'))).toHaveLength(2)
  })
})

describe('a phone that is turned', () => {
  test.each([
    ['detail', ['early resize 1024', 'detail onResize']],
    ['deeper', []],
  ])('tells the page only if it may be turned: %s', async (page, expected) => {
    host = await openInJsdom({ directory: COMPONENTS, start: `/pages/${page}/index` })
    const heard: unknown[] = []
    host.scope.wx.onWindowResize?.((detail: unknown) => heard.push(detail))
    host.window.dispatchEvent(new host.window.Event('resize'))
    expect(lines().filter((line) => /resize/i.test(line))).toEqual(expected)
    expect(heard).toHaveLength(1)
  })
})
