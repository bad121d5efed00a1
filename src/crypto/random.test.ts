import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { loadSm } from './lazy'
import { createPool, installWebRandom, RandomUnavailable, webRandom } from './random'
import type { WebRandom } from './random'

const fromNode = async (count: number): Promise<Uint8Array> => Uint8Array.from(randomBytes(count))
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('the pool', () => {
  test('refuses while empty and serves once ready', async () => {
    const pool = createPool({ fill: fromNode })
    expect(() => pool.bytes(1)).toThrow(RandomUnavailable)
    await pool.ready()
    expect(pool.bytes(48)).toHaveLength(48)
  })

  test('hands every byte of the platform out once and in order', async () => {
    const given: number[] = []
    const pool = createPool({
      capacity: 64,
      lowMark: 32,
      fill: async (count) => {
        const fresh = await fromNode(count)
        given.push(...fresh)
        return fresh
      },
    })
    const taken: number[] = []
    for (let i = 0; i < 50; i++) {
      await pool.ready()
      taken.push(...pool.bytes((i % 7) + 1))
      await settle()
    }
    expect(taken).toEqual(given.slice(0, taken.length))
  })

  test('refuses rather than repeat itself when it is drawn faster than filled, and recovers', async () => {
    let answer: (() => void) | undefined
    let fills = 0
    const pool = createPool({
      capacity: 64,
      lowMark: 32,
      fill: async (count) => {
        fills++
        if (fills > 1) await new Promise<void>((resolve) => (answer = resolve))
        return fromNode(count)
      },
    })
    await pool.ready()
    pool.bytes(40)
    pool.bytes(24)
    expect(() => pool.bytes(1)).toThrow(RandomUnavailable)
    expect(fills).toBe(2)
    answer?.()
    await pool.ready()
    expect(pool.bytes(1)).toHaveLength(1)
  })

  test('asks for more before it runs dry, once at a time', async () => {
    let fills = 0
    const pool = createPool({ capacity: 64, lowMark: 32, fill: (count) => (fills++, fromNode(count)) })
    await Promise.all([pool.ready(), pool.ready()])
    expect(fills).toBe(1)
    pool.bytes(32)
    expect(fills).toBe(1)
    pool.bytes(1)
    pool.bytes(1)
    expect(fills).toBe(2)
  })

  test.each<[string, (count: number) => Promise<Uint8Array>]>([
    ['fails', () => Promise.reject(new Error('no permission'))],
    ['answers short', (count) => fromNode(count - 1)],
    ['answers zeros', async (count) => new Uint8Array(count)],
  ])('stays empty when the platform %s, and tries again later', async (_, broken) => {
    let fill = broken
    const pool = createPool({ fill: (count) => fill(count) })
    await expect(pool.ready()).rejects.toThrow(RandomUnavailable)
    expect(() => pool.bytes(1)).toThrow(RandomUnavailable)
    await settle()
    fill = fromNode
    await pool.ready()
    expect(pool.bytes(1)).toHaveLength(1)
  })
})

test('a web source fills more than the browser allows in one call', () => {
  const bytes = webRandom(globalThis.crypto as unknown as WebRandom).bytes(200_000)
  expect(bytes).toHaveLength(200_000)
  expect(new Set(bytes.slice(-1000)).size).toBeGreaterThan(200)
})

describe('a platform without crypto', () => {
  test('gets one drawn from the pool, which refuses when empty', async () => {
    const pool = createPool({ capacity: 64, lowMark: 32, fill: fromNode })
    const host: { crypto?: WebRandom } = {}
    installWebRandom(pool, host)
    expect(() => host.crypto?.getRandomValues(new Uint8Array(1))).toThrow(RandomUnavailable)
    await pool.ready()
    const array = new Uint8Array(32)
    expect(host.crypto?.getRandomValues(array)).toBe(array)
    expect(array.some((byte) => byte !== 0)).toBe(true)
  })

  test('keeps the one it has', () => {
    const own = { getRandomValues: (array: Uint8Array) => array }
    const host = { crypto: own }
    installWebRandom(createPool({ fill: fromNode }), host)
    expect(host.crypto).toBe(own)
  })
})

test('sm-crypto is loaded after randomness is ready, and not without it', async () => {
  const order: string[] = []
  const sm = await loadSm(async () => {
    order.push('ready')
  })
  expect(order).toEqual(['ready'])
  expect(typeof sm.sm2Encrypt).toBe('function')
  await expect(loadSm(() => Promise.reject(new RandomUnavailable('none')))).rejects.toThrow(RandomUnavailable)
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto') as PropertyDescriptor
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true })
  await expect(loadSm(async () => undefined)).rejects.toThrow(RandomUnavailable)
  Object.defineProperty(globalThis, 'crypto', own)
})

test('nothing in this folder draws from Math.random, and one module only knows sm-crypto', () => {
  const grep = (pattern: string): string[] =>
    execFileSync('grep', ['-rlE', pattern, __dirname, '--include=*.ts', '--exclude=*.test.ts'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((path) => path.slice(__dirname.length + 1))
  expect(grep(`from 'sm-crypto'|import\\('sm-crypto'\\)|require\\('sm-crypto'\\)`)).toEqual(['sm.ts'])
  expect(() => grep('Math\\.random\\(')).toThrow()
})
