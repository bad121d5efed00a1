import { day } from './day'
import { monthOf } from './month'
import { addQuarters, formatQuarter, quarterOf } from './quarter'

it.each([
  ['20260101', '202601', '2026年第1季度'],
  ['20260331', '202601', '2026年第1季度'],
  ['20260401', '202604', '2026年第2季度'],
  ['20260930', '202607', '2026年第3季度'],
  ['20261231', '202610', '2026年第4季度'],
])('%s is of the quarter %s, which reads %s', (of, quarter, said) => {
  const found = quarterOf(day(of))
  expect([found, formatQuarter(found)]).toEqual([quarter, said])
})

it('quarters follow each other over years', () => {
  expect([-3, -1, 0, 1, 2].map((count) => addQuarters(monthOf(day('20261101')), count))).toEqual([
    '202602',
    '202608',
    '202611',
    '202702',
    '202705',
  ])
  expect(addQuarters(quarterOf(day('20261231')), 1)).toBe('202701')
})
