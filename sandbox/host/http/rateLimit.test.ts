import { CALLS } from '@/contract/calls'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { createRateLimit } from './rateLimit'

const SECOND = 1_000

describe('a limit of 60 a minute', () => {
  test('lets a burst of 60 pass, then one a second, each address by itself', () => {
    const allows = createRateLimit(60)
    const burst = (address: string, now: number) =>
      Array.from({ length: 100 }, () => allows(address, now)).filter(Boolean)
    expect(burst('192.0.2.1', 0)).toHaveLength(60)
    expect(burst('192.0.2.2', 0)).toHaveLength(60)
    expect(burst('192.0.2.1', 10 * SECOND)).toHaveLength(10)
    expect(burst('192.0.2.1', 3_600 * SECOND)).toHaveLength(60)
  })

  test('counts a network of IPv6 as one address', () => {
    const allows = createRateLimit(2)
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((address) => allows(address, 0))).toEqual([
      true,
      true,
      false,
    ])
    expect(allows('2001:db8:0:1::1', 0)).toBe(true)
  })

  test('is not widened by a clock that goes back', () => {
    const allows = createRateLimit(60)
    for (let turn = 0; turn < 60; turn += 1) allows('192.0.2.1', 10 * SECOND)
    expect(allows('192.0.2.1', 0)).toBe(false)
  })

  test('of 0 is none', () => {
    const allows = createRateLimit(0)
    expect(Array.from({ length: 1_000 }, () => allows('192.0.2.1', 0)).every(Boolean)).toBe(true)
  })
})

withBankInTurn((bank) => {
  const opens = async (server: Awaited<ReturnType<typeof bank.another>>) => {
    const app = await testClient(server).anonymous()
    return app.call(CALLS.getControlByWhiteList, { ruleType: 'SYSTEM_MAINTAIN' })
  }

  test('who opens channels without end is refused before the key is used', async () => {
    const server = await bank.another({ CHANNELS_PER_MINUTE: '5' })
    const outcomes = []
    for (let turn = 0; turn < 8; turn += 1) outcomes.push(await opens(server))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5)
    expect(outcomes.slice(5)).toMatchObject([1, 2, 3].map(() => ({ ok: false, error: 'TooManyRequests' })))
    await server.close()
  })

  test('a forwarded address counts only behind a proxy that is trusted', async () => {
    const ask = async (env: Record<string, string>, forwarded: string) => {
      const server = await bank.another({ CHANNELS_PER_MINUTE: '1', ...env })
      // Looks sealed enough to be counted, though the channel can't be opened with it.
      const payload = { v: 1, kid: '0'.repeat(32), ek: '04', r: '', t: 0, iv: '', ct: '', mac: '' }
      const codes = []
      for (const address of ['198.51.100.1', forwarded]) {
        const answer = await server.inject({
          method: 'POST',
          url: CALLS.getControlByWhiteList.path,
          headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        })
        codes.push(answer.json().code)
      }
      await server.close()
      return codes
    }
    const [envelopeRefused, tooMany] = [1001, 1009]
    expect(await ask({}, '198.51.100.2')).toEqual([envelopeRefused, tooMany])
    expect(await ask({ TRUSTED_PROXIES: '127.0.0.1' }, '198.51.100.2')).toEqual([envelopeRefused, envelopeRefused])
    expect(await ask({ TRUSTED_PROXIES: '127.0.0.1' }, '198.51.100.1')).toEqual([envelopeRefused, tooMany])
    expect(await ask({ TRUSTED_PROXIES: '192.0.2.9' }, '198.51.100.2')).toEqual([envelopeRefused, tooMany])
  })
})
