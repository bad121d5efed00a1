import type { Handlers } from '../asked'
import { brightness } from './index.weapp'

let mockSet: number[] = []
let mockAnswer: ((handlers: Handlers<{ value: number }>) => void) | undefined
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getScreenBrightness: (handlers: Handlers<{ value: number }>) => mockAnswer?.(handlers),
    setScreenBrightness: ({ value }: { value: number }) => void mockSet.push(value),
  },
}))

beforeEach(() => {
  mockSet = []
  mockAnswer = ({ success }) => success({ value: 0.4 })
})

it('makes the screen bright, and as it was afterwards', async () => {
  const restore = brightness.raise()
  await Promise.resolve()
  await Promise.resolve()
  expect(mockSet).toEqual([1])
  restore()
  expect(mockSet).toEqual([1, 0.4])
})

it('changes nothing for who has left before the phone answered, nor where it can’t be told', async () => {
  let late: (() => void) | undefined
  mockAnswer = ({ success }) => (late = () => success({ value: 0.4 }))
  brightness.raise()()
  late?.()
  await Promise.resolve()
  await Promise.resolve()
  mockAnswer = ({ fail }) => fail({ errMsg: 'getScreenBrightness:fail' })
  const restore = brightness.raise()
  await Promise.resolve()
  restore()
  expect(mockSet).toEqual([])
})
