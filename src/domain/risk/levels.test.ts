import * as fc from 'fast-check'
import { addDays, day } from '../dates/day'
import {
  checkSuitability,
  INVESTOR_TYPES,
  isTestValid,
  needsElderConfirmation,
  productLevel,
  suits,
  testAllowance,
  testExpires,
  testRefusal,
  testValidUntil,
} from './levels'
import type { RiskLevel } from './levels'

const LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5]
const today = day('20261121')

describe('investor types', () => {
  it('are the five of the specification in order', () => {
    expect(LEVELS.map((level) => `${INVESTOR_TYPES[level].code} ${INVESTOR_TYPES[level].name}`)).toEqual([
      'C1 保守型',
      'C2 收益型',
      'C3 稳健型',
      'C4 进取型',
      'C5 积极进取型',
    ])
  })

  it('suit exactly the product levels up to their own', () => {
    expect(LEVELS.map((customer) => LEVELS.filter((product) => suits(customer, product)))).toEqual([
      [1],
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ])
  })

  it('describe the highest level that suits, by its code alone', () => {
    for (const level of LEVELS) {
      expect(INVESTOR_TYPES[level].description).toMatch(new RegExp(`R${level}级产品$`))
      expect(INVESTOR_TYPES[level].description).not.toContain(`R${level + 1}`)
    }
  })

  it('meet the higher of two product ratings', () => {
    expect(productLevel(2, 3)).toBe(3)
    expect(productLevel(4, 3)).toBe(4)
  })
})

describe('the risk test', () => {
  it('is valid for 12 months, the anniversary not included', () => {
    expect(testExpires(day('20251121'))).toBe(today)
    expect(isTestValid(day('20251122'), today)).toBe(true)
    expect(isTestValid(day('20251121'), today)).toBe(false)
    expect(testExpires(day('20240229'))).toBe('20250228')
  })

  it('is taken at most twice a day', () => {
    expect(testAllowance([], today)).toEqual({ leftToday: 2, leftInPeriod: 8, nextDay: today })
    expect(testAllowance([today], today)).toEqual({ leftToday: 1, leftInPeriod: 7, nextDay: today })
    expect(testAllowance([today, today], today)).toEqual({ leftToday: 0, leftInPeriod: 6, nextDay: '20261122' })
    expect(testAllowance([addDays(today, -1), addDays(today, -1)], today).leftToday).toBe(2)
  })

  it('is taken at most eight times in 12 months, and again when the oldest of them is a year old', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((ago) => addDays(today, -ago))
    expect(testAllowance(seven, today)).toEqual({ leftToday: 1, leftInPeriod: 1, nextDay: today })
    expect(testAllowance([...seven, day('20260301')], today)).toEqual({
      leftToday: 0,
      leftInPeriod: 0,
      nextDay: '20270301',
    })
    expect(testAllowance([...seven, day('20251121')], today).leftToday).toBe(1)
  })

  it('may be taken again on the day it says, and on no day before', () => {
    const history = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 12 })
    fc.assert(
      fc.property(history, (daysAgo) => {
        const taken = daysAgo.map((ago) => addDays(today, -ago))
        const { nextDay, leftToday } = testAllowance(taken, today)
        expect(nextDay === today).toBe(leftToday > 0)
        expect(testAllowance(taken, nextDay).leftToday).toBeGreaterThan(0)
        if (nextDay > today) expect(testAllowance(taken, addDays(nextDay, -1)).leftToday).toBe(0)
      }),
    )
  })

  it.each([
    [[], undefined],
    [[today, today], '您今日的风险测评次数已用完，请明日再试'],
    [[1, 2, 3, 4, 5, 6, 7, 8].map(() => day('20260301')), '您近12个月的风险测评次数已用完，请于2027年3月1日起再试'],
  ])('says when it may be taken again', (taken, sentence) =>
    expect(testRefusal(testAllowance(taken, today))?.message).toBe(sentence),
  )

  it('names the last day it counts', () => expect(testValidUntil(day('20251122'))).toBe(today))
})

describe('a wealth sale', () => {
  const suitable = { product: 2, test: { level: 2, takenOn: day('20260601') }, age: 40, elderConfirmed: false } as const

  it.each([
    ['a suitable customer', {}, undefined],
    ['no test', { test: undefined }, 'RiskTestMissing'],
    ['an old test', { test: { level: 5, takenOn: day('20251121') } }, 'RiskTestExpired'],
    ['a product above the level', { product: 3 }, 'RiskLevelTooHigh'],
    ['64 years', { age: 64 }, undefined],
    ['65 years unconfirmed', { age: 65 }, 'ElderConfirmationMissing'],
    ['65 years confirmed', { age: 65, elderConfirmed: true }, undefined],
    ['confirmation does not replace the level', { age: 70, elderConfirmed: true, product: 5 }, 'RiskLevelTooHigh'],
  ] as const)('with %s', (_, change, refusal) => {
    const outcome = checkSuitability({ ...suitable, ...change }, today)
    expect(outcome.ok ? undefined : outcome.error.name).toBe(refusal)
  })

  it('asks elders from 65 on', () => expect([64, 65, 66].map(needsElderConfirmation)).toEqual([false, true, true]))
})
