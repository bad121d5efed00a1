import fc from 'fast-check'
import { day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { postingMonths } from './postings'
import type { Posting } from './postings'

const posting = (id: string, at: number, amount: number): Posting => ({
  id,
  kind: 'transferIn',
  title: '转入',
  amount: fen(amount),
  balance: fen(10_000),
  at,
})

it('groups by Shanghai’s months, the latest first, with sums', () => {
  const months = postingMonths([
    posting('a', instantOf(day('20261031'), 23, 59), -300),
    posting('b', instantOf(day('20261101'), 0, 0), 1_000),
    posting('c', instantOf(day('20261121'), 9, 5), -250),
    posting('d', instantOf(day('20261102'), 8, 0), 30),
  ])
  expect(months.map(({ title, income, outgo }) => [title, income, outgo])).toEqual([
    ['2026年11月', 1_030, 250],
    ['2026年10月', 0, 300],
  ])
  expect(months[0]?.rows.map(({ id, when }) => [id, when])).toEqual([
    ['c', '11月21日 09:05'],
    ['d', '11月2日 08:00'],
    ['b', '11月1日 00:00'],
  ])
})

it('takes interest that came by itself for earned, and every move of own money for none', () => {
  const kinds = ['transferIn', 'transferOut', 'depositMaturity', 'depositWithdrawal', 'depositPayout', 'couponInterest']
  const rows = postingMonths(kinds.map((kind, index) => ({ ...posting(kind, -index, 100), kind })))[0]?.rows
  expect(rows?.filter(({ tone }) => tone === 'income').map(({ id }) => id)).toEqual(['depositPayout', 'couponInterest'])
})

it('loses and invents nothing', () => {
  const anyPosting = fc.record({
    id: fc.uuid(),
    at: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
    amount: fc.integer({ min: -1e9, max: 1e9 }),
  })
  fc.assert(
    fc.property(fc.array(anyPosting), (postings) => {
      const months = postingMonths(postings.map(({ id, at, amount }) => posting(id, at, amount)))
      const total = months.reduce((sum, { income, outgo }) => sum + income - outgo, 0)
      expect(total).toBe(postings.reduce((sum, { amount }) => sum + amount, 0))
      expect(months.flatMap(({ rows }) => rows)).toHaveLength(postings.length)
      expect(new Set(months.map(({ title }) => title)).size).toBe(months.length)
    }),
  )
})
