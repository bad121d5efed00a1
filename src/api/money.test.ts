import fc from 'fast-check'
import { queryOperation } from '@/contract/order/queryOperation'
import type { ErrorName } from '../domain/errors/catalogue'
import { BUSY } from './errors'
import { MONEY_PAUSES_MS } from './money'
import { FAULTS, TEST_CALLS, world } from './testing/world'
import type { Fault } from './testing/world'

const { signedMoney } = TEST_CALLS
const PATH = '/api/signedMoney'
const QUERY = '/api/wechatbank/trade/queryOperation'
const RANDOM = '/api/wechatbank/openaccount/getRequestRandom'
const done = { ok: true, value: { value: 7 } }
const times = (count: number, fault: Fault): Fault[] => Array.from({ length: count }, () => fault)
const moneyCarriedOut = ({ bank }: ReturnType<typeof world>) =>
  bank.carriedOut.filter(({ name }) => name === 'signedMoney').length

describe('a money call', () => {
  it('keeps its id and changes its random, nonce and iv on every retry', async () => {
    const at = world({ faults: { [PATH]: ['dropAnswer', 'timeout', 'garbage'] } })
    const clientId = await at.api.newClientId()
    expect(await at.api.call(signedMoney, { clientId, amount: 1 })).toEqual(done)
    const tries = at.bank.envelopes.filter(({ path }) => path === PATH).map(({ envelope }) => envelope)
    expect(tries).toHaveLength(4)
    expect(new Set(tries.map(({ idem }) => idem))).toEqual(new Set([clientId]))
    expect(new Set(tries.map(({ r }) => r)).size).toBe(4)
    expect(new Set(tries.map(({ iv }) => iv)).size).toBe(4)
    expect(moneyCarriedOut(at)).toBe(1)
  })

  it('is retried three times and no more, then asked about', async () => {
    const at = world({ faults: { [PATH]: times(9, 'dropRequest') } })
    const result = await at.api.call(signedMoney, { clientId: await at.api.newClientId() })
    expect(result).toEqual({ ok: false, error: { kind: 'network', message: BUSY } })
    expect(at.sent(PATH)).toHaveLength(1 + MONEY_PAUSES_MS.length)
    expect(at.sent(QUERY)).toHaveLength(1)
    expect(at.api.pendingMoney.list()).toEqual([])
  })

  it('whose answers are all lost is found by its id', async () => {
    const at = world({ faults: { [PATH]: times(9, 'dropAnswer') } })
    expect(await at.api.call(signedMoney, { clientId: await at.api.newClientId() })).toEqual(done)
    expect(moneyCarriedOut(at)).toBe(1)
    expect(at.api.pendingMoney.list()).toEqual([])
  })

  it('whose refusals are all lost is told why by its id', async () => {
    const at = world({ faults: { [PATH]: times(9, 'dropAnswer') }, handler: () => 'InsufficientFunds' })
    const result = await at.api.call(signedMoney, { clientId: await at.api.newClientId() })
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused', name: 'InsufficientFunds' } })
    expect(at.api.pendingMoney.list()).toEqual([])
  })

  it('is on the phone before the first try, with id, call, time and whose it is only', async () => {
    const at = world()
    const clientId = await at.api.newClientId()
    const createdAt = at.clock.now()
    at.storage.set('customerRef', 'who')
    const calling = at.api.call(signedMoney, { clientId, amount: 5 })
    expect(at.sent()).toEqual([])
    expect(at.storage.get('pendingOperations')).toEqual([{ clientId, call: 'signedMoney', createdAt, customer: 'who' }])
    await calling
    expect(at.storage.get('pendingOperations')).toBeUndefined()
  })

  it('that nobody can answer for stays pending, and the next start finds it', async () => {
    const at = world({ faults: { [PATH]: times(9, 'dropAnswer'), [QUERY]: times(2, 'dropRequest') } })
    const clientId = await at.api.newClientId()
    const result = await at.api.call(signedMoney, { clientId })
    expect(result).toEqual({ ok: false, error: { kind: 'network', message: BUSY, unresolved: true } })

    const restarted = at.newApi()
    expect(restarted.pendingMoney.list()).toMatchObject([{ clientId, call: 'signedMoney' }])
    const asked = await restarted.call(queryOperation, { clientId })
    expect(asked).toMatchObject({ value: { state: 'DONE', answer: { value: 7 } } })
    restarted.pendingMoney.end(clientId)
    expect(at.newApi().pendingMoney.list()).toEqual([])
    expect(moneyCarriedOut(at)).toBe(1)
  })

  it.each<ErrorName>(['InsufficientFunds', 'PasswordWrong', 'ClientIdReused'])(
    'refused with %s is settled at the first try',
    async (name) => {
      const at = world({ handler: () => name })
      const result = await at.api.call(signedMoney, { clientId: await at.api.newClientId() })
      expect(result).toMatchObject({ ok: false, error: { kind: 'refused', name } })
      expect(at.sent(PATH)).toHaveLength(1)
      expect(at.api.pendingMoney.list()).toEqual([])
    },
  )

  it('refused for the session keeps its id until the customer is back', async () => {
    const at = world({ handler: () => 'SessionExpired' })
    const heard: string[] = []
    at.api.onSessionLost((name) => heard.push(name))
    await at.api.call(signedMoney, { clientId: await at.api.newClientId() })
    expect(heard).toEqual(['SessionExpired'])
    expect(at.sent(PATH)).toHaveLength(1)
    expect(at.api.pendingMoney.list()).toHaveLength(1)
  })

  it('begun offline leaves nothing behind', async () => {
    const at = world()
    at.network.go(false)
    const result = await at.api.call(signedMoney, { clientId: await at.api.newClientId() })
    expect(result).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(at.api.pendingMoney.list()).toEqual([])
  })

  it('believes no refusal that isn’t the bank’s own', async () => {
    const at = world({ faults: { [PATH]: times(9, 'plainRefusal') } })
    expect(await at.api.call(signedMoney, { clientId: await at.api.newClientId() })).toEqual(done)
    expect(moneyCarriedOut(at)).toBe(1)
  })

  it('that was sent before the phone went offline stays pending', async () => {
    const at = world({ handler: () => (at.network.go(false), { value: 7 }), faults: { [PATH]: ['dropAnswer'] } })
    const result = await at.api.call(signedMoney, { clientId: await at.api.newClientId() })
    expect(result).toMatchObject({ ok: false, error: { kind: 'offline', unresolved: true } })
    expect(at.api.pendingMoney.list()).toHaveLength(1)
  })

  it('isn’t among the open ones while it’s under way', async () => {
    const at = world()
    const calling = at.api.call(signedMoney, { clientId: await at.api.newClientId() })
    expect(at.api.pendingMoney.list()).toEqual([])
    expect(at.storage.get('pendingOperations')).toHaveLength(1)
    expect(await calling).toEqual(done)
  })

  it('tapped twenty times is one', async () => {
    const at = world()
    const clientId = await at.api.newClientId()
    const taps = await Promise.all(Array.from({ length: 20 }, () => at.api.call(signedMoney, { clientId })))
    expect(taps).toEqual(taps.map(() => done))
    expect(at.sent(PATH)).toHaveLength(1)
  })

  it('needs an id that was made for it', async () => {
    await expect(world().api.call(signedMoney, { clientId: 'mine' })).rejects.toThrow(TypeError)
  })

  it('is carried out once or not at all, and what the app says of it is so, whatever the network does', () => {
    const fault = fc.constantFrom(...FAULTS)
    const faults = fc.record({
      [PATH]: fc.array(fault, { maxLength: 5 }),
      [RANDOM]: fc.array(fault, { maxLength: 3 }),
      [QUERY]: fc.array(fault, { maxLength: 2 }),
    })
    return fc.assert(
      fc.asyncProperty(faults, fc.integer({ min: -200_000, max: 200_000 }), async (met, bankAhead) => {
        const at = world({ faults: met, bankAhead })
        const clientId = await at.api.newClientId()
        const result = await at.api.call(signedMoney, { clientId, amount: 1 })
        const count = moneyCarriedOut(at)
        expect(count).toBeLessThanOrEqual(1)
        if (result.ok) expect([count, result.value]).toEqual([1, { value: 7 }])
        else if (at.api.pendingMoney.list().length === 0) expect(count).toBe(0)

        at.heal()
        const restarted = at.newApi()
        for (const open of restarted.pendingMoney.list()) {
          const asked = await restarted.call(queryOperation, { clientId: open.clientId })
          expect(asked).toMatchObject({ value: { state: count === 1 ? 'DONE' : 'NONE' } })
        }
      }),
      { numRuns: 40 },
    )
  })
})
