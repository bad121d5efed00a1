import { View } from '@tarojs/components'
import { mount } from '@test/component/harness'
import { queryProducts } from '../contract/product/queryProducts'
import { ok } from '../domain/result'
import { forgetAnswers } from './memory'
import { askAhead, useCall } from './useCall'

const mockCall = jest.fn(() => Promise.resolve(ok({ products: [] })))
jest.mock('./bank', () => ({ call: () => mockCall() }))

/** What the screen said, picture by picture. */
let pictures: string[] = []

function Screen() {
  const { state, data } = useCall(queryProducts, {})
  const said = data ? `${data.products.length} products` : state
  pictures.push(said)
  return <View>{said}</View>
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  mockCall.mockClear()
  forgetAnswers()
  pictures = []
})

it('begins with what was asked ahead, draws it once and asks no second time', async () => {
  askAhead(queryProducts, {})
  await settled()
  const screen = await mount(Screen)
  await settled()
  expect(screen.text()).toBe('0 products')
  expect(pictures).toEqual(['0 products'])
  expect(mockCall).toHaveBeenCalledTimes(1)
})

it('waits for what was asked ahead when it is not there yet', async () => {
  askAhead(queryProducts, {})
  const screen = await mount(Screen)
  await screen.until(() => expect(screen.text()).toBe('0 products'))
  expect(pictures[0]).toBe('loading')
  expect(mockCall).toHaveBeenCalledTimes(1)
})

it('asks anew the next time', async () => {
  askAhead(queryProducts, {})
  await settled()
  ;(await mount(Screen)).unmount()
  await mount(Screen)
  await settled()
  expect(mockCall).toHaveBeenCalledTimes(2)
})
