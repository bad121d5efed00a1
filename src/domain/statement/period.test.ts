import { day } from '../dates/day'
import { readPeriod } from './period'

const TODAY = day('20261122')

describe('what a document is about', () => {
  test.each([
    ['20260101', '20261122', 'ok'],
    ['20261122', '20261122', 'ok'],
    ['20251123', '20261122', 'ok'],
    ['20251122', '20261122', 'StatementTooLong'],
    ['20240229', '20250228', 'ok'],
    ['20240229', '20250301', 'StatementTooLong'],
    ['20261122', '20261121', 'StatementPeriodInvalid'],
    ['20261101', '20261123', 'StatementPeriodInvalid'],
    ['20260231', '20260301', 'StatementPeriodInvalid'],
    ['', '20260301', 'StatementPeriodInvalid'],
  ])('a statement from %s to %s: %s', (from, to, expected) => {
    const read = readPeriod({ kind: 'STATEMENT', from, to }, TODAY)
    expect(read.ok ? 'ok' : read.error).toBe(expected)
  })

  test.each([
    ['20261121', true],
    ['20261122', false],
    ['20261131', false],
  ])('the balance of %s, once the day has ended: %s', (of, there) => {
    expect(readPeriod({ kind: 'BALANCE', day: of }, TODAY).ok).toBe(there)
  })

  test('a year ends with its last day, or with today', () => {
    expect(readPeriod({ kind: 'INTEREST_YEAR', year: '2025' }, TODAY)).toEqual({
      ok: true,
      value: { from: '20250101', to: '20251231' },
    })
    expect(readPeriod({ kind: 'INTEREST_YEAR', year: '2026' }, TODAY)).toEqual({
      ok: true,
      value: { from: '20260101', to: '20261122' },
    })
    for (const year of ['2027', '26', '', '２０２６']) {
      expect(readPeriod({ kind: 'INTEREST_YEAR', year }, TODAY).ok).toBe(false)
    }
  })
})
