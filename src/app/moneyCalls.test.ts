import { CALLS } from '@/contract/calls'
import { WORDED, wordsOf } from './moneyCalls'

it('every money call of the contract has words of its own, and nothing else has', () => {
  const money = Object.values(CALLS).filter(({ effect }) => effect === 'money')
  expect([...WORDED].sort()).toEqual(money.map(({ name }) => name).sort())
  const titles = WORDED.map((name) => wordsOf(name).title)
  expect(new Set(titles).size).toBe(titles.length)
})

it('a call that another version of the app has left is still told of, and leads to the records', () => {
  expect(wordsOf('neverHeardOf').title).toBe('交易')
  expect(wordsOf('neverHeardOf').result('a').name).toBe('/walletTransactionRecordList')
})
