import type { WeChatSdk } from '../weChatSdk'
import type { MapView } from './types'

type Place = Parameters<WeChatSdk['openLocation']>[0]

const PLACE = { name: '长春朝阳支行', address: '样例大街18号', longitude: 125.318, latitude: 43.866 }

async function load(userAgent: string, openLocation: (place: Place) => void = () => undefined): Promise<MapView> {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent }, configurable: true })
  Object.defineProperty(globalThis, 'window', {
    value: { wx: { config: () => undefined, ready: (act: () => void) => act(), error: () => undefined, openLocation } },
    configurable: true,
  })
  let loaded: MapView | undefined
  await jest.isolateModulesAsync(async () => {
    loaded = (await import('./index.h5')).map
    const { configureSdk } = await import('../weChatSdk')
    await configureSdk({ appId: 'a', timestamp: 1, nonceStr: 'n', signature: 's' })
  })
  if (!loaded) throw new Error('not loaded')
  return loaded
}

afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

it('is there inside WeChat alone', async () => {
  expect((await load('Mozilla/5.0 (Linux; Android 14) Chrome/120')).isThere()).toBe(false)
  expect((await load('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50')).isThere()).toBe(true)
})

it('gives WeChat the place as Chinese maps have it, and says when it doesn’t open', async () => {
  const asked: Place[] = []
  const map = await load('MicroMessenger/8.0.50', (place) => {
    asked.push(place)
    if (asked.length === 1) place.success()
    else place.fail()
  })
  expect(await map.show(PLACE)).toEqual({ ok: true, value: undefined })
  expect(await map.show(PLACE)).toMatchObject({ ok: false })
  const [place] = asked
  expect(place).toMatchObject({ name: PLACE.name, address: PLACE.address })
  expect(Math.abs((place?.longitude ?? 0) - PLACE.longitude)).toBeGreaterThan(0.001)
})
