import { miniProgramLink } from '@/routes/link'
import '@/routes/table'
import { navigation } from './index.weapp'

const mockMoves: unknown[] = []
let mockDepth = 1
jest.mock('@tarojs/taro', () => {
  const noted = (by: string) => (option: unknown) => {
    mockMoves.push([by, option])
    return Promise.resolve()
  }
  return {
    getCurrentPages: () => Array.from({ length: mockDepth }),
    getCurrentInstance: () => ({
      router: { path: 'packages/service/help/list/index', params: { route: '%2Fproblems', topic: 'safety' } },
    }),
    ...{ navigateTo: noted('push'), redirectTo: noted('replace'), reLaunch: noted('relaunch') },
    navigateBack: noted('back'),
  }
})

it.each([1, 3])('leaves the page on top of %i where it is, with its own query', async (depth) => {
  mockDepth = depth
  mockMoves.length = 0
  expect(await navigation.stay()).toBe('done')
  // As the shell does once the page is shown.
  navigation.noteNavigation()
  expect(mockMoves).toEqual([['replace', { url: miniProgramLink('/problems', { topic: 'safety' }) }]])
})
