import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { useSearch } from './useSearch'

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  jest.useRealTimers()
})

it('looks for what is typed once it has stood still for 0.3 s, and for nothing as soon as it is cleared', () => {
  let now = { typed: '', type: (_text: string): void => {}, search: '' }
  const Field = () => {
    now = useSearch()
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Field />))
  const type = (text: string) => act(() => now.type(text))
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  type('z')
  wait(299)
  type('zf')
  wait(299)
  expect(now).toMatchObject({ typed: 'zf', search: '' })
  wait(1)
  expect(now.search).toBe('zf')
  type(' zfmm ')
  expect(now.search).toBe('zf')
  wait(300)
  expect(now.search).toBe('zfmm')
  type('')
  expect(now.search).toBe('')
  act(() => root.unmount())
})
