import { ok } from '@/domain/result'
import type { LoanSettings } from '@/domain/loan/handOff'
import type { OutsideLink } from '@/platform/outsideLink/types'
import { handOffToLoan } from './loan'

const SETTINGS: LoanSettings = {
  productionHosts: ['m.bank.example'],
  test: { origin: 'https://loan-test.bank.example', appId: 'wxtest' },
  production: { origin: 'https://loan.bank.example', appId: 'wxloan' },
}
Object.assign(globalThis, { BANK_LOANS: SETTINGS, BANK_IS_SANDBOX: false })

const mockOpened: OutsideLink[] = []
jest.mock('@/platform/outsideLink', () => ({
  openOutside(link: OutsideLink) {
    mockOpened.push(link)
    return Promise.resolve(ok(undefined))
  },
}))
jest.mock('@/platform/hostPage', () => ({ hostPage: { hostName: () => 'm.bank.example' } }))
jest.mock('../overlay', () => ({ confirm: () => Promise.resolve(true) }))

it('hands over to the web address and to the mini-program of the bank’s configuration alike', async () => {
  expect(await handOffToLoan('1')).toBe('left')
  expect(mockOpened).toEqual([
    { to: 'loanApp', url: 'https://loan.bank.example/consumer', appId: 'wxloan', path: 'pages/consumer/index' },
  ])
})
