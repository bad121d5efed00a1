import fc from 'fast-check'
import { day } from '../dates/day'
import { yuan } from '../money/fen'
import { PROVINCES, provinceAt, provinceNames } from './provinces'
import { isElsewhere } from './elsewhere'
import { afterSecurityChange, isFitAsk, SECURITY_WAYS, securityWay } from './settings'
import type { PaySecurity, SecurityAsk, SecurityWay } from './settings'

const TODAY = { today: day('20261118'), now: 1_000 }
const pair = (single: number, aDay: number) => ({ single: yuan(single), aDay: yuan(aDay) })
const SET: PaySecurity = {
  limits: pair(1_000, 5_000),
  nightLock: true,
  noticeOver: yuan(500),
  provinces: ['22', '21'],
}
const NONE: PaySecurity = { limits: pair(500_000, 1_000_000), nightLock: false }

const WAYS: readonly (readonly [string, PaySecurity, SecurityAsk, string])[] = [
  ['a lower limit', SET, { change: 'limits', limits: pair(1_000, 4_000) }, 'lower'],
  ['the same limits', SET, { change: 'limits', limits: pair(1_000, 5_000) }, 'lower'],
  ['one lower and one higher', SET, { change: 'limits', limits: pair(2_000, 4_000) }, 'raise'],
  ['more a day', SET, { change: 'limits', limits: pair(1_000, 5_001) }, 'raise'],
  ['the lock off', SET, { change: 'nightLock', on: false }, 'nightOff'],
  ['the lock on', NONE, { change: 'nightLock', on: true }, 'nightOn'],
  ['no notice', SET, { change: 'notice', over: undefined }, 'noticeLess'],
  ['fewer notices', SET, { change: 'notice', over: yuan(501) }, 'noticeLess'],
  ['more notices', SET, { change: 'notice', over: yuan(499) }, 'noticeMore'],
  ['a first notice', NONE, { change: 'notice', over: yuan(9_999) }, 'noticeMore'],
  ['a first region', NONE, { change: 'regions', provinces: ['22'] }, 'regionsFewer'],
  ['fewer regions', SET, { change: 'regions', provinces: ['22'] }, 'regionsFewer'],
  ['another region', SET, { change: 'regions', provinces: ['22', '23'] }, 'regionsMore'],
  ['no regions', SET, { change: 'regions', provinces: undefined }, 'regionsMore'],
]

test.each(WAYS)('%s: %#', (_, before, ask, way) => expect(securityWay(before, ask)).toBe(way))

test('whatever weakens a protection asks for more than a session', () => {
  const weaken = ['raise', 'nightOff', 'noticeLess', 'regionsMore', 'lift'] as const
  for (const name of weaken) {
    const way: SecurityWay = SECURITY_WAYS[name]
    expect([name, way.proofs.includes('password'), way.done !== undefined]).toEqual([name, true, true])
  }
  expect([SECURITY_WAYS.raise.proofs, SECURITY_WAYS.lift.proofs]).toEqual([
    ['password', 'face'],
    ['password', 'face'],
  ])
})

test('lower limits begin at once and call off what waits; each of two limits is meanwhile the lower', () => {
  const raised = afterSecurityChange(SET, { change: 'limits', limits: pair(2_000, 4_000) }, TODAY)
  expect(raised).toMatchObject({ limits: pair(1_000, 4_000), raise: { ...pair(2_000, 4_000), from: '20261119' } })
  const lowered = afterSecurityChange(raised, { change: 'limits', limits: pair(900, 4_000) }, TODAY)
  expect(lowered).toMatchObject({ limits: pair(900, 4_000), raise: undefined })
  expect(afterSecurityChange(raised, { change: 'cancelRaise' }, TODAY).raise).toBeUndefined()
})

test('no change whatever raises a limit on its own day', () => {
  const amount = fc.integer({ min: 1, max: 500_000 })
  const limits = fc.tuple(amount, amount).map(([one, other]) => pair(Math.min(one, other), Math.max(one, other)))
  fc.assert(
    fc.property(limits, fc.array(limits, { maxLength: 6 }), (first, asked) => {
      let now: PaySecurity = { ...NONE, limits: first }
      for (const one of asked) {
        const next = afterSecurityChange(now, { change: 'limits', limits: one }, TODAY)
        expect(next.limits.single).toBeLessThanOrEqual(now.limits.single)
        expect(next.limits.aDay).toBeLessThanOrEqual(now.limits.aDay)
        expect(next.limits.single).toBeLessThanOrEqual(next.limits.aDay)
        now = next
      }
    }),
  )
})

test.each<readonly [string, SecurityAsk]>([
  ['nothing', { change: 'limits', limits: pair(0, 5) }],
  ['more at once than in a day', { change: 'limits', limits: pair(6, 5) }],
  ['more than the bank allows', { change: 'limits', limits: pair(5, 1_000_001) }],
  ['no region', { change: 'regions', provinces: [] }],
  ['a region twice', { change: 'regions', provinces: ['22', '22'] }],
  ['a region that there isn’t', { change: 'regions', provinces: ['99'] }],
  ['a notice of nothing', { change: 'notice', over: yuan(0) }],
])('%s can’t be asked for', (_, ask) => expect(isFitAsk(ask)).toBe(false))

test('stopping twice keeps the first time', () => {
  const stopped = afterSecurityChange(SET, { change: 'stop' }, TODAY)
  expect(afterSecurityChange(stopped, { change: 'stop' }, { ...TODAY, now: 2_000 }).stoppedAt).toBe(1_000)
})

test('an order without a place is from elsewhere, while the lock is on', () => {
  expect([isElsewhere(['22'], undefined), isElsewhere(['22'], '11'), isElsewhere(['22'], '22')]).toEqual([
    true,
    true,
    false,
  ])
  expect(isElsewhere(undefined, undefined)).toBe(false)
})

describe('provinces', () => {
  test('each is found at its own cities', () => {
    for (const { code, cities } of PROVINCES) {
      for (const [longitude, latitude] of cities)
        expect([code, provinceAt({ longitude, latitude })]).toEqual([code, code])
    }
  })

  test.each([
    ['22', 125.3235, 43.8171],
    ['44', 114.06, 22.55],
    ['11', 116.2, 40.22],
    ['31', 121.8, 31.15],
    ['65', 75.23, 37.77],
  ])('%s is where a phone at %d, %d is', (code, longitude, latitude) =>
    expect(provinceAt({ longitude, latitude })).toBe(code),
  )

  test('there is none in Paris', () => expect(provinceAt({ longitude: 2.35, latitude: 48.85 })).toBeUndefined())

  test('their names are listed', () => expect(provinceNames(['22', '21', '99'])).toBe('吉林、辽宁'))
})
