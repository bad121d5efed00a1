import { share } from './index.weapp'

const mockMenu: Record<string, () => unknown> = {}
jest.mock('@tarojs/taro', () => ({
  useShareAppMessage: (give: () => unknown) => void (mockMenu.chat = give),
  useShareTimeline: (give: () => unknown) => void (mockMenu.timeline = give),
}))

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
