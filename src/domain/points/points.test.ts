import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { addDays, day } from '../dates/day'
import type { Day } from '../dates/day'
import { hasBannedWords } from '../content/bannedWords'
import { kindsOf, formatPoints, POINT_ENTRIES, POINT_ENTRY_KINDS, POINT_FILTERS } from './entries'
import { learningRefusal, READING_MS, readyAt } from './learning'
import { byExpiry, keptUntil, lastDayOf, revived, takePoints, usablePoints } from './lots'
import type { PointLot } from './lots'
import { deliveryProblems, MALL_ORDER_MACHINE, MALL_ORDER_STATES, mallRefusal, MALL_ORDER_STATE_NAMES } from './mall'
import type { MallAsking, MallOffer } from './mall'
import { checkInPoints, earningId, POINT_RULES, standingStreak, streakOn, withinCap } from './rules'

const TODAY = day('20261123')
const anyDay = fc.integer({ min: -40, max: 400 }).map((days) => addDays(TODAY, days))
const anyLots: fc.Arbitrary<PointLot[]> = fc
  .array(fc.record({ left: fc.integer({ min: 0, max: 500 }), lastDay: anyDay }), { maxLength: 12 })
  .map((lots) => lots.map((lot, at) => ({ ...lot, lotId: `lot${at}` })))

describe('checking in', () => {
  it.each([
    [undefined, 1, 0],
    [{ day: '20261122', streak: 3 }, 4, 3],
    [{ day: '20261123', streak: 4 }, 4, 4],
    [{ day: '20261121', streak: 9 }, 1, 0],
  ])('after %j makes a streak of %d, and %d stand before it', (last, streak, standing) => {
    const before = last && { day: day(last.day), streak: last.streak }
    expect(streakOn(before, TODAY)).toBe(streak)
    expect(standingStreak(before, TODAY)).toBe(standing)
  })

  it('brings 1 to 7, and 7 for as long as no day is missed', () => {
    expect([1, 2, 6, 7, 8, 365].map(checkInPoints)).toEqual([1, 2, 6, 7, 7, 7])
  })
})

describe('rules', () => {
  it('give once for what they are given for', () => {
    const of = (about: string, on: string) => ({ about, day: day(on) })
    expect(earningId('INFO', 'c', of('a', '20261101'))).toBe(earningId('INFO', 'c', of('b', '20261102')))
    expect(earningId('CHECK_IN', 'c', of('a', '20261101'))).toBe(earningId('CHECK_IN', 'c', of('b', '20261101')))
    expect(earningId('CHECK_IN', 'c', of('a', '20261101'))).not.toBe(earningId('CHECK_IN', 'c', of('a', '20261102')))
    expect(earningId('LEARN', 'c', of('a', '20261101'))).toBe(earningId('LEARN', 'c', of('a', '20261102')))
    expect(earningId('LEARN', 'c', of('a', '20261101'))).not.toBe(earningId('LEARN', 'd', of('a', '20261101')))
  })

  it('give no more a day than their cap', () => {
    expect([0, 20, 25, 30, 99].map((given) => withinCap(POINT_RULES.SURVEY, given))).toEqual([10, 10, 5, 0, 0])
    expect(withinCap(POINT_RULES.LEARN, 999)).toBe(5)
  })

  it('give nothing for money or for sharing', () => {
    const said = JSON.stringify([POINT_RULES, POINT_ENTRIES])
    expect(said).not.toMatch(/存款|存入|余额|理财|购买|转账|分享|邀请/)
    expect(hasBannedWords(said)).toBe(false)
  })
})

describe('lots', () => {
  it.each([
    ['20261101', '20271130'],
    ['20261123', '20271130'],
    ['20270131', '20280131'],
    ['20270228', '20280229'],
  ])('of %s are valid through %s', (earned, last) => expect(lastDayOf(day(earned))).toBe(last))

  it.each([
    ['20261125', false, 'CUSTOMER', '20261130', true],
    ['20261001', false, 'CUSTOMER', '20261130', true],
    ['20271130', false, 'CUSTOMER', '20271130', false],
    // Once put off, they end on that day, whoever orders and cancels again; unless the bank does.
    ['20261125', true, 'CUSTOMER', '20261125', true],
    ['20261001', true, 'CUSTOMER', '20261001', true],
    ['20261125', true, 'BANK', '20261130', true],
  ] as const)(
    'that come back with the last day %s, put off before: %s, by the %s, end on %s',
    (own, before, by, last, is) => {
      const lot = { lastDay: day(own), revived: before }
      expect(revived(lot, { today: TODAY, by })).toEqual({ lastDay: last, revived: is })
    },
  )

  it('last a week from the first time that puts them off, however often who has them cancels after that', () => {
    fc.assert(
      fc.property(anyDay, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 }), (own, waits) => {
        let lot = { lastDay: own, revived: false }
        let today = TODAY
        let putOff: Day | undefined
        for (const days of waits) {
          today = addDays(today, days)
          if (own < addDays(today, 7)) putOff ??= today
          lot = revived(lot, { today, by: 'CUSTOMER' })
        }
        expect(lot).toEqual(
          putOff === undefined ? { lastDay: own, revived: false } : { lastDay: addDays(putOff, 7), revived: true },
        )
      }),
    )
  })

  it.each([
    // While they are off; on since long ago, since a week ago, since eight days ago, since today, and never switched.
    [false, '20261101', '20261130'],
    [true, '20261101', undefined],
    [true, '20261116', '20261123'],
    [true, '20261115', undefined],
    [true, '20261123', '20261130'],
    [true, undefined, undefined],
  ])('that couldn’t be used while points were off (on: %s, since %s) are valid to %s at least', (on, since, kept) =>
    expect(keptUntil(TODAY, { on, since: since === undefined ? undefined : day(since) })).toBe(kept),
  )

  it('are taken whole or not at all, those first that expire first, and none that has expired', () => {
    fc.assert(
      fc.property(anyLots, fc.integer({ min: 1, max: 2_000 }), (lots, points) => {
        const taken = takePoints(lots, points, TODAY)
        const usable = usablePoints(lots, TODAY)
        expect(taken === undefined).toBe(usable < points)
        if (!taken) return
        expect(taken.reduce((sum, part) => sum + part.points, 0)).toBe(points)
        const of = (lotId: string) => lots.find((lot) => lot.lotId === lotId)
        const partOf = (lotId: string) => taken.find((part) => part.lotId === lotId)?.points ?? 0
        for (const { lotId, points: part } of taken) {
          expect(part).toBeGreaterThan(0)
          expect(part).toBeLessThanOrEqual(of(lotId)?.left ?? 0)
          expect((of(lotId)?.lastDay ?? '') >= TODAY).toBe(true)
        }
        // Nothing is left of a lot that expires before one that was touched.
        const latest = taken.map(({ lotId }) => of(lotId)?.lastDay ?? '').reduce((a, b) => (a > b ? a : b))
        for (const lot of lots.filter(({ lastDay }) => lastDay >= TODAY && lastDay < latest))
          expect(partOf(lot.lotId)).toBe(lot.left)
      }),
    )
  })

  it('by their last day sum to what can be used', () => {
    fc.assert(
      fc.property(anyLots, (lots) => {
        const groups = byExpiry(lots, TODAY)
        expect(groups.reduce((sum, { points }) => sum + points, 0)).toBe(usablePoints(lots, TODAY))
        expect(groups.map(({ lastDay }) => lastDay)).toEqual([...new Set(groups.map(({ lastDay }) => lastDay))].sort())
      }),
    )
  })
})

describe('the mall', () => {
  const offer: MallOffer = {
    kind: 'GOODS',
    points: 100,
    stock: 3,
    perPerson: 2,
    openAt: 50,
    closeAt: 90,
    seckill: false,
  }
  const asking: MallAsking = { now: 60, usable: 100, had: 1, depositRewards: false, seckills: true }
  it.each<[Partial<MallOffer>, Partial<MallAsking>, string | undefined]>([
    [{}, {}, undefined],
    [{}, { now: 49 }, 'MallNotOpen'],
    [{}, { now: 50 }, undefined],
    [{}, { now: 90 }, 'MallNotOpen'],
    [{ stock: 0 }, {}, 'MallSoldOut'],
    [{}, { had: 2 }, 'MallPerPersonLimit'],
    [{}, { usable: 99 }, 'PointsInsufficient'],
    [{ seckill: true }, {}, undefined],
    [{ seckill: true }, { seckills: false }, 'MallNotOpen'],
    [{ kind: 'COUPON' }, {}, 'MallItemUnknown'],
    [{ kind: 'COUPON' }, { depositRewards: true }, undefined],
  ])('%j asked with %j: %s', (item, by, refusal) => {
    expect(mallRefusal({ ...offer, ...item }, { ...asking, ...by })).toBe(refusal)
  })

  it('cancels nothing that was sent or given', () => {
    const cancelled = MALL_ORDER_STATES.filter((state) => MALL_ORDER_MACHINE.after(state, 'cancel') !== undefined)
    expect(cancelled).toEqual(['PLACED'])
  })

  const place = { name: '张伟', mobileNo: '17000000001', region: '吉林省 长春市', street: '样例路12号3单元' }
  it.each([
    [{}, []],
    [{ name: '' }, ['name']],
    [{ name: 'x' }, ['name']],
    [{ mobileNo: '12345' }, ['mobileNo']],
    [{ region: ' ' }, ['region']],
    [{ street: '路' }, ['street']],
    [{ street: '字'.repeat(101) }, ['street']],
    [{ street: '样例路<12>号3单元' }, ['street']],
    [{ street: '样例路\u202e１２号＃3单元' }, []],
  ])('sends to %j unless %j is wrong', (changed, wrong) => {
    expect(Object.keys(deliveryProblems({ ...place, ...changed }))).toEqual(wrong)
  })
})

describe('reading', () => {
  it.each([
    [undefined, 0, 'LearningNotStarted'],
    [{ startedAt: 1_000, finishedAt: null }, 1_000 + READING_MS - 1, 'LearningTooFast'],
    [{ startedAt: 1_000, finishedAt: null }, 1_000 + READING_MS, undefined],
    [{ startedAt: 1_000, finishedAt: 2 }, 1_001, 'LearningDone'],
  ])('%j at %d: %s', (reading, now, refusal) => expect(learningRefusal(reading, [], now)).toBe(refusal))

  it('of one after the other takes no longer for being taken later', () => {
    const first = { startedAt: 0, finishedAt: 45_000 }
    const second = { startedAt: 25_000, finishedAt: null }
    expect(readyAt(second, [first, second])).toBe(45_000)
    expect(readyAt({ startedAt: 10_000, finishedAt: null }, [first])).toBe(40_000)
  })

  it('of many at once takes twenty seconds of each, in whatever order they were opened and are taken', () => {
    const opened = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(opened, fc.infiniteStream(fc.nat()), (starts, choices) => {
        const all = starts.map((startedAt) => ({ startedAt, finishedAt: null as number | null }))
        let clock = 0
        let first = Infinity
        for (let left = all; left.length > 0; left = all.filter(({ finishedAt }) => finishedAt === null)) {
          const one = left[(choices.next().value ?? 0) % left.length]
          if (!one) throw new Error('none is left')
          clock = Math.max(clock, readyAt(one, all))
          expect(learningRefusal(one, all, clock)).toBeUndefined()
          one.finishedAt = clock
          first = Math.min(first, one.startedAt)
        }
        expect(clock - first).toBeGreaterThanOrEqual(20_000 * all.length)
      }),
    )
  })
})

describe('entries', () => {
  it('are each found by one filter, and all by all', () => {
    const [all, ...filters] = POINT_FILTERS
    expect(kindsOf(all)).toEqual(POINT_ENTRY_KINDS)
    expect(filters.flatMap(kindsOf).sort()).toEqual([...POINT_ENTRY_KINDS].sort())
  })

  it('are written with groups of three', () => {
    expect([0, 999, 1_000, 1_234_567, -1_500].map(formatPoints)).toEqual(['0', '999', '1,000', '1,234,567', '-1,500'])
  })
})

testMachine({
  name: 'order of the mall',
  file: 'src/domain/points/mall.ts',
  machines: [MALL_ORDER_MACHINE],
  ends: 'FULFILLED DELIVERED CANCELLED',
  callers: ['sandbox/business/points'],
  names: { MALL_ORDER_STATE_NAMES },
})
