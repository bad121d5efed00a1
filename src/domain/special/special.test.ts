import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { addDays, day } from '../dates/day'
import { fen } from '../money/fen'
import { batchFaults, CLAIMABLE_DAYS, faultText, MAX_ROWS } from './batch'
import type { Batch } from './batch'
import { payoutEffect } from './effect'
import {
  PAYOUT_POSTINGS,
  PAYOUT_WAYS,
  PAYOUT_POSTED,
  UNPAID_STATES,
  PAYOUT_MACHINE,
  PAYOUT_STATE_NAMES,
} from './machine'
import type { PayoutPlace, PayoutState } from './machine'
import { triggersOf, waysOf } from '../machine'

const TODAY = day('20261123')

/** Where a payout's money lies in each state; a PAID one's lies with its person. */
const held = (state: PayoutState): boolean => UNPAID_STATES.some((one) => one === state)

describe('a payout', () => {
  it('leaves the bank with one posting, once, and comes back only from a card', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...triggersOf(PAYOUT_MACHINE)), { maxLength: 40 }), (triggers) => {
        let state: PayoutState = 'LISTED'
        let place: PayoutPlace = 'entrusted'
        for (const trigger of triggers) {
          const next = PAYOUT_MACHINE.after(state, trigger)
          if (!next) continue
          const kind = PAYOUT_POSTED[trigger]
          const posting = kind && PAYOUT_POSTINGS[kind]
          if (posting && place === posting.from) place = posting.to
          // A payout that was paid into the account can't be sent back by a card's bank.
          else if (posting) return expect([state, trigger, place]).toEqual(['PAID', 'sendBack', 'wallet'])
          state = next
          expect(held(state)).toBe(place === 'entrusted')
        }
      }),
    )
  })

  it('goes these ways and no other', () => {
    expect(waysOf(PAYOUT_MACHINE)).toEqual([
      ...['LISTED verify VERIFIED', 'LISTED expire UNCLAIMED'],
      ...['VERIFIED pay PAID', 'VERIFIED send SENDING', 'VERIFIED expire UNCLAIMED', 'VERIFIED leave LISTED'],
      ...['SENDING accept PAID', 'SENDING refuse VERIFIED'],
      'PAID sendBack VERIFIED',
    ])
  })

  it('arrives whole, and freezes take theirs of what comes to the account alone', () => {
    const money = fc.nat({ max: 10_000_000 }).map(fen)
    fc.assert(
      fc.property(fc.constantFrom(...PAYOUT_WAYS), money, money, money, (way, amount, available, caught) => {
        const effect = payoutEffect(way, amount, { available, caught })
        expect([effect.arrives, effect.fee]).toEqual([amount, 0])
        const change = effect.availableAfter - available
        expect(way === 'CARD' ? change : effect.caught + Math.max(change, 0)).toBe(
          way === 'CARD' ? 0 : effect.caught + Math.max(0, amount - caught),
        )
      }),
    )
  })
})

describe('a batch', () => {
  const row = { name: '袁方', idCardNo: '11010519491231002X', amount: 12_345 }
  const batch = (change: Partial<Batch> = {}): Batch => ({
    title: '样例补贴',
    purpose: '2026年度',
    claimUntil: '20261231',
    rows: [row],
    total: 12_345,
    ...change,
  })
  const texts = (change: Partial<Batch>) => batchFaults(batch(change), TODAY).map(faultText)

  it('in order has no faults', () => {
    expect(batchFaults(batch(), TODAY)).toEqual([])
  })

  it.each<[string, Partial<Batch>]>([
    ['请填写款项名称，不超过30字', { title: ' ' }],
    ['请填写款项名称，不超过30字', { title: '一'.repeat(31) }],
    ['请填写用途，不超过100字', { purpose: '<b>' }],
    ['领取截止日须在明天至一年以内', { claimUntil: TODAY }],
    ['领取截止日须在明天至一年以内', { claimUntil: addDays(TODAY, CLAIMABLE_DAYS + 1) }],
    ['领取截止日须在明天至一年以内', { claimUntil: '20261331' }],
    ['各笔金额之和与总金额不一致', { total: 12_344 }],
    ['第1行姓名有误', { rows: [{ ...row, name: 'Bob' }] }],
    ['第1行身份证号有误，仅支持18位居民身份证号', { rows: [{ ...row, idCardNo: '110105194912310021' }] }],
    ['第1行金额有误', { rows: [{ ...row, amount: 0 }], total: 0 }],
    ['第1行金额有误', { rows: [{ ...row, amount: 0.5 }], total: 0.5 }],
    ['第2行同一人出现了两次', { rows: [row, { ...row, idCardNo: '11010519491231002x' }], total: 24_690 }],
  ])('says %s', (text, change) => {
    expect(texts(change)).toEqual([text])
  })

  it('has at least one row and at most so many', () => {
    expect(texts({ rows: [], total: 0 })).toEqual([`每批须有1至${MAX_ROWS}人`])
    const many = Array.from({ length: MAX_ROWS + 1 }, () => row)
    expect(texts({ rows: many, total: 12_345 * many.length })[0]).toBe(`每批须有1至${MAX_ROWS}人`)
  })
})

testMachine({
  name: 'payout',
  file: 'src/domain/special/machine.ts',
  machines: [PAYOUT_MACHINE],
  ends: 'UNCLAIMED',
  callers: ['sandbox/business/special'],
  names: { PAYOUT_STATE_NAMES },
  unnamed: { verify: 'verifyPayouts takes all of a person at once' },
})
