import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { addDays, day } from '../dates/day'
import { fen, yuan } from '../money/fen'
import { MARKETER_STATES } from '../referral/marketer'
import { INVITER_KINDS, MARKETER_KINDS, RELATION_STATES } from '../referral/relation'
import { COMMISSION_MACHINE } from './machine'
import { waysOf } from '../machine'
import {
  beneficiariesOf,
  COMMISSION_LEVELS,
  COMMISSION_RULE,
  commissionOf,
  confirmDayOf,
  dueTrigger,
  isCommissioned,
} from './rule'
import type { Tie } from './rule'
import { withholdingOf } from './withholding'
import { COMMISSION_RULE_TEXTS, COMMISSION_STATE_NAMES } from './labels'

const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f']
const person = fc.constantFrom(...PEOPLE)
const ORDERED = 1_000
const time = fc.constantFrom(ORDERED - 1, ORDERED, ORDERED + 1)

/** Who earns in nearly every case, and everything else sometimes. */
const tie: fc.Arbitrary<Tie> = fc.record({
  inviterId: person,
  kind: fc.oneof({ weight: 4, arbitrary: fc.constant('KOL' as const) }, fc.constantFrom(...INVITER_KINDS)),
  state: fc.oneof({ weight: 4, arbitrary: fc.constant('EFFECTIVE' as const) }, fc.constantFrom(...RELATION_STATES)),
  effectiveAt: fc.option(time),
  marketer: fc.record({
    kind: fc.oneof({ weight: 4, arbitrary: fc.constant('KOL' as const) }, fc.constantFrom(...MARKETER_KINDS)),
    standing: fc.oneof({ weight: 4, arbitrary: fc.constant('ACTIVE' as const) }, fc.constantFrom(...MARKETER_STATES)),
    since: fc.option(time),
  }),
})
const graph = fc.array(fc.tuple(person, tie), { maxLength: 12 }).map((ties) => new Map<string, Tie>(ties))

/** A tie that earns. */
const good = (inviterId: string): Tie => ({
  inviterId,
  ...{ kind: 'KOL', state: 'EFFECTIVE', effectiveAt: 1 },
  marketer: { kind: 'KOL', standing: 'ACTIVE', since: 1 },
})

describe('who is paid for an order', () => {
  it('is never anybody beyond the second level, nobody twice and nobody for their own order, in whatever graph', () => {
    fc.assert(
      fc.property(graph, person, (ties, buyer) => {
        let looked = 0
        const watched = new Map(ties)
        watched.get = (key) => {
          looked += 1
          return ties.get(key)
        }
        const paid = beneficiariesOf(buyer, ORDERED, watched)
        expect(looked).toBeLessThanOrEqual(2)
        const ids = paid.map(({ customerId }) => customerId)
        expect(ids).not.toContain(buyer)
        expect(new Set(ids).size).toBe(ids.length)
        expect(paid.map(({ level }) => level)).toEqual(COMMISSION_LEVELS.slice(0, paid.length))
        // The first is the inviter and the second that one's, and each earned when it was ordered and promotes now.
        let from = buyer
        for (const { customerId } of paid) {
          const by = ties.get(from)
          expect(by?.inviterId).toBe(customerId)
          expect([by?.state, by?.kind, by?.marketer?.kind, by?.marketer?.standing]).toEqual([
            ...['EFFECTIVE', 'KOL', 'KOL', 'ACTIVE'],
          ])
          expect(by?.effectiveAt ?? Infinity).toBeLessThanOrEqual(ORDERED)
          expect(by?.marketer?.since ?? Infinity).toBeLessThanOrEqual(ORDERED)
          from = customerId
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('is both in a chain of promoters, and nobody once the first is suspended', () => {
    const chain = new Map([...'abcd'].map((id, index) => [id, good('bcde'.charAt(index))]))
    expect(beneficiariesOf('a', ORDERED, chain)).toEqual([
      { customerId: 'b', level: 1 },
      { customerId: 'c', level: 2 },
    ])
    const suspend = (id: string) => {
      const tied = good('bcde'.charAt('abcd'.indexOf(id)))
      return new Map(chain).set(id, { ...tied, marketer: { kind: 'KOL', standing: 'SUSPENDED', since: 1 } })
    }
    expect(beneficiariesOf('a', ORDERED, suspend('a'))).toEqual([])
    expect(beneficiariesOf('a', ORDERED, suspend('b'))).toEqual([{ customerId: 'b', level: 1 }])
  })

  it('is nobody in a ring but the other one, if such a ring ever were', () => {
    const ring = new Map([
      ['a', good('b')],
      ['b', good('a')],
    ])
    expect(beneficiariesOf('a', ORDERED, ring)).toEqual([{ customerId: 'b', level: 1 }])
    expect(beneficiariesOf('a', ORDERED, new Map([['a', good('a')]]))).toEqual([])
  })

  it('is nobody for a deposit or for opening an account', () => {
    for (const kind of ['depositPurchase', 'depositWithdrawal', 'transferIn', 'rewardWithdrawn', 'wealthRedemption'])
      expect([kind, isCommissioned(kind)]).toEqual([kind, false])
    expect(isCommissioned('wealthSubscription')).toBe(true)
  })
})

describe('what an order brings', () => {
  it('is never more than the rule’s share of it, than an order’s and a month’s cap', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000_00 })
    const accrued = fc.integer({ min: 0, max: COMMISSION_RULE.mostMonth * 2 })
    fc.assert(
      fc.property(amount, accrued, accrued, (ordered, first, second) => {
        const [one, two] = [commissionOf(fen(ordered), 1, fen(first)), commissionOf(fen(ordered), 2, fen(second))]
        expect((one.amount + two.amount) * 10_000).toBeLessThanOrEqual(ordered * COMMISSION_RULE.share)
        expect(one.amount + two.amount).toBeLessThanOrEqual((COMMISSION_RULE.mostBase * COMMISSION_RULE.share) / 10_000)
        for (const [{ amount: paid }, had] of [
          [one, first],
          [two, second],
        ] as const) {
          expect(paid).toBeGreaterThanOrEqual(0)
          if (paid > 0) expect(had + paid).toBeLessThanOrEqual(COMMISSION_RULE.mostMonth)
        }
      }),
    )
  })

  it.each([
    [yuan(10_000), 0, 800],
    [yuan(300_000), 0, 16_000],
    [fen(1_249), 0, 0],
    [fen(1_250), 0, 1],
    [yuan(300_000), COMMISSION_RULE.mostMonth - 100, 100],
    [yuan(300_000), COMMISSION_RULE.mostMonth, 0],
  ])('of %d fen with %d accrued this month is %d', (ordered, accrued, amount) => {
    expect(commissionOf(ordered, 1, fen(accrued)).amount).toBe(amount)
  })
})

describe('a commission', () => {
  it('goes from one state to the next, and is taken back only before it is settled', () => {
    expect(waysOf(COMMISSION_MACHINE)).toEqual([
      'ACCRUED confirm CONFIRMED',
      'ACCRUED clawBack CLAWED_BACK',
      'CONFIRMED settle SETTLED',
      'CONFIRMED clawBack CLAWED_BACK',
      'SETTLED pay PAID',
    ])
  })

  it('is confirmed after thirty days without a redemption, and taken back for one within them', () => {
    const accruedDay = day('20260115')
    const due = day('20260214')
    expect(confirmDayOf(accruedDay)).toBe(due)
    expect(dueTrigger({ accruedDay }, addDays(due, -1))).toBeUndefined()
    expect(dueTrigger({ accruedDay }, due)).toBe('confirm')
    expect(dueTrigger({ accruedDay, redeemedDay: accruedDay }, accruedDay)).toBe('clawBack')
    // What was redeemed between the order and its confirmation counts too, and who promotes reads so.
    expect(dueTrigger({ accruedDay, redeemedDay: addDays(accruedDay, -1) }, accruedDay)).toBe('clawBack')
    expect(COMMISSION_RULE_TEXTS).toContain(
      '自申购起至份额确认后30天内，客户没有赎回该产品的，佣金确认；有赎回的，该笔佣金收回',
    )
    // A day's end that runs late sees both: what counts is when it was redeemed.
    expect(dueTrigger({ accruedDay, redeemedDay: addDays(due, -1) }, addDays(due, 9))).toBe('clawBack')
    expect(dueTrigger({ accruedDay, redeemedDay: due }, due)).toBe('confirm')
  })
})

describe('the tax of a month’s commissions', () => {
  // 800 yuan off up to 4,000, a fifth off above; 20 %, 30 % less 2,000, 40 % less 7,000.
  it.each([
    [0, 0],
    [500, 0],
    [800, 0],
    [1_000, 40],
    [4_000, 640],
    [5_000, 800],
    [25_000, 4_000],
    [30_000, 5_200],
    [62_500, 13_000],
    [100_000, 25_000],
  ])('of %d yuan is %d', (gross, tax) => {
    const { tax: withheld, net } = withholdingOf(yuan(gross))
    expect([withheld, net]).toEqual([yuan(tax), yuan(gross - tax)])
  })

  it('rises with the income, leaves something of every fen more, and adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), (gross) => {
        const [one, more] = [withholdingOf(gross), withholdingOf(gross + 100)]
        expect(one.tax + one.net).toBe(gross)
        expect(one.tax).toBeGreaterThanOrEqual(0)
        expect(one.deduction + one.taxable).toBe(gross)
        expect(more.tax).toBeGreaterThanOrEqual(one.tax)
        expect(more.net).toBeGreaterThanOrEqual(one.net)
      }),
    )
  })
})

testMachine({
  name: 'commission',
  file: 'src/domain/commission/machine.ts',
  machines: [COMMISSION_MACHINE],
  ends: 'PAID CLAWED_BACK',
  callers: ['sandbox/business/commission'],
  names: { COMMISSION_STATE_NAMES },
})
