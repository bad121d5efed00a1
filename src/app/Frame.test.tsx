import { mount } from '@test/component/harness'
import { Frame } from './Frame'

let mockNativeBar = false
jest.mock('@/platform/appearance', () => {
  const { appearance } = jest.requireActual<typeof import('@/platform/appearance')>('@/platform/appearance')
  return { appearance: { ...appearance, hasNativeBar: () => mockNativeBar } }
})

const framed = () => mount(Frame, { title: '存入结果', tone: 'surface', children: '存入成功' })

it('has the page’s colour under a bar that the platform draws in it', async () => {
  mockNativeBar = true
  const page = await framed()
  expect(page.findAll('.ui-screen--surface')).toEqual([])
  expect(page.findAll('.ui-navigation-bar')).toEqual([])
})

it('has its own colour under our own bar, which takes it too', async () => {
  mockNativeBar = false
  const page = await framed()
  expect(page.findAll('.ui-screen--surface .ui-navigation-bar')).toHaveLength(1)
})
