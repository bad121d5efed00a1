import fc from 'fast-check'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { facts } from '@/products/model/testing'
import { amountProblem, limitsSentence, meantFor, mostAffordable, quickAmounts } from './buyAmount'

describe('amounts to buy', () => {
  const product = facts({ minAmt: yuan(1_000), maxAmt: yuan(200_000), stepAmt: yuan(100) })

  it.each([
    [999, undefined, '1,000元起存', false],
    [999, 10, '1,000元起存', false],
    [1_050, undefined, '超过1,000元的部分须为100元的整数倍', false],
    [200_100, undefined, '单笔最高200,000元', false],
    [200_100, 300_000, '单笔最高200,000元', false],
    [200_100, 5_000, '电子账户可用余额不足', true],
    [5_000, 4_999, '电子账户可用余额不足', true],
    [5_050, 4_999, '电子账户可用余额不足', true],
  ])('%i yuan of %s: %s', (amount, available, sentence, lacksFunds) => {
    expect(amountProblem(product, yuan(amount), available === undefined ? undefined : yuan(available))).toEqual({
      sentence,
      lacksFunds,
    })
  })
  it.each([
    ['within its limits', {}, 50_000, yuan(50_000)],
    ['below its least', {}, 999, undefined],
    ['above its most', {}, 200_100, undefined],
    ['between two steps', {}, 1_050, undefined],
    ['put into shares', { kind: 'wealth' as const }, 50_000, undefined],
  ])('meant before the product was chosen and %s', (_, changes, amount, expected) =>
    expect(meantFor({ ...product, ...changes }, yuan(amount))).toBe(expected),
  )
  it('between whole yuan are told so in few words', () => {
    const whole = facts({ minAmt: yuan(50), maxAmt: ZERO_FEN, stepAmt: yuan(1) })
    expect(amountProblem(whole, fen(5_050), undefined)?.sentence).toBe('请输入整数金额')
  })
  it('within the limits and the balance are fine', () => {
    expect(amountProblem(product, yuan(1_100), yuan(1_100))).toBeUndefined()
  })
  it('are told before anything is typed, without limits that are none', () => {
    expect(limitsSentence(product)).toBe('1,000元起存，以100元递增，单笔最高200,000元')
    expect(limitsSentence({ kind: 'wealth', minAmt: yuan(1), maxAmt: ZERO_FEN, stepAmt: fen(1) })).toBe('1元起购')
  })
  it('offered as everything or as a chip can always be bought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }).map(fen), (available) => {
        const all = mostAffordable(product, available)
        if (all === undefined) expect(available).toBeLessThan(product.minAmt)
        else {
          expect(amountProblem(product, all, available)).toBeUndefined()
          expect(available - all < product.stepAmt || all === product.maxAmt).toBe(true)
        }
        for (const chip of quickAmounts(product, available))
          expect(amountProblem(product, chip, undefined)).toBeUndefined()
      }),
    )
  })
  it('on chips are what the account can pay, the largest four', () => {
    expect(quickAmounts(product, yuan(60_000))).toEqual([1_000, 5_000, 10_000, 50_000].map(yuan))
    expect(quickAmounts(product, ZERO_FEN)).toEqual([1_000, 5_000, 10_000, 50_000].map(yuan))
  })
})
