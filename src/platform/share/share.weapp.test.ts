import { share } from './index.weapp'

const mockMenu: Record<string, () => unknown> = {}
let mockHidden = 0
jest.mock('react', () => ({ useEffect: (work: () => void) => work() }))
jest.mock('@tarojs/taro', () => ({
  hideShareMenu: () => Promise.resolve((mockHidden += 1)),
  useShareAppMessage: (give: () => unknown) => void (mockMenu.chat = give),
  useShareTimeline: (give: () => unknown) => void (mockMenu.timeline = give),
}))

it('hides the menu of a page that may not be shared, though others of its file may', () => {
  share.useShareContent(undefined)
  expect(mockHidden).toBe(1)
})

it('gives chats the page’s path and the timeline its query', () => {
  share.useShareContent({
    title: '普通储蓄',
    url: '/main/a',
    path: '/p/index?route=%2Fa&marketNo=M1',
    image: 'https://x/y',
  })
  expect(mockMenu.chat?.()).toEqual({
    title: '普通储蓄',
    path: '/p/index?route=%2Fa&marketNo=M1',
    imageUrl: 'https://x/y',
  })
  expect(mockMenu.timeline?.()).toEqual({ title: '普通储蓄', query: 'route=%2Fa&marketNo=M1', imageUrl: 'https://x/y' })
})
