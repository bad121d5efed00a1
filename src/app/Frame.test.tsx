import { mount } from '@test/component/harness'
import { Frame } from './Frame'

let mockNativeBar = false
jest.mock('@/platform/appearance', () => {
  const { appearance } = jest.requireActual<typeof import('@/platform/appearance')>('@/platform/appearance')
  return { appearance: { ...appearance, hasNativeBar: () => mockNativeBar } }
})

const framed = () => mount(Frame, { title: '存入结果', children: '存入成功' })

it('has no bar of its own under one that the platform draws', async () => {
  mockNativeBar = true
  expect((await framed()).findAll('.ui-navigation-bar')).toEqual([])
})

it('has its own bar with its title where the platform draws none', async () => {
  mockNativeBar = false
  const page = await framed()
  expect(page.findAll('.ui-screen .ui-navigation-bar').map(({ textContent }) => textContent)).toEqual(['存入结果'])
})
