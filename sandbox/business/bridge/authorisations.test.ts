import { CALLS } from '@/contract/calls'
import { AUTH_MS } from '@/domain/authorisations/machine'
import { fen } from '@/domain/money/fen'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { askToPay, authorisationsAtClosing } from './authorisations'
import type { PartnerAsk } from './authorisations'

const customerId = demoCustomerId('lina')
const AMOUNT = fen(12_345)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let payer: TestCustomer
  const on = () => bank.db.drizzle
  const nameOf = (answer: { ok: true } | { ok: false; error: string }) => (answer.ok ? 'done' : answer.error)
  const ask = async (changes: Partial<PartnerAsk> = {}) => {
    const now = await bankNow(on())
    const order = { partner: 'demoShop', partnerNo: newClientId(), customerId, purpose: '样例', amount: AMOUNT, now }
    return bank.db.transaction((tx) =>
      askToPay(tx, { ...order, returnTo: 'https://shop.example.com/done', ...changes }),
    )
  }
  const made = async () => {
    const asked = await ask()
    if (!asked.ok) throw new Error(asked.error.name)
    return asked.value.authId
  }
  const pay = (authId: string, by = payer, amount = AMOUNT, clientId = newClientId()) =>
    by.call(CALLS.authorise, { clientId, authId, amount, password: DEMO_PASSWORD })
  const held = () => balanceOf(on(), wallet(customerId))
  const stateOf = async (authId: string) => {
    const found = await payer.call(CALLS.queryAuthorisation, { authId })
    return found.ok ? found.value.state : found.error
  }

  beforeAll(async () => {
    payer = await testClient(bank.server).as('lina')
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  race('is paid once, also when the answer was lost and when it is confirmed many times at once', async () => {
    const [authId, before, clientId] = [await made(), await held(), newClientId()]
    const first = await pay(authId, payer, AMOUNT, clientId)
    expect([nameOf(first), nameOf(await pay(authId, payer, AMOUNT, clientId))]).toEqual(['done', 'done'])
    expect([nameOf(await pay(authId)), await stateOf(authId)]).toEqual(['AuthClosed', 'PAID'])
    const other = await made()
    const atOnce = (await Promise.all([1, 2, 3, 4].map(() => pay(other)))).map(nameOf)
    expect(atOnce.sort()).toEqual(['AuthClosed', 'AuthClosed', 'AuthClosed', 'done'])
    expect(before - (await held())).toBe(2 * AMOUNT)
  })

  test('is nobody else’s, and of no other amount', async () => {
    const [authId, before, other] = [await made(), await held(), await testClient(bank.server).as('sunli')]
    expect(nameOf(await pay(authId, other))).toBe('AuthUnknown')
    expect(nameOf(await other.call(CALLS.declineAuthorisation, { authId }))).toBe('AuthUnknown')
    expect(nameOf(await pay(authId, payer, fen(AMOUNT - 1)))).toBe('AmountInvalid')
    expect([await held(), await stateOf(authId)]).toEqual([before, 'WAITING'])
  })

  test('can’t be paid any more once it was declined, has lapsed or its payer’s account is closed', async () => {
    const declined = await made()
    expect(nameOf(await payer.call(CALLS.declineAuthorisation, { authId: declined }))).toBe('done')
    const closed = await made()
    const now = await bankNow(on())
    const subject = { customerId, now, today: '20261123' as never }
    await bank.db.transaction(async (tx) => authorisationsAtClosing.closed?.(tx, subject))
    const late = await made()
    await advance(bank.db, AUTH_MS)
    expect([nameOf(await pay(declined)), nameOf(await pay(closed)), nameOf(await pay(late))]).toEqual([
      'AuthClosed',
      'AuthExpired',
      'AuthExpired',
    ])
    expect([await stateOf(declined), await stateOf(late)]).toEqual(['DECLINED', 'LAPSED'])
    expect(nameOf(await payer.call(CALLS.declineAuthorisation, { authId: late }))).toBe('AuthExpired')
  })

  test.each([
    ['a partner that isn’t on the list', { partner: 'someShop' }],
    ['an address that isn’t on its list', { returnTo: 'https://evil.example/' }],
    ['another partner’s address', { returnTo: 'https://life.example.com/' }],
    ['a page of our own', { returnTo: '/AccountTurnOut' }],
    ['a script', { returnTo: 'javascript:alert(1)' }],
  ])('%s asks nobody', async (_, changes) => {
    expect(await ask(changes)).toMatchObject({ ok: false, error: { name: 'NotPermitted' } })
  })

  test('a partner’s retry makes no second order, and its number stands for no other', async () => {
    const partnerNo = newClientId()
    const [first, again, other] = [
      await ask({ partnerNo }),
      await ask({ partnerNo }),
      await ask({ partnerNo, amount: fen(1) }),
    ]
    expect(first.ok && again.ok && again.value.authId === first.value.authId).toBe(true)
    expect(other).toMatchObject({ error: { name: 'ClientIdReused' } })
  })
})
