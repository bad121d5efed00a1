import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { BRANCHES, branchOf } from '../branches/list'
import { businessCalendar } from '../dates/businessCalendar'
import { addDays, day, daysBetween } from '../dates/day'
import { fen, yuan } from '../money/fen'
import { BRANCH_KEYS, marketerStateOn, marketerUntil, MARKETER_MACHINE } from './marketer'
import {
  bindingProblem,
  CODE_CHARACTERS,
  CODE_LENGTH,
  inviteCodeOf,
  INVITER_KINDS,
  isRewarded,
  openUntil,
  RELATION_MACHINE,
} from './relation'
import type { Binding } from './relation'
import { bookableDays, SERVED_MACHINE } from './served'
import { averageOf, nextTier, TIER_FACTS, tierOf, TIERS } from './tier'
import { APPROVED_WORDS, MARKETER_PROMISES, mayPromote } from './words'
import { hasBannedWords } from '../content/bannedWords'
import { waysOf } from '../machine'
import { MARKETER_STATE_NAMES, RELATION_STATE_NAMES, SERVED_STATE_NAMES } from './labels'

test('a relation goes these ways and no other, and nothing leads back to BOUND', () => {
  expect(waysOf(RELATION_MACHINE)).toEqual([
    'BOUND open EFFECTIVE',
    'BOUND annul VOID',
    'BOUND end CLOSED',
    'BOUND lapse LAPSED',
    'EFFECTIVE end CLOSED',
  ])
})

test('a marketer and an appointment go these ways and no other', () => {
  expect(waysOf(MARKETER_MACHINE)).toEqual([
    'APPLIED APPLY ACTIVE',
    'APPLIED END ENDED',
    'ACTIVE SUSPEND SUSPENDED',
    'ACTIVE END ENDED',
    'SUSPENDED RESUME ACTIVE',
    'SUSPENDED END ENDED',
  ])
  expect(waysOf(SERVED_MACHINE)).toEqual([
    'ASKED agree AGREED',
    'ASKED decline DECLINED',
    'ASKED cancel CANCELLED',
    'ASKED lapse LAPSED',
    'AGREED finish DONE',
    'AGREED decline DECLINED',
    'AGREED cancel CANCELLED',
    'AGREED lapse LAPSED',
  ])
})

const FREE: Binding = {
  same: [],
  customer: false,
  bound: false,
  expired: false,
  inviterActive: true,
  ancestor: false,
}

test.each<[string | undefined, Partial<Binding>]>([
  [undefined, {}],
  ['SelfReferral', { same: ['device'] }],
  ['SelfReferral', { same: ['customer'], customer: true, bound: true, expired: true, inviterActive: false }],
  ['AlreadyCustomer', { customer: true, bound: true, expired: true }],
  ['AlreadyBound', { bound: true, expired: true, inviterActive: false }],
  ['InviteExpired', { expired: true, inviterActive: false, ancestor: true }],
  ['MarketerSuspended', { inviterActive: false, ancestor: true }],
  ['ReferralLoop', { ancestor: true }],
])('an invitation is answered %s to %j', (wanted, facts) => {
  expect(bindingProblem({ ...FREE, ...facts })).toBe(wanted)
})

test('a code is read as it may be typed, and nothing else is one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...CODE_CHARACTERS), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH }),
      (of) => {
        const code = of.join('')
        expect(inviteCodeOf(` ${code.toLowerCase()} `)).toBe(code)
        expect(inviteCodeOf(code.slice(1))).toBeUndefined()
        expect(inviteCodeOf(`${code}A`)).toBeUndefined()
      },
    ),
  )
  for (const text of ['', 'ZW2345678O', 'ZW2345678１', "ZW23456' OR", 'ZW23456789\n2'])
    expect(inviteCodeOf(text)).toBeUndefined()
})

test('an account counts on the thirtieth day after the invitation was accepted and not on the next', () => {
  expect(openUntil(day('20260201'))).toBe('20260303')
})

test('nothing is given to who promotes for the bank, and nothing to anybody while the bank gives nothing', () => {
  expect(INVITER_KINDS.filter((kind) => isRewarded(kind, true))).toEqual(['CUSTOMER'])
  expect(INVITER_KINDS.filter((kind) => isRewarded(kind, false))).toEqual([])
})

describe('how a marketer stands', () => {
  const today = day('20260801')
  const stands = (facts: object, kolEnabled = false) =>
    marketerStateOn(
      { kind: 'CLERK', state: 'ACTIVE', until: marketerUntil(today), staff: true, ...facts },
      { today, kolEnabled },
    )

  test.each([
    ['ACTIVE', {}, false],
    ['SUSPENDED', { staff: false }, false],
    ['SUSPENDED', { kind: 'MANAGER', staff: false }, true],
    ['SUSPENDED', { kind: 'KOL', staff: false }, false],
    ['SUSPENDED', { kind: 'KOL', staff: true }, false],
    ['ACTIVE', { kind: 'KOL', staff: false }, true],
    ['ACTIVE', { until: today }, false],
    ['ENDED', { until: addDays(today, -1) }, false],
    ['ENDED', { state: 'SUSPENDED', until: addDays(today, -1) }, false],
    ['SUSPENDED', { state: 'SUSPENDED' }, false],
    ['APPLIED', { state: 'APPLIED', until: null }, false],
    ['ENDED', { state: 'ENDED' }, false],
  ] as const)('is %s for %j', (wanted, facts, kolEnabled) => {
    expect(stands(facts, kolEnabled)).toBe(wanted)
  })
})

/** With the first week of October closed. */
const calendar = businessCalendar((of) => of >= '20261001' && of <= '20261007')

test('a business day can be booked from tomorrow on, as far ahead as the tier goes, and one at least', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), fc.constantFrom(...TIERS), (from, tier) => {
      const today = addDays(day('20260101'), from)
      const { bookAhead } = TIER_FACTS[tier]
      const days = bookableDays(calendar, today, bookAhead)
      const within = days.filter((one) => one > today && one <= addDays(today, bookAhead))
      expect(days.every(calendar.isBusinessDay)).toBe(true)
      expect(days.length).toBeGreaterThan(0)
      expect(within.length === days.length || days.length === 1).toBe(true)
      // None of those within is missing.
      for (let ahead = 1; ahead <= bookAhead; ahead += 1) {
        const one = addDays(today, ahead)
        expect(days.includes(one)).toBe(calendar.isBusinessDay(one))
      }
    }),
  )
  expect(bookableDays(calendar, day('20260930'), 7)).toEqual(['20261008'])
})

test.each<[boolean, Parameters<typeof mayPromote>[1]]>([
  [true, { licenceNo: '样例0001' }],
  [false, {}],
  [false, { licenceNo: ' ' }],
  [false, { licenceNo: null }],
])('what is only distributed may be promoted: %s, by %j; the bank’s own by anybody', (may, who) => {
  expect(mayPromote({ distributed: true }, who)).toBe(may)
  expect(mayPromote({}, who)).toBe(true)
})

test('staff are at branches that there are', () => {
  for (const key of BRANCH_KEYS) expect(branchOf(key).services).toContain('COUNTER')
  expect(new Set(BRANCHES.map(({ branchId }) => branchId)).size).toBe(BRANCHES.length)
})

describe('tiers', () => {
  const [first, last] = [day('20260201'), day('20260228')]

  test('what is missing to the next tier brings it, a fen less doesn’t, and the highest has none', () => {
    for (const average of [0, 1, yuan(20_000), yuan(50_000) - 1, yuan(50_000), yuan(299_999), yuan(999_999.99)]) {
      const next = nextTier(fen(average))
      if (!next) throw new Error(`${average} has no next tier`)
      expect(tierOf(fen(average + next.missing))).toBe(next.tier)
      expect(tierOf(fen(average + next.missing - 1))).toBe(tierOf(fen(average)))
    }
    expect(nextTier(yuan(175_000))).toEqual({ tier: 'PLATINUM', missing: yuan(125_000), gone: 0.5 })
    expect(nextTier(yuan(1_000_000))).toBeUndefined()
  })

  test('are of the highest whose least the average reaches', () => {
    expect(tierOf(fen(0))).toBe('COMMON')
    for (const [index, tier] of TIERS.entries()) {
      const { from } = TIER_FACTS[tier]
      expect(tierOf(from)).toBe(tier)
      if (index > 0) expect(tierOf(fen(from - 1))).toBe(TIERS[index - 1])
    }
  })

  test('go by the average of each day’s end, as adding up the days says it', () => {
    const change = fc.record({ away: fc.integer({ min: -60, max: 40 }), amount: fc.integer({ min: 0, max: 10 ** 9 }) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (all) => {
        const changes = all.map(({ away, amount }) => ({ day: addDays(first, away), amount }))
        let total = 0
        for (let of = first; of <= last; of = addDays(of, 1))
          total += changes.filter((one) => one.day <= of).reduce((sum, { amount }) => sum + amount, 0)
        expect(averageOf(changes, first, last)).toBe(Math.floor(total / (daysBetween(first, last) + 1)))
      }),
    )
  })

  test('can’t be had by money of a month’s last day', () => {
    const average = averageOf([{ day: last, amount: yuan(1_000_000) }], first, last)
    expect(tierOf(average)).toBe('COMMON')
  })

  test('never take away what a lower one has', () => {
    for (const [index, tier] of TIERS.entries()) {
      const below = TIER_FACTS[TIERS[Math.max(0, index - 1)] ?? 'COMMON']
      expect(TIER_FACTS[tier].bookAhead).toBeGreaterThanOrEqual(below.bookAhead)
      expect(TIER_FACTS[tier].bookings).toBeGreaterThanOrEqual(below.bookings)
    }
  })
})

test('approved words say nothing that a bank must not, no rate, and of what is only distributed that it is no deposit', () => {
  for (const { text, title, distributed } of APPROVED_WORDS) {
    expect(hasBannedWords(title + text)).toBe(false)
    expect(text).not.toMatch(/\d|%|％/)
    expect(text.includes('代销') && text.includes('理财非存款')).toBe(distributed === true)
    expect(text.includes('存款保险')).toBe(distributed !== true)
  }
  for (const promise of MARKETER_PROMISES) expect(hasBannedWords(promise)).toBe(false)
})

testMachine({
  name: 'marketer',
  file: 'src/domain/referral/marketer.ts',
  machines: [MARKETER_MACHINE],
  ends: 'ENDED',
  callers: ['sandbox/business/referral', 'src/domain/referral'],
  names: { MARKETER_STATE_NAMES },
})

testMachine({
  name: 'invitation',
  file: 'src/domain/referral/relation.ts',
  machines: [RELATION_MACHINE],
  ends: 'CLOSED LAPSED VOID',
  callers: ['sandbox/business/referral', 'src/domain/referral'],
  names: { RELATION_STATE_NAMES },
})

testMachine({
  name: 'appointment',
  file: 'src/domain/referral/served.ts',
  machines: [SERVED_MACHINE],
  ends: 'DONE DECLINED CANCELLED LAPSED',
  callers: ['sandbox/business/referral', 'src/domain/referral'],
  names: { SERVED_STATE_NAMES },
})
