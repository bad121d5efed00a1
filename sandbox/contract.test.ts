import { CALLS, type CallName } from '../src/contract/calls'
import type { Call } from '../src/contract/call'
import { errorName } from '../src/domain/errors/catalogue'
import { schema } from './kernel/db'
import { openFace } from './host/standins/face'
import { newClientId, testClient, type TestCustomer } from './testing/client'
import { withBank } from './testing/withBank'
import { HANDLERS } from './handlers'
import { levelOf } from './kernel/scope'

const calls: readonly Call[] = Object.values(CALLS)
const PASSWORD = '135790'

test('every call has one handler, which gets what the contract’s access promises', () => {
  expect(HANDLERS.map(({ call }) => call.name).sort()).toEqual(Object.keys(CALLS).sort())
  for (const { call, level } of HANDLERS) expect([call.name, level]).toEqual([call.name, levelOf(call.access)])
})

test('two calls never share a method and path', () => {
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
})

withBank((bank) => {
  const nameOf = (body: string) => errorName((JSON.parse(body) as { code: number }).code)
  const sealed = calls.filter(({ protection }) => protection !== 'plain')

  test.each(sealed.map((call) => [call.name, call] as const))('%s refuses a plain body', async (_, call) => {
    const { token } = await someone()
    for (const session of [undefined, token]) {
      const answer = await bank.server.inject({
        method: call.method,
        url: call.path,
        headers: { ...(session && { 'x-session': session }), 'content-type': 'application/json' },
        ...(call.method === 'POST' ? { payload: '{}' } : {}),
      })
      expect(nameOf(answer.body)).toBe('EnvelopeRefused')
    }
  })

  let signedIn: TestCustomer | undefined
  const someone = async () => (signedIn ??= await testClient(bank.server).as('张伟'))

  // Opening a channel takes a tenth of a second of SM2: one phone is enough.
  let phone: TestCustomer | undefined
  const onePhone = async (): Promise<TestCustomer> => {
    phone ??= await testClient(bank.server).anonymous()
    phone.token = ''
    return phone
  }

  const closed = calls.filter(({ access }) => access !== 'public')
  test.each(closed.map((call) => [call.name, call] as const))('%s refuses who has no session', async (_, call) => {
    const anybody = await onePhone()
    expect(await anybody.call(call, {})).toMatchObject({ ok: false, error: 'SessionMissing' })
    anybody.token = 'made-up-session'
    expect(await anybody.call(call, {})).toMatchObject({ ok: false, error: 'SessionMissing' })
  })

  const inner = calls.filter(({ access }) => access === 'account' || access === 'trading')
  test.each(inner.map((call) => [call.name, call] as const))(
    '%s refuses who has not passed the gesture',
    async (_, call) => {
      const customer = await onePhone()
      await customer.signIn('lina', '')
      expect(await customer.call(call, {})).toMatchObject({ ok: false, error: 'SessionExpired' })
      await customer.signIn('xinke', '')
      expect(await customer.call(call, {})).toMatchObject({ ok: false, error: 'NotRegistered' })
    },
  )

  describe('another’s data', () => {
    /** What one would send after learning another's numbers; calls that take none are asked as they are. */
    const thefts = (stolen: {
      seqNo: string
      clientId: string
      bizToken: string
    }): Partial<Record<CallName, object>> => ({
      getProdIncome: { platformType: 'h5', prodType: '91318017' },
      validateBindAccount: { acctNo: '9909539600000001' },
      getCacheValue: { key: 'draft' },
      getMarketNoByClient: { clientNo: 'C20260001' },
      queryHoldingDetail: { seqNo: stolen.seqNo },
      queryCertificate: { seqNo: stolen.seqNo },
      queryHistory: { kind: 'all', product: 'all' },
      queryHoldings: { productTypes: [], state: 'open' },
      previewRedeem: { seqNo: stolen.seqNo },
      queryMaturity: { seqNo: stolen.seqNo },
      setMaturityInstruction: {
        seqNo: stolen.seqNo,
        instruction: 'RENEW_ALL',
        agreementVersion: '2026.2',
        password: PASSWORD,
      },
      redeemProduct: {
        clientId: newClientId(),
        seqNo: stolen.seqNo,
        mode: 'full',
        amount: 5_000_000,
        expectedInterest: 0,
        password: PASSWORD,
      },
      queryOperation: { clientId: stolen.clientId },
      tencentFaceVerify: {
        bizToken: stolen.bizToken,
        faceMatchScene: 'updateIdCard',
        scene: '1',
        deviceSessionId: '1',
      },
      changeWxSyncUserInfo: { mobileNo: '17000000001', smsCode: '000000', cancelled: false },
    })

    test('no call of one customer tells or moves anything of another’s', async () => {
      const owner = await someone()
      await owner.call(CALLS.setValue, { key: 'draft', value: 'owner-secret-draft' })
      const clientId = newClientId()
      const bought = await owner.call(CALLS.buyProduct, {
        clientId,
        productType: '20194',
        amount: 123_400,
        expectedRate: 130,
        agreementVersion: '2026.2',
        password: PASSWORD,
      })
      expect(bought.ok).toBe(true)
      const held = await owner.call(CALLS.queryHoldings, { productTypes: [], state: 'open' })
      if (!held.ok || !bought.ok) throw new Error('the owner has nothing to steal')
      const seqNos = held.value.holdings.map(({ seqNo }) => seqNo)
      const whose = { openId: 'demo-zhangwei', scene: 'updateIdCard' }
      const bizToken = await openFace(bank.db.drizzle, Date.now(), whose, { answer: 'pass' })
      const secrets = ['owner-secret-draft', bought.value.orderNo, '张伟', '17000000001', 'M0001', '990953960000']
      const before = await bank.db.drizzle.select().from(schema.ledgerTransactions)

      const thief = await testClient(bank.server).as('李娜')
      // Two of them are enough: the calls that take none don't change by it.
      for (const seqNo of seqNos.slice(0, 2)) {
        for (const call of calls.filter(({ name }) => name !== 'oauthRedirectBasic' && name !== 'signOut')) {
          const request = thefts({ seqNo, clientId, bizToken })[call.name as CallName] ?? {}
          const told = JSON.stringify(await thief.call(call, request))
          for (const secret of secrets) expect([call.name, told.includes(secret)]).toEqual([call.name, false])
          expect([call.name, told.includes(`"seqNo":"${seqNo}"`)]).toEqual([call.name, false])
          if ('seqNo' in request) expect([call.name, told.includes('HoldingUnknown')]).toEqual([call.name, true])
        }
      }
      expect(await bank.db.drizzle.select().from(schema.ledgerTransactions)).toHaveLength(before.length)
      const own = await owner.call(CALLS.queryHoldings, { productTypes: [], state: 'open' })
      expect(own.ok && own.value.holdings.map(({ seqNo }) => seqNo)).toEqual(seqNos)
    }, 120_000)
  })
})
