import type { Storage } from '../storage/types'
import { device } from './index.weapp'

const mockKept = new Map<string, string>()

jest.mock('../storage/index.weapp', () => ({
  storage: {
    get: (key: string) => mockKept.get(key),
    set: (key: string, value: string) => mockKept.set(key, value).size > 0,
    remove: (key: string) => void mockKept.delete(key),
  } satisfies Partial<Record<keyof Storage, unknown>>,
}))
let mockDrawn = 0
jest.mock('../secureRandom/index.weapp', () => ({
  secureRandom: {
    kind: 'fetched',
    fetch: (length: number) => Promise.resolve(new Uint8Array(length).fill(++mockDrawn)),
  },
}))

const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

it('has a passing id of the process in the mini-program, and a lasting one only once it may', async () => {
  expect(device.cookieId()).toBe('')
  await soon()
  const passing = device.cookieId()
  expect(passing).toBe('01'.repeat(16))
  expect([...mockKept]).toEqual([])
  device.keepCookieId()
  await soon()
  expect(device.cookieId()).toBe('02'.repeat(16))
  expect([...mockKept]).toEqual([['cookieId', '02'.repeat(16)]])
  device.forgetCookieId()
  expect([...mockKept]).toEqual([])
  device.cookieId()
  await soon()
  expect(device.cookieId()).toBe('03'.repeat(16))
})
