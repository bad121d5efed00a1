import { is, type ObjectEntries, type ObjectSchema } from 'valibot'
import type { Call } from '../src/contract/call'
import { CALLS } from '../src/contract/calls'
import { PRIVACY_POLICY_VERSION } from '../src/domain/policy'
import { newClientId, testClient, type TestCustomer } from './testing/client'
import { withBank } from './testing/withBank'

const calls: readonly Call[] = Object.values(CALLS)

/** A request's fields by its contract; none for the calls that take none. */
const fieldsOf = ({ request }: Call): string[] => {
  const { entries } = request as Partial<ObjectSchema<ObjectEntries, undefined>>
  return entries ? Object.keys(entries) : []
}

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** What breaks databases, parsers and sums: every one of a right type for some field, and wrong in its value. */
const HOSTILE: readonly unknown[] = [
  'a\u0000b',
  '\ud800',
  '９１３１８０１７',
  "'; drop table customers; --",
  '__proto__',
  'x'.repeat(5_000),
  '99999999999999999999',
  '',
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  null,
  ['a'],
  { text: 'x' },
  deep(2_000),
]

/** Right in every field, so that one wrong one gets as far as it can. */
const RIGHT: Readonly<Record<string, unknown>> = {
  productType: '20194',
  amount: 123_400,
  expectedRate: 130,
  expectedInterest: 0,
  agreementVersion: '2026.2',
  seqNo: '1',
  instruction: 'RENEW_ALL',
  mode: 'fast',
  clientNo: 'C1',
  key: 'draft',
  value: 'x',
  productTypes: [],
  state: 'open',
  platformType: 'h5',
  prodType: '91318017',
  req_path: '/productIndex',
  confirmStatus: '1',
  version: '1',
  cancelled: true,
  mobileNo: '17000000001',
  smsCode: '000000',
  pattern: '0124',
  configName: 'fingerprintMode',
  path: CALLS.buyProduct.path,
  url: 'https://bank.example/main/',
  token: 'made-up',
  purpose: 'bindCard',
  side: 'portrait',
  image: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA//2Q==',
  portraitImageId: 'none',
  emblemImageId: 'none',
  name: '李娜',
  idCardNo: '990000199308230048',
  nation: '汉',
  address: '样例省样例市样例路1号',
  authority: '样例市公安局',
  validFrom: '20200101',
  validUntil: '20400101',
  faceScene: 'updateIdCard',
  returnTo: '/main/txFaceResult',
  bizToken: 'made-up',
  faceMatchScene: 'updateIdCard',
  scene: 'updateIdCard',
  deviceSessionId: 'none',
  occupation: '20000',
  industry: 'I',
  employer: '',
  marital: 'M',
  education: '20',
  income: '102',
  region: '110101',
  residency: 'CHINA',
  declared: true,
  cardNo: '6222021234567890128',
  newPassword: '135791',
  oldPassword: '000000',
  agreements: [],
  clientId: '0'.repeat(32),
  agreed: true,
  parent: '110000',
  events: [
    {
      name: 'focus',
      sessionId: 'made-up-1',
      channel: 'miniProgram',
      scenario: 'open_account',
      at: 1,
      field: 'mobileNo',
    },
  ],
}

withBank((bank) => {
  let customer: TestCustomer
  beforeAll(async () => {
    customer = await testClient(bank.server).as('李娜')
    // What collects data is refused before its fields are read, until the customer agrees.
    await customer.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION })
  })

  /** Sign-out ends the suite's session, a navigation answers no JSON, and a gesture guess would lock the customer. */
  const LEFT_OUT = new Set(['signOut', 'oauthRedirectBasic', 'verifyGesture', 'setGesturePassword'])
  const asked = calls.filter((call) => !LEFT_OUT.has(call.name) && fieldsOf(call).length > 0)

  const outcomeOf = async (call: Call, request: object): Promise<string> => {
    try {
      const answer = await customer.call(call, request)
      return answer.ok ? 'done' : answer.error
    } catch (error) {
      // What can't even be put on its way: no UTF-8, or too long for a header.
      if (error instanceof RangeError || error instanceof URIError) return 'not sent'
      throw error
    }
  }

  const requestWith = (call: Call, field: string, value: unknown): object => {
    const right = Object.fromEntries(fieldsOf(call).flatMap((name) => (name in RIGHT ? [[name, RIGHT[name]]] : [])))
    // A wrong password each time, and refused before it: these orders are for the bank to refuse.
    return { ...right, ...(call.effect === 'money' && { clientId: newClientId(), password: 'x' }), [field]: value }
  }

  test.each(asked.map((call) => [call.name, call] as const))(
    '%s answers whatever stands in a field without an internal error',
    async (_, call) => {
      const broken: string[] = []
      const refused = new Set<unknown>()
      for (const field of fieldsOf(call)) {
        for (const value of HOSTILE) {
          const request = requestWith(call, field, value)
          // What the contract refuses in one field goes no further in the next, and no further on the other database.
          if (!is(call.request, request)) {
            if (bank.db.kind === 'postgres' || refused.has(value)) continue
            refused.add(value)
          }
          const outcome = await outcomeOf(call, request)
          if (outcome === 'InternalError') broken.push(`${field}: ${JSON.stringify(value).slice(0, 40)}`)
        }
      }
      expect(broken).toEqual([])
    },
    60_000,
  )
})
