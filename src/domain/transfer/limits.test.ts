import { day } from '../dates/day'
import { instantOf } from '../dates/instant'
import { fen, yuan, ZERO_FEN } from '../money/fen'
import { cardLeft, inRefusal, outLeft, outLimits, outRefusal, stepUpFor } from './limits'
import type { OwnLimits } from './limits'

const NOON = instantOf(day('20261118'), 12)
const NIGHT = instantOf(day('20261118'), 22)
const NOTHING = { amount: ZERO_FEN, count: 0 }
const own = (changes: Partial<OwnLimits> = {}): OwnLimits => ({
  single: null,
  aDay: null,
  nightLock: false,
  coolingUntil: 0,
  ...changes,
})
const refusal = (amount: number, limits = outLimits(undefined, NOTHING, NOON), now = NOON) =>
  outRefusal(limits, yuan(amount), now)

describe('money out', () => {
  it.each([
    [0, 'AmountInvalid'],
    [500_000, undefined],
    [500_001, 'TransferLimitSingle'],
    [100_000_000, 'AmountInvalid'],
  ])('of %d yuan with nothing used: %s', (amount, name) => {
    expect(refusal(amount)?.name).toBe(name)
  })

  it('says what is left of a day', () => {
    const limits = outLimits(undefined, { amount: yuan(900_000), count: 3 }, NOON)
    expect(outLeft(limits)).toBe(yuan(100_000))
    expect(refusal(100_000, limits)).toBeUndefined()
    expect(refusal(100_001, limits)).toMatchObject({
      name: 'TransferLimitDay',
      message: '超过今日转出限额，今日还可转出100,000元',
    })
  })

  it('is refused after 20 a day, and nothing is left then', () => {
    const limits = outLimits(undefined, { amount: yuan(20), count: 20 }, NOON)
    expect([refusal(1, limits)?.name, outLeft(limits)]).toEqual(['TransferLimitCount', 0])
  })

  it('takes the customer’s own limits where they are lower, and the bank’s where they aren’t', () => {
    const lower = outLimits(own({ single: yuan(1_000), aDay: yuan(3_000) }), NOTHING, NOON)
    expect([lower.single, lower.aDay]).toEqual([yuan(1_000), yuan(3_000)])
    const higher = outLimits(own({ single: yuan(600_000), aDay: yuan(2_000_000) }), NOTHING, NOON)
    expect([higher.single, higher.aDay]).toEqual([yuan(500_000), yuan(1_000_000)])
  })

  it('takes 5,000 yuan a day while the account cools down, and says until when', () => {
    const cooling = outLimits(own({ coolingUntil: NOON + 60_000 }), { amount: yuan(4_000), count: 1 }, NOON)
    expect(refusal(1_000, cooling)).toBeUndefined()
    expect(refusal(1_001, cooling)).toMatchObject({
      name: 'CoolingDown',
      message: '为保护您的资金，2026.11.18 12:01前每日限额较低，今日还可转出1,000元',
    })
    expect(outLimits(own({ coolingUntil: NOON }), NOTHING, NOON).coolingUntil).toBeUndefined()
  })

  it.each([
    [NIGHT - 1, undefined],
    [NIGHT, 'NightLocked'],
    [instantOf(day('20261119'), 5, 59), 'NightLocked'],
    [instantOf(day('20261119'), 6), undefined],
  ])('is locked from 22:00 to 6:00 for who wants it so (%d)', (now, name) => {
    expect(refusal(1, outLimits(own({ nightLock: true }), NOTHING, now), now)?.name).toBe(name)
    expect(refusal(1, outLimits(own(), NOTHING, now), now)).toBeUndefined()
  })

  it.each([
    [50_000_00, { code: false, face: false }],
    [50_000_01, { code: true, face: false }],
    [200_000_00, { code: true, face: false }],
    [200_000_01, { code: true, face: true }],
  ])('of %d fen asks for %o', (amount, asked) => {
    expect(stepUpFor(fen(amount))).toEqual(asked)
  })
})

describe('money in', () => {
  const card = { single: yuan(5_000), aDay: yuan(10_000), used: yuan(7_000) }

  it('is limited by the card, with what is left', () => {
    expect(inRefusal(card, yuan(3_000))).toBeUndefined()
    expect(inRefusal(card, yuan(3_001))).toMatchObject({
      name: 'CardLimitDay',
      message: '该银行卡今日还可转入3,000元，请明日再试或更换银行卡',
    })
    expect(inRefusal(card, yuan(5_001))?.name).toBe('CardLimitSingle')
  })

  it('of a card without limits may be anything that a keyboard takes', () => {
    const unlimited = { single: undefined, aDay: undefined, used: yuan(9_000_000) }
    expect(cardLeft(unlimited)).toBeUndefined()
    expect(inRefusal(unlimited, fen(9_999_999_999))).toBeUndefined()
    expect(inRefusal(unlimited, fen(10_000_000_000))?.name).toBe('AmountInvalid')
    expect(inRefusal(unlimited, ZERO_FEN)?.name).toBe('AmountInvalid')
  })
})
