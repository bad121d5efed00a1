import { is } from 'valibot'
import type { GenericSchema } from 'valibot'
import { CALLS } from '@/contract/calls'
import type { Call } from '@/contract/call'
import { SAMPLES } from '@/contract/samples'
import { PAYMENT_KINDS, PAYMENT_RULES, paymentRule } from '@/domain/limits/payments'
import { CAPABILITIES } from './capabilities'
import { SAMPLE_ORDER } from './testing/askAll'

/** Data whose change by the payment password pays or promises money; other uses of the password show or set something. */
const MONEY = ['account', 'maturity', 'family', 'transfer']
/** What has the password and touches such data, but moves and promises nothing. */
const MOVES_NOTHING = ['setSecurity', 'changeFirstCard', 'unbindCard']

/** Orders with an amount whose limits and locks are held where they take the money (business/transfer/spending.ts), or that bring some. */
const ORDERS = ['merchantPay', 'spendFamily', 'unboundCredit', 'merchantRefund', 'refundFamily', 'partnerRefund']

test('every call that moves or promises money says which limits and locks hold for it', () => {
  const calls = SAMPLE_ORDER.filter((name) => {
    const call: Call = CALLS[name]
    if (call.effect === 'read') return false
    return (
      call.effect === 'money' ||
      ('password' in SAMPLES[name] && [call.invalidates].flat().some((one) => MONEY.includes(one)))
    )
  })
  expect(calls.length).toBeGreaterThan(8)
  expect(calls.filter((name) => !MOVES_NOTHING.includes(name) && !CALLS[name].payment)).toEqual([])
})

test('every order of the console whose input names an amount is known to be held to them, or to move no customer’s money', () => {
  /** Amounts that move no customer's money by themselves: a freeze, an order that still waits for its payer, an enterprise's, the bank's own. */
  const others = ['freeze', 'askToPay', 'payOrg']
  const actions = CAPABILITIES.flatMap(({ console: part }) => Object.entries(part?.actions ?? {}))
  const withAmount = actions
    .filter(([, { input }]) => 'entries' in input && 'amount' in Object(input.entries))
    .map(([name]) => name)
  expect(withAmount).toEqual(expect.arrayContaining(['merchantPay', 'spendFamily', 'askToPay']))
  expect(withAmount.filter((name) => !ORDERS.includes(name) && !others.includes(name))).toEqual([])
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

test('a call that says nothing of it is held to the strictest rule', () => {
  expect(paymentRule({})).toBe(PAYMENT_RULES.out)
  expect(PAYMENT_RULES.out).toEqual({ counts: true, night: true, stop: true })
})

/** As docs/decisions/limits.md has it. That a call is of its kind is seen by what it posts (everyCall.test.ts). */
test.each([
  ['counts', ['out', 'spend']],
  ['night', ['close', 'out', 'spend']],
  ['stop', ['buy', 'close', 'out', 'spend']],
] as const)('%s holds for %j, and for nothing that is a customer’s own', (rule, kinds) => {
  expect(PAYMENT_KINDS.filter((kind) => PAYMENT_RULES[kind][rule]).sort()).toEqual(kinds)
})
