import { testMachine } from '@test/machines'
import { day } from '../dates/day'
import { fen } from '../money/fen'
import { inRefusal } from '../transfer/limits'
import { capRefusal } from './refusals'
import { takesFrom } from './use'
import { SUB_MACHINE, SUB_STATE_NAMES } from './machine'

/** 10,000 yuan a day, 200,000 a year. */
const CAPS = { aDay: fen(1_000_000), aYear: fen(20_000_000) }
const used = (today: number, year: number) => ({ today: fen(today), year: fen(year) })

describe('the day on which an account takes what it doesn’t take today', () => {
  test.each([
    ['what it takes today has none', used(0, 0), 1_000_000, '20261231', undefined],
    ['is the next one for the day’s cap', used(900_000, 900_000), 900_000, '20261231', '20261126'],
    ['isn’t after the last day', used(900_000, 900_000), 900_000, '20261125', undefined],
    ['never comes for more than a day’s cap', used(0, 0), 1_000_001, '20291231', undefined],
    ['is in the next year for the year’s cap', used(0, 19_500_000), 900_000, '20270131', '20270101'],
    ['isn’t when that is too late', used(0, 19_500_000), 900_000, '20261231', undefined],
  ] as const)('%s', (_, use, amount, until, expected) =>
    expect(takesFrom(CAPS, use, { amount: fen(amount), day: day('20261125'), until: day(until) })).toBe(expected),
  )
})

test.each([
  [900_000, '今日还可使用1,000元，请明日再试'],
  [1_000_001, '今日还可使用1,000元，请减少金额'],
])('a refusal of %i fen promises tomorrow only what a day takes', (amount, said) =>
  expect(capRefusal('II', 'IN', used(900_000, 900_000), fen(amount))?.message).toContain(said),
)

test.each([
  [900_000, '该银行卡今日还可转入1,000元，请明日再试或更换银行卡'],
  [1_000_001, '该银行卡今日还可转入1,000元，请减少金额或更换银行卡'],
])('a card’s refusal of %i fen promises tomorrow only what a day takes', (amount, said) =>
  expect(inRefusal({ single: undefined, aDay: fen(1_000_000), used: fen(900_000) }, fen(amount))?.message).toBe(said),
)

testMachine({
  name: 'account of type II or III',
  file: 'src/domain/subaccount/machine.ts',
  machines: [SUB_MACHINE],
  ends: 'CLOSED',
  callers: ['sandbox/business/subaccount', 'src/domain/subaccount'],
  names: { SUB_STATE_NAMES },
})
