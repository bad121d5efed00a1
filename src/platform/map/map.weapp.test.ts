import { map } from './index.weapp'

interface Asked {
  readonly name: string
  readonly longitude: number
  readonly success: (answer: object) => void
  readonly fail: (reason: { errMsg: string }) => void
}

const mockAsked: Asked[] = []
jest.mock('@tarojs/taro', () => ({ openLocation: (asked: Asked) => void mockAsked.push(asked) }))

beforeEach(() => mockAsked.splice(0))

it('shows a place on the mini-program’s own map, as Chinese maps have it', async () => {
  const shown = map.show({ name: '长春朝阳支行', address: '样例大街18号', longitude: 125.318, latitude: 43.866 })
  expect(mockAsked[0]?.name).toBe('长春朝阳支行')
  expect(Math.abs((mockAsked[0]?.longitude ?? 0) - 125.318)).toBeGreaterThan(0.001)
  mockAsked[0]?.success({})
  expect(await shown).toEqual({ ok: true, value: undefined })
})

it('says when it doesn’t open', async () => {
  const shown = map.show({ name: '甲', address: '乙', longitude: 125, latitude: 43 })
  mockAsked[0]?.fail({ errMsg: 'openLocation:fail' })
  expect(await shown).toMatchObject({ ok: false })
})
