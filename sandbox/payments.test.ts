import { is } from 'valibot'
import type { GenericSchema } from 'valibot'
import { CALLS } from '@/contract/calls'
import type { Call } from '@/contract/call'
import { SAMPLES } from '@/contract/samples'
import { PAYMENT_RULES, PAYMENTS, paymentKind } from '@/domain/limits/payments'
import { CAPABILITIES } from './capabilities'
import { SAMPLE_ORDER } from './testing/askAll'

/** Data whose change by the payment password pays or promises money; other uses of the password show or set something. */
const MONEY = ['account', 'maturity', 'family', 'transfer']
/** What has the password and touches such data, but moves and promises nothing. */
const MOVES_NOTHING = ['setSecurity', 'changeFirstCard', 'unbindCard']

const passes = (name: string): boolean => name in PAYMENTS || MOVES_NOTHING.includes(name)

test('every call that moves or promises money stands in the table of payments', () => {
  const calls = SAMPLE_ORDER.filter((name) => {
    const call: Call = CALLS[name]
    if (call.effect === 'read') return false
    return (
      call.effect === 'money' ||
      ('password' in SAMPLES[name] && [call.invalidates].flat().some((one) => MONEY.includes(one)))
    )
  })
  expect(calls.length).toBeGreaterThan(8)
  expect(calls.filter((name) => !passes(name))).toEqual([])
})

test('so does every order of a merchant or another bank on the console, whose input names an amount', () => {
  /** Amounts that move no customer's money by themselves: a freeze, an order that still waits for its payer, an enterprise's, the bank's own. */
  const others = ['freeze', 'askToPay', 'payOrg']
  const actions = CAPABILITIES.flatMap(({ console: part }) => Object.entries(part?.actions ?? {}))
  const withAmount = actions
    .filter(([, { input }]) => 'entries' in input && 'amount' in Object(input.entries))
    .map(([name]) => name)
  expect(withAmount).toEqual(expect.arrayContaining(['merchantPay', 'spendFamily', 'askToPay']))
  expect(withAmount.filter((name) => !(name in PAYMENTS) && !others.includes(name))).toEqual([])
})

test('no order of the console takes more than sums over all of them can hold', () => {
  const actions = CAPABILITIES.flatMap(({ console: part }) => Object.entries(part?.actions ?? {}))
  const fieldsOf = (input: object): [string, GenericSchema][] =>
    'entries' in input ? (Object.entries(Object(input.entries)) as [string, GenericSchema][]) : []
  const amounts = actions.flatMap(([name, { input }]) =>
    fieldsOf(input)
      .filter(([field]) => /^(?:amount|asked|total|quota)$/.test(field))
      .map(([field, schema]) => ({ name: `${name} ${field}`, schema })),
  )
  expect(amounts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['payOrg amount', 'unboundCredit amount', 'placeFreeze asked']),
  )
  // Thousands of the largest still make a number.
  const most = Number.MAX_SAFE_INTEGER / 9_000
  expect(
    amounts.filter(({ schema }) => is(schema, most) || is(schema, Number.MAX_SAFE_INTEGER)).map(({ name }) => name),
  ).toEqual([])
})

test('a call that nobody has put into the table is held to the strictest rule', () => {
  expect(paymentKind('aNewCall')).toBe('out')
  expect(paymentKind('toString')).toBe('out')
  expect(PAYMENT_RULES.out).toEqual({ counts: true, night: true, stop: true })
})

test('nothing keeps a customer from their own money', () => {
  for (const call of ['redeemProduct', 'cancelTransfer', 'moveSub', 'transferIn', 'refundFamily']) {
    expect(PAYMENT_RULES[paymentKind(call)]).toEqual({ counts: false, night: false, stop: false })
  }
})
