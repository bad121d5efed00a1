import { View } from '@tarojs/components'
import { safeExecute } from '@tarojs/runtime'
import { mount } from '@test/component/harness'
import { queryBoundCards } from '../contract/card/queryBoundCards'
import { queryProducts } from '../contract/product/queryProducts'
import { fail, ok } from '../domain/result'
import type { Result } from '../domain/result'
import { forgetAnswers, forgetChanged } from './memory'
import { askAhead, keepAsAnswer, useCall } from './useCall'

const mockCall = jest.fn((): Promise<Result<unknown, unknown>> => Promise.resolve(ok({ products: [] })))
jest.mock('./bank', () => ({ call: () => mockCall() }))

/** What the screen showed, one text a rendering. */
let pictures: string[] = []

function Screen() {
  const { state, data } = useCall(queryProducts, {})
  const said = data ? `${data.products.length} products` : state
  pictures.push(said)
  return <View>{said}</View>
}

/** Long enough for a request to be sent, answered and drawn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

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

it('asks anew after a change: what was asked ahead may be somebody else’s by now', async () => {
  askAhead(queryProducts, {})
  await settled()
  forgetAnswers()
  await mount(Screen)
  await settled()
  expect(mockCall).toHaveBeenCalledTimes(2)
})

describe('a read of the customer’s own', () => {
  function Cards() {
    const { state, data } = useCall(queryBoundCards, {})
    return <View>{data ? `${data.cards.length} cards` : state}</View>
  }
  const card = { cardNo: '**** 0001', bankName: '', isDefault: true }
  const answerWith = (count: number) =>
    mockCall.mockImplementation(() => Promise.resolve(ok({ cards: Array.from({ length: count }, () => card) })))
  /** Calls a page's lifecycle method as Taro does, for a component outside a page. */
  const tellPage = (lifecycle: 'componentDidHide' | 'componentDidShow') => safeExecute('taro-app', lifecycle)

  const openCards = async () => {
    answerWith(1)
    const screen = await mount(Cards)
    await screen.until(() => expect(screen.text()).toBe('1 cards'))
    answerWith(2)
    return screen
  }

  it('is asked again at once, while somebody sees it, when it was changed', async () => {
    const screen = await openCards()
    forgetChanged(['card'])
    await screen.until(() => expect(screen.text()).toBe('2 cards'))
    expect(mockCall).toHaveBeenCalledTimes(2)
  })

  it('is not asked again when something else was', async () => {
    const screen = await openCards()
    forgetChanged(['holding'])
    await settled()
    expect(screen.text()).toBe('1 cards')
    expect(mockCall).toHaveBeenCalledTimes(1)
  })

  it('is not asked again when whoever changed it has learned the answer', async () => {
    await openCards()
    forgetChanged(['card'])
    keepAsAnswer(queryBoundCards, {}, { cards: [], limit: 5, specialLimit: 2 })
    await settled()
    expect(mockCall).toHaveBeenCalledTimes(1)
  })

  it('waits under another page, and is asked again when its own comes back on top, changed or not', async () => {
    const screen = await openCards()
    tellPage('componentDidHide')
    forgetChanged(['card'])
    await settled()
    expect(mockCall).toHaveBeenCalledTimes(1)
    tellPage('componentDidShow')
    await screen.until(() => expect(screen.text()).toBe('2 cards'))
    tellPage('componentDidHide')
    tellPage('componentDidShow')
    await settled()
    expect(mockCall).toHaveBeenCalledTimes(3)
  })

  it('does not stay as it was when it was changed and cannot be had anew', async () => {
    const screen = await openCards()
    mockCall.mockImplementation(() => Promise.resolve(fail({ kind: 'network', message: '' })))
    forgetChanged(['card'])
    await screen.until(() => expect(screen.text()).toBe('failed'))
  })

  it('stays when it was not changed and only the line is bad', async () => {
    const screen = await openCards()
    mockCall.mockImplementation(() => Promise.resolve(fail({ kind: 'network', message: '' })))
    tellPage('componentDidHide')
    tellPage('componentDidShow')
    await settled()
    expect([mockCall.mock.calls.length, screen.text()]).toEqual([2, '1 cards'])
  })
})

it('what is the same for everybody is not asked again when its page comes back', async () => {
  await mount(Screen)
  await settled()
  safeExecute('taro-app', 'componentDidHide')
  safeExecute('taro-app', 'componentDidShow')
  await settled()
  expect(mockCall).toHaveBeenCalledTimes(1)
})
