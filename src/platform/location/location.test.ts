import type { WeChatSdk } from '../weChatSdk'
import type { Location } from './types'
import { LOCATION_PROMPT } from './types'

type Asked = Parameters<WeChatSdk['getLocation']>[0]

const WECHAT = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50'
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/120'

const SIGNATURE = { appId: 'a', timestamp: 1, nonceStr: 'n', signature: 's' }

/** A page in a browser with this user agent, with WeChat's SDK and the browser's geolocation. */
async function page(userAgent: string, answer: (asked: Asked) => void) {
  const asked: string[] = []
  const declared: string[] = []
  const sdk: WeChatSdk = {
    config: ({ jsApiList }) => void declared.push(...jsApiList),
    ready: (act) => act(),
    error: () => undefined,
    updateAppMessageShareData: () => undefined,
    updateTimelineShareData: () => undefined,
    openLocation: () => undefined,
    getLocation(given) {
      asked.push(`WeChat ${given.type}`)
      answer(given)
    },
  }
  const geolocation = {
    getCurrentPosition(found: (position: { coords: { longitude: number; latitude: number } }) => void) {
      asked.push('browser')
      found({ coords: { longitude: 1, latitude: 2 } })
    },
  }
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent, geolocation }, configurable: true })
  Object.defineProperty(globalThis, 'window', { value: { wx: sdk }, configurable: true })
  let location: Location | undefined
  let configure: (() => Promise<unknown>) | undefined
  await jest.isolateModulesAsync(async () => {
    location = (await import('./index.h5')).location
    const { configureSdk } = await import('../weChatSdk')
    configure = () => configureSdk(SIGNATURE)
  })
  if (!location || !configure) throw new Error('not loaded')
  return { location, configure, asked, declared }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
  jest.useRealTimers()
})

it('asks the public account’s SDK for wgs84 inside WeChat, once the page is signed', async () => {
  const { location, configure, asked, declared } = await page(WECHAT, ({ success }) =>
    success({ longitude: 125.3, latitude: 43.8 }),
  )
  const found = location.locate()
  expect(asked).toEqual([])
  await configure()
  expect(await found).toEqual({ ok: true, value: { longitude: 125.3, latitude: 43.8 } })
  expect(asked).toEqual(['WeChat wgs84'])
  expect(declared).toContain('getLocation')
})

it.each<[string, (asked: Asked) => void, string]>([
  ['the person cancels', ({ cancel }) => cancel(), 'refused'],
  ['WeChat is denied it', ({ fail }) => fail({ errMsg: 'getLocation:fail auth deny' }), 'refused'],
  ['there is no signal', ({ fail }) => fail({ errMsg: 'getLocation:fail timeout' }), 'unavailable'],
])('has the prompt of the specification when %s', async (_, answer, kind) => {
  const { location, configure } = await page(WECHAT, answer)
  await configure()
  expect(await location.locate()).toEqual({ ok: false, error: { kind, prompt: LOCATION_PROMPT } })
})

it('does not wait for ever for a page that WeChat never takes', async () => {
  jest.useFakeTimers()
  const { location } = await page(WECHAT, () => undefined)
  const found = location.locate()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await found).toMatchObject({ error: { kind: 'unavailable' } })
})

it('asks the browser outside WeChat', async () => {
  const { location, asked } = await page(BROWSER, () => undefined)
  expect(await location.locate()).toEqual({ ok: true, value: { longitude: 1, latitude: 2 } })
  expect(asked).toEqual(['browser'])
})
