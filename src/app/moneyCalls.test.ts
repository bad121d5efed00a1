import { CALLS } from '@/contract/calls'
import { WORDED, wordsOf } from './moneyCalls'

it('every money call of the contract has words of its own, and nothing else has', () => {
  const money: readonly string[] = Object.values(CALLS)
    .filter(({ effect }) => effect === 'money')
    .map(({ name }) => name)
  const missing = money.filter((name) => !WORDED.includes(name))
  const row =
    '{ title: ‹what was ordered, after 您提交的›, ...at(() => link(‹the page where it is ordered and seen›)) }'
  expect(missing.map((name) => `add to WORDS of src/app/moneyCalls.ts: ${name}: ${row}`)).toEqual([])
  expect(WORDED.filter((name) => !money.includes(name))).toEqual([])
  const titles = WORDED.map((name) => wordsOf(name).title)
  expect(new Set(titles).size).toBe(titles.length)
})

it('a call that another version of the app has left is still told of, and leads to the records', () => {
  expect(wordsOf('neverHeardOf').title).toBe('交易')
  expect(wordsOf('neverHeardOf').result('a').name).toBe('/walletTransactionRecordList')
})
