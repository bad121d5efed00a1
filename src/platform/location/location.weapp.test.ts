import { location } from './index.weapp'

interface Asked {
  readonly type: string
  readonly success: (found: { longitude: number; latitude: number }) => void
  readonly fail: (reason: { errMsg: string }) => void
}

const mockAsked: Asked[] = []
jest.mock('@tarojs/taro', () => ({ getLocation: (asked: Asked) => void mockAsked.push(asked) }))

beforeEach(() => mockAsked.splice(0))

it('asks the mini-program’s own lookup for wgs84', async () => {
  const found = location.locate()
  expect(mockAsked.map(({ type }) => type)).toEqual(['wgs84'])
  mockAsked[0]?.success({ longitude: 125.3, latitude: 43.8 })
  expect(await found).toEqual({ ok: true, value: { longitude: 125.3, latitude: 43.8 } })
})

it.each([
  ['getLocation:fail auth deny', 'refused'],
  ['getLocation:fail timeout', 'unavailable'],
])('has the prompt of the specification (§8) at %s', async (errMsg, kind) => {
  const found = location.locate()
  mockAsked[0]?.fail({ errMsg })
  const prompt = '获取位置信息失败，请在手机系统设置中将微信的位置权限设置为“询问”后重试'
  expect(await found).toEqual({ ok: false, error: { kind, prompt } })
})
