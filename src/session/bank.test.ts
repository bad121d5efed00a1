import type { CallError } from '../api/errors'
import { queryWallet } from '../contract/account/queryWallet'
import { bindBankCard } from '../contract/card/bindBankCard'
import { bankError } from '../domain/errors/catalogue'
import type { ErrorName } from '../domain/errors/codes'
import { fail, ok } from '../domain/result'
import type { Result } from '../domain/result'
import { call } from './bank'
import { forgetAnswers, keptAnswer, keepAnswer } from './memory'

let mockOutcome: Result<unknown, CallError> = ok({})
jest.mock('../api', () => ({ api: { call: () => Promise.resolve(mockOutcome) } }))

const CARD = { cardNo: '6222020000000000000', mobileNo: '17000000001', smsCode: '123456' }

const refused = (name: ErrorName): CallError => ({ kind: 'refused', ...bankError(name) })
const lost = (kind: 'network' | 'timeout' | 'offline'): CallError => ({ kind, message: '' })

beforeEach(() => {
  forgetAnswers()
  keepAnswer('cards', 1, ['card'])
  keepAnswer('wallet', 1, ['account'])
})

it.each<[string, Result<unknown, CallError>, 'kept' | 'forgotten']>([
  ['is done', ok({}), 'forgotten'],
  ['nobody knows of', fail(lost('network')), 'forgotten'],
  ['takes too long', fail(lost('timeout')), 'forgotten'],
  ['failed inside the bank', fail(refused('InternalError')), 'forgotten'],
  ['found the bank’s database gone', fail(refused('ServiceUnavailable')), 'forgotten'],
  ['stays open although the phone is offline now', fail({ ...lost('offline'), unresolved: true }), 'forgotten'],
  ['is refused', fail(refused('SmsCodeWrong')), 'kept'],
  ['never left the phone', fail(lost('offline')), 'kept'],
])('a write that %s: what it changes is as it should be', async (_, outcome, wanted) => {
  mockOutcome = outcome
  expect(await call(bindBankCard, CARD)).toBe(outcome)
  expect(keptAnswer('cards')).toBe(wanted === 'kept' ? 1 : undefined)
  expect(keptAnswer('wallet')).toBe(1)
})

it('has forgotten it before its caller goes on', async () => {
  mockOutcome = ok({})
  const learned = call(bindBankCard, CARD).then(() => keepAnswer('cards', 2, ['card']))
  await learned
  expect(keptAnswer('cards')).toBe(2)
})

it('a read changes nothing', async () => {
  mockOutcome = ok({})
  await call(queryWallet, {})
  expect([keptAnswer('cards'), keptAnswer('wallet')]).toEqual([1, 1])
})
