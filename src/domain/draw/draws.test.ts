import { testMachine } from '@test/machines'
import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { triggersOf } from '../machine'
import { TASK_TRIGGERS } from '../campaign/campaign'
import type { TaskTrigger } from '../campaign/campaign'
import { chancesOf, openChances } from './chances'
import {
  CHANCE,
  drawMessage,
  drawnNumber,
  DRAW_NUMBERS,
  inTurn,
  missOdds,
  NO_PRIZE,
  numberRanges,
  oddsText,
  prizeOf,
} from './draw'
import { PARCEL_STATES, PARCEL_MACHINE, PARCEL_STATE_NAMES } from './parcel'
import type { ParcelState } from './parcel'

const PRIZES = [
  { prizeKey: 'a', odds: 1 },
  { prizeKey: 'b', odds: 99_999 },
  { prizeKey: 'c', odds: 400_000 },
] as const

const prizes = fc
  .uniqueArray(fc.record({ prizeKey: fc.string({ minLength: 1 }), odds: fc.integer({ min: 1, max: 200_000 }) }), {
    maxLength: 5,
    selector: ({ prizeKey }) => prizeKey,
  })
  .filter((list) => list.every(({ prizeKey }) => prizeKey !== NO_PRIZE))

describe('the number of a draw', () => {
  it.each<[string, number]>([
    ['0'.repeat(64), 0],
    // 999,999 is f423f, and a million the next round's 0.
    [`00000000f423f${'0'.repeat(51)}`, 999_999],
    [`00000000f4240${'0'.repeat(51)}`, 0],
    [`0000000000001${'f'.repeat(51)}`, 1],
    // 2^52 - 1 = 4,503,599,627,370,495
    ['f'.repeat(64), 370_495],
  ])('is the remainder of the first 52 bits: %s', (mac, number) => {
    expect(drawnNumber(mac)).toBe(number)
  })

  it('is the one that OpenSSL and a pocket calculator give (docs/decisions/draw.md)', () => {
    const seed = Buffer.alloc(32, 7)
    const mac = createHmac('sm3', seed)
      .update(drawMessage('luckyDraw', 12, 1))
      .digest('hex')
    expect(createHash('sm3').update(seed).digest('hex')).toBe(
      '48c19067a1780225cf67f14f3549a9d74285c473ae24d7397a9aed60bedd88ff',
    )
    expect(drawnNumber(mac)).toBe(Number(BigInt(`0x${mac.slice(0, 13)}`) % 1_000_000n))
  })

  it('falls into every tenth about as often, whatever the seed', () => {
    const DRAWS = 20_000
    for (const byte of [0, 1, 77, 255]) {
      const tenths = Array.from({ length: 10 }, () => 0)
      for (let at = 0; at < DRAWS; at += 1) {
        const mac = createHmac('sm3', Buffer.alloc(32, byte))
          .update(drawMessage('act', at, 1))
          .digest('hex')
        const tenth = Math.floor(drawnNumber(mac) / 100_000)
        tenths[tenth] = (tenths[tenth] ?? 0) + 1
      }
      // Nine degrees of freedom: more than 33.7 once in ten thousand runs of true chance, and these seeds are fixed.
      const expected = DRAWS / 10
      expect(tenths.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0)).toBeLessThan(33.7)
    }
  })

  it('is of one draw alone: no two of a campaign, a person or a turn are asked for in the same words', () => {
    const upTo = Array.from({ length: 30 }, (_, at) => at)
    const asked = ['act', 'act1', 'act12'].flatMap((actId) =>
      upTo.flatMap((participant) => upTo.map((chanceNo) => drawMessage(actId, participant, chanceNo))),
    )
    expect(new Set(asked).size).toBe(asked.length)
  })
})

describe('what a number wins', () => {
  it.each<[number, string]>([
    [0, 'a'],
    [1, 'b'],
    [99_999, 'b'],
    [100_000, 'c'],
    [499_999, 'c'],
    [500_000, NO_PRIZE],
    [999_999, NO_PRIZE],
  ])('%i is %s', (number, prize) => {
    expect(prizeOf(number, PRIZES)).toBe(prize)
  })

  it('is as often a prize as its odds say, and the rest nothing', () => {
    fc.assert(
      fc.property(prizes, (list) => {
        const ranges = numberRanges(list)
        expect(ranges.map(({ from, to }) => to - from + 1)).toEqual(list.map(({ odds }) => odds))
        ranges.forEach(({ prizeKey, from, to }, at) => {
          expect(from).toBe(at === 0 ? 0 : (ranges[at - 1]?.to ?? -1) + 1)
          expect([prizeOf(from, list), prizeOf(to, list)]).toEqual([prizeKey, prizeKey])
        })
        const miss = missOdds(list)
        expect(miss + list.reduce((sum, { odds }) => sum + odds, 0)).toBe(DRAW_NUMBERS)
        if (miss > 0) expect(prizeOf(DRAW_NUMBERS - miss, list)).toBe(NO_PRIZE)
      }),
    )
  })

  it.each<[string, string, readonly string[]]>([
    ['a', 'c', ['a', 'c']],
    ['a', NO_PRIZE, ['a']],
    ['c', 'c', ['c']],
    // Who hit nothing gets nothing, also where a fallback is left.
    [NO_PRIZE, 'c', []],
  ])('%s used up falls to %s', (hit, fallback, turn) => {
    expect(inTurn(hit, fallback)).toEqual(turn)
  })

  it.each<[number, string]>([
    [1, '0.0001%'],
    [1_500, '0.15%'],
    [200_000, '20%'],
    [1_000_000, '100%'],
  ])('%i ppm is %s', (odds, text) => {
    expect(oddsText(odds)).toBe(text)
  })
})

describe('chances', () => {
  const TASKS = [
    { taskKey: 'join', trigger: 'joined', most: 1, title: '', prizeKey: CHANCE },
    { taskKey: 'day', trigger: 'checkedIn', most: 3, title: '', prizeKey: CHANCE },
    { taskKey: 'quiz', trigger: 'quizPassed', about: 'fraud', most: 1, title: '', prizeKey: CHANCE },
  ] as const
  const did = (trigger: TaskTrigger, about: string) => ({ trigger, about, at: 0 })

  it('come once for each thing done, as often as the task says at most', () => {
    expect(chancesOf(TASKS, [])).toEqual([{ taskKey: 'join', period: '' }])
    const days = ['1', '2', '2', '3', '4'].map((about) => did('checkedIn', about))
    expect(chancesOf(TASKS, [...days, did('quizPassed', 'fraud 1'), did('quizPassed', 'fraud 2')])).toEqual([
      { taskKey: 'join', period: '' },
      ...['1', '2', '3'].map((period) => ({ taskKey: 'day', period })),
      { taskKey: 'quiz', period: '' },
    ])
  })

  it('stay when more is done, and are gone when they were used', () => {
    expect(chancesOf(TASKS, [did('quizPassed', 'other')])).toHaveLength(1)
    const happening = fc.record({
      trigger: fc.constantFrom(...TASK_TRIGGERS),
      about: fc.constantFrom('a', 'b', 'fraud 1', 'fraud 2'),
      at: fc.constant(0),
    })
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 12 }), happening, (before, more) => {
        const had = chancesOf(TASKS, before)
        const has = chancesOf(TASKS, [...before, more])
        expect(openChances(had, has)).toEqual([])
        expect(has.length - had.length).toBeLessThanOrEqual(1)
        expect(openChances(has, has.slice(0, 1))).toHaveLength(has.length - 1)
      }),
    )
  })
})

describe('a parcel', () => {
  it('is sent only to an address, and nothing moves it once it was received', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...triggersOf(PARCEL_MACHINE)), { maxLength: 20 }), (triggers) => {
        let state: ParcelState = 'ASKED'
        let addressed = false
        for (const trigger of triggers) {
          const next = PARCEL_MACHINE.after(state, trigger)
          if (state === 'DELIVERED' || state === 'LAPSED') expect(next).toBeUndefined()
          if (next === undefined) continue
          addressed ||= trigger === 'address'
          state = next
          if (state === 'SHIPPED' || state === 'DELIVERED') expect(addressed).toBe(true)
          if (state === 'LAPSED') expect(addressed).toBe(false)
        }
        expect(PARCEL_STATES).toContain(state)
      }),
    )
  })
})

testMachine({
  name: 'parcel of a prize',
  file: 'src/domain/draw/parcel.ts',
  machines: [PARCEL_MACHINE],
  ends: 'DELIVERED LAPSED',
  callers: ['sandbox/business/draw'],
  names: { PARCEL_STATE_NAMES },
})
