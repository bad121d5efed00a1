import { appearance } from './index.weapp'

let mockInfo: (() => object) | undefined
jest.mock('@tarojs/taro', () => ({
  get getAppBaseInfo() {
    return mockInfo
  },
}))

it('follows WeChat’s own type size', () => {
  mockInfo = () => ({ fontSizeScaleFactor: 1.31, theme: 'dark' })
  expect([appearance.fontSizeScaleFactor(), appearance.systemDark()]).toEqual([1.31, true])
})

it.each([
  ['that tells no size', () => ({})],
  ['that tells nothing of itself', undefined],
])('shows the usual size in a WeChat %s', (_, info) => {
  mockInfo = info
  expect([appearance.fontSizeScaleFactor(), appearance.systemDark()]).toEqual([1, false])
})
