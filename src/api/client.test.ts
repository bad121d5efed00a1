import fc from 'fast-check'
import type { ErrorName } from '../domain/errors/catalogue'
import { ERRORS } from '../domain/errors/catalogue'
import { MONEY_TIMEOUT_MS, TIMEOUT_MS } from './attempt'
import { BUSY, FAILED } from './errors'
import { SEEN_FROM } from './testing/bank'
import { FAULTS, TEST_CALLS, world } from './testing/world'
import type { Fault } from './testing/world'

const { plainPost, plainRead, sealedRead, sealedWrite, signedWrite, signedMoney } = TEST_CALLS
const done = { ok: true, value: { value: 7 } }
const failed = (kind: string, message: string) => ({ ok: false, error: { kind, message } })

describe('an answer', () => {
  it.each([plainRead, plainPost, sealedRead, sealedWrite, signedWrite])('arrives by $name', async (contract) => {
    const { api, bank } = world()
    expect(await api.call(contract, { amount: 1 })).toEqual(done)
    expect(bank.carriedOut.at(-1)?.name).toBe(contract.name)
  })

  it('arrives by a sealed call where random bytes come only later', async () => {
    expect(await world({ randomKind: 'fetched' }).api.call(sealedWrite, {})).toEqual(done)
  })

  it('that isn’t what the contract says is no answer', async () => {
    const { api } = world({ handler: () => ({ value: 'seven' }) })
    expect(await api.call(plainRead, {})).toEqual(failed('network', FAILED))
    expect(await api.call(sealedWrite, {})).toEqual(failed('network', FAILED))
  })

  it('travels hidden when sealed: neither body nor answer is in the clear', async () => {
    const { api, sent } = world()
    await api.call(sealedWrite, { amount: 987654 })
    expect(sent('/api/sealedWrite')).toHaveLength(1)
    expect(JSON.stringify(sent())).not.toContain('987654')
  })
})

describe('every call', () => {
  it('carries the headers of the specification and the session', async () => {
    const { api, sent, storage } = world()
    storage.set('sessionToken', 'session-1')
    await Promise.all([api.call(plainRead, {}), api.call(sealedRead, {}), api.call(signedWrite, {})])
    const wanted = { 'x-channel-app-id': 'app', 'x-cookie-id': 'cookie', 'x-session': 'session-1' }
    const headers = sent().map((each) => each.headers)
    expect(headers.length).toBeGreaterThanOrEqual(3)
    for (const each of headers) expect(each).toMatchObject(wanted)
  })

  it('carries the address that the bank has told from its first answer on', async () => {
    const { api, sent } = world()
    await api.call(plainRead, {})
    await api.call(sealedRead, {})
    await api.call(signedWrite, {})
    const [first, ...later] = sent().map(({ headers }) => headers['x-ip'])
    expect(first).toBe('')
    expect(later.length).toBeGreaterThan(2)
    expect(new Set(later)).toEqual(new Set([SEEN_FROM]))
  })

  it('is given up after 15 seconds, one for money after 30', async () => {
    const { api, sent } = world()
    await api.call(sealedRead, {})
    await api.call(signedMoney, { clientId: await api.newClientId() })
    expect(sent('/api/sealedRead').map(({ timeout }) => timeout)).toEqual([TIMEOUT_MS])
    expect(sent('/api/signedMoney').map(({ timeout }) => timeout)).toEqual([MONEY_TIMEOUT_MS])
  })

  it('isn’t sent while the phone is offline', async () => {
    const { api, network, sent } = world()
    network.go(false)
    for (const contract of [plainRead, sealedWrite, signedWrite]) {
      expect(await api.call(contract, {})).toEqual(failed('offline', BUSY))
    }
    expect(sent()).toEqual([])
    network.go(true)
    expect(await api.call(sealedWrite, {})).toEqual(done)
  })
})

describe('a refusal', () => {
  it.each([519, 523])('%i comes with the server’s own words', async (code) => {
    const name = (Object.keys(ERRORS) as ErrorName[]).find((each) => ERRORS[each].code === code) as ErrorName
    const { api } = world({ handler: () => name, message: '服务器的话' })
    const error = { kind: 'refused', name, code, message: '服务器的话' }
    expect(await api.call(sealedRead, {})).toEqual({ ok: false, error })
  })

  it.each(['', '   '])('with the empty message %j says that the network is busy', async (message) => {
    const { api } = world({ handler: () => 'ProductUnknown', message })
    expect(await api.call(plainRead, {})).toMatchObject({ ok: false, error: { name: 'ProductUnknown', message: BUSY } })
  })

  it('is told to who listens when the session is gone, and no other', async () => {
    let refusal: ErrorName = 'SessionExpired'
    const { api } = world({ handler: () => refusal })
    const heard: string[] = []
    const stop = api.onSessionLost((name) => heard.push(name))
    await api.call(sealedRead, {})
    refusal = 'ProductUnknown'
    await api.call(sealedRead, {})
    refusal = 'SessionMissing'
    await api.call(sealedWrite, {})
    stop()
    await api.call(sealedRead, {})
    expect(heard).toEqual(['SessionExpired', 'SessionMissing'])
  })

  it.each([
    ['a read', sealedRead],
    ['a write', sealedWrite],
  ])('of %s that was sent in an earlier session ends no session that has begun since', async (_, contract) => {
    const heard: string[] = []
    const { api, storage } = world({
      handler: () => {
        // The gesture was right while the answer was on its way.
        storage.set('sessionToken', 'the next')
        return 'SessionExpired'
      },
    })
    api.onSessionLost((name) => heard.push(name))
    storage.set('sessionToken', 'the first')
    expect(await api.call(contract, {})).toMatchObject({ ok: false, error: { name: 'SessionExpired' } })
    expect(heard).toEqual([])
    // Of its own session the same answer counts.
    await api.call(contract, {})
    expect(heard).toEqual(['SessionExpired'])
  })
})

describe('a read', () => {
  it.each<[Fault[], number, object]>([
    [['dropRequest'], 2, done],
    [['dropAnswer'], 2, done],
    [['timeout'], 2, done],
    [['dropRequest', 'dropRequest'], 2, failed('network', BUSY)],
    [['timeout', 'timeout', 'none'], 2, failed('timeout', BUSY)],
    [['garbage'], 1, failed('network', FAILED)],
    [['wrongMac'], 1, failed('network', FAILED)],
    [['html500'], 1, failed('network', FAILED)],
    [['status500'], 1, failed('network', FAILED)],
    [['plainSuccess'], 1, failed('network', FAILED)],
    [
      ['plainRefusal'],
      1,
      { ok: false, error: { kind: 'refused', name: 'InsufficientFunds', code: 3005, message: 'forged' } },
    ],
    [['empty'], 1, failed('network', FAILED)],
    [['duplicate'], 2, done],
  ])('that meets %j is sent %i times', async (faults, times, result) => {
    const { api, sent } = world({ faults: { '/api/sealedRead': faults } })
    expect(await api.call(sealedRead, {})).toEqual(result)
    expect(sent('/api/sealedRead')).toHaveLength(times)
  })

  it('asked for by many at once is asked once; a later one, another one, another session’s anew', async () => {
    const { api, sent, storage } = world()
    const ask = (amount: number) => api.call(sealedRead, { amount })
    expect(await Promise.all([ask(1), ask(1), ask(2), ask(1)])).toEqual([done, done, done, done])
    expect(sent('/api/sealedRead')).toHaveLength(2)
    const before = ask(1)
    storage.set('sessionToken', 'another')
    await Promise.all([before, ask(1)])
    expect(sent('/api/sealedRead')).toHaveLength(4)
  })

  it.each([sealedWrite, signedMoney])('asked for after $name shares no answer from before it', async (contract) => {
    const { api, bank, sent } = world()
    const { handle } = bank
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    jest.spyOn(bank, 'handle').mockImplementation(async (request) => {
      const answer = await handle(request)
      if (request.url === '/api/sealedRead') await held
      return answer
    })
    const before = api.call(sealedRead, {})
    await api.call(contract, { clientId: await api.newClientId() })
    const after = [api.call(sealedRead, {}), api.call(sealedRead, {})]
    release()
    expect(await Promise.all([before, ...after])).toEqual([done, done, done])
    expect(sent('/api/sealedRead')).toHaveLength(2)
  })

  it('is sealed anew with the channel’s key when the bank has lost the channel', async () => {
    const { api, bank, sent } = world()
    await api.call(sealedRead, {})
    bank.forgetChannels()
    expect(await api.call(sealedRead, {})).toEqual(done)
    expect(sent('/api/sealedRead')).toHaveLength(3)
  })
})

describe('a write', () => {
  it.each(FAULTS.filter((fault) => fault !== 'none'))('that meets %s is never sent again', async (fault) => {
    for (const contract of [sealedWrite, signedWrite, plainPost]) {
      if (contract.effect !== 'write') continue
      const { api, sent } = world({ faults: { [contract.path]: [fault] } })
      expect((await api.call(contract, {})).ok).toBe(false)
      expect(sent(contract.path)).toHaveLength(1)
    }
  })

  it('passes at the first try on a phone whose clock is wrong, whatever it is', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom(sealedWrite, signedWrite),
        async (off, contract) => {
          const { api, sent } = world({ bankAhead: off })
          expect(await api.call(contract, {})).toEqual(done)
          expect(sent(contract.path)).toHaveLength(1)
        },
      ),
      { numRuns: 10 },
    ))

  it('is sent twice when it’s called twice', async () => {
    const { api, bank } = world()
    await Promise.all([api.call(sealedWrite, {}), api.call(sealedWrite, {})])
    expect(bank.carriedOut.filter(({ name }) => name === 'sealedWrite')).toHaveLength(2)
  })
})

describe('a signed call', () => {
  const randomPath = '/api/wechatbank/openaccount/getRequestRandom'

  it('is bound to a random of the bank’s, another each time', async () => {
    const { api, bank } = world()
    await api.call(signedWrite, {})
    await api.call(signedWrite, {})
    const used = bank.envelopes.filter(({ path }) => path === '/api/signedWrite').map(({ envelope }) => envelope.r)
    expect(new Set(used).size).toBe(2)
  })

  it('takes the random fetched ahead, unless it’s old or another session’s', async () => {
    const { api, clock, sent, storage } = world()
    const asked = () => sent(randomPath).length
    await api.prepare(signedWrite)
    await api.prepare(signedWrite)
    expect(asked()).toBe(1)
    expect(await api.call(signedWrite, {})).toEqual(done)
    expect(asked()).toBe(1)

    await api.prepare(signedWrite)
    clock.skip(45_001)
    expect(await api.call(signedWrite, {})).toEqual(done)
    expect(asked()).toBe(3)

    await api.prepare(signedWrite)
    storage.set('sessionToken', 'another')
    expect(await api.call(signedWrite, {})).toEqual(done)
    expect(asked()).toBe(5)
  })

  it('isn’t sent without one', async () => {
    const { api, sent } = world({ faults: { [randomPath]: ['dropRequest', 'timeout'] } })
    expect(await api.call(signedWrite, {})).toEqual(failed('timeout', BUSY))
    expect(sent('/api/signedWrite')).toEqual([])
  })
})
