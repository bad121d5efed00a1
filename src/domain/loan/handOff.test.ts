import { LOAN_APPS, loanLink, MAX_VARIANT } from './handOff'
import type { LoanSettings } from './handOff'

const SETTINGS: LoanSettings = {
  productionHosts: ['bank.example', 'm.bank.example'],
  test: { origin: 'https://loan-test.bank.example', appId: '' },
  production: { origin: 'https://loan.bank.example', appId: 'wxloan' },
}

it('has an app for every selector', () => {
  expect(LOAN_APPS).toHaveLength(MAX_VARIANT + 1)
  expect(new Set(LOAN_APPS.map(({ path }) => path)).size).toBe(LOAN_APPS.length)
})

it.each([
  ['m.bank.example', 'https://loan.bank.example/index'],
  ['M.Bank.Example', 'https://loan.bank.example/index'],
  ['localhost', 'https://loan-test.bank.example/index'],
  // Also refuses names that only look like the bank's own.
  ['m.bank.example.evil.example', 'https://loan-test.bank.example/index'],
  ['', 'https://loan-test.bank.example/index'],
])('on %j leads to %s', (host, url) => expect(loanLink('0', host, SETTINGS)?.url).toBe(url))

it.each(['', '11', '-1', '01', '1.0', ' 1', '１', 'constructor', '99'])('%j is no selector', (selector) =>
  expect(loanLink(selector, 'localhost', SETTINGS)).toBeUndefined(),
)

it('names the loan mini-program and its page where the bank has one', () => {
  expect(loanLink('3', 'm.bank.example', SETTINGS)).toMatchObject({ appId: 'wxloan', path: 'pages/farm/index' })
  expect(loanLink('3', 'localhost', SETTINGS)).toEqual({ name: '助农贷', url: 'https://loan-test.bank.example/farm' })
})
