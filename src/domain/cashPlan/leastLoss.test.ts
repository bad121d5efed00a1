import fc from 'fast-check'
import { fen } from '../money/fen'
import { leastLoss } from './leastLoss'
import type { Part, Whole } from './leastLoss'

const whole = (gives: number, loss: number): Whole => ({ gives: fen(gives), loss: fen(loss) })
const part = (most: number): Part => ({ most: fen(most) })

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Every choice there is: each deposit or not, and of each part every amount. Undefined where none is enough. */
function leastOfAll(need: number, parts: readonly Part[], deposits: readonly Whole[]): number | undefined {
  const had = deposits.reduce<{ gives: number; loss: number }[]>(
    (choices, one) => [
      ...choices,
      ...choices.map(({ gives, loss }) => ({ gives: gives + one.gives, loss: loss + one.loss })),
    ],
    [{ gives: 0, loss: 0 }],
  )
  const taken = parts.reduce<number[]>(
    (amounts, { most }) => amounts.flatMap((amount) => Array.from({ length: most + 1 }, (_, more) => amount + more)),
    [0],
  )
  const enough = had.filter(({ gives }) => taken.some((amount) => amount + gives >= need))
  return enough.length === 0 ? undefined : Math.min(...enough.map(({ loss }) => loss))
}

const SMALL = {
  need: fc.integer({ min: 0, max: 60 }),
  parts: fc.array(fc.integer({ min: 0, max: 6 }).map(part), { maxLength: 2 }),
}
const deposits = (least: number, most: number) =>
  fc.array(
    fc
      .record({ gives: fc.integer({ min: 1, max: 12 }), loss: fc.integer({ min: 0, max: 5 }) })
      .map(({ gives, loss }): Whole => whole(gives, loss)),
    { minLength: least, maxLength: most },
  )

it('of all choices among up to eight deposits and parts none loses less', () => {
  fc.assert(
    fc.property(SMALL.need, SMALL.parts, deposits(0, 8), (need, parts, held) => {
      const plan = leastLoss(fen(need), parts, held)
      const least = leastOfAll(need, parts, held)
      const gives = sum(plan.parts.map(({ amount }) => amount)) + sum(plan.whole.map((one) => one.gives))
      expect(plan.bound).toBe(0)
      expect(plan.loss).toBe(sum(plan.whole.map(({ loss }) => loss)))
      expect(plan.parts.every(({ of, amount }) => amount > 0 && amount <= of.most)).toBe(true)
      expect(new Set(plan.whole).size).toBe(plan.whole.length)
      if (least === undefined) {
        expect(gives + plan.missing).toBe(need)
        expect(plan.whole).toEqual(held)
      } else {
        expect([plan.missing, plan.loss]).toEqual([0, least])
        expect(gives).toBeGreaterThanOrEqual(need)
      }
    }),
    { numRuns: 400 },
  )
})

it('of more deposits, or with less looked at, what it loses more than the least is never above its bound', () => {
  fc.assert(
    fc.property(SMALL.need, deposits(9, 12), fc.constantFrom(1, 5, 20, 60, undefined), (need, held, most) => {
      const plan = leastLoss(fen(need), [], held, most)
      const least = leastOfAll(need, [], held)
      if (least !== undefined) {
        expect(plan.loss).toBeGreaterThanOrEqual(least)
        expect(plan.loss - least).toBeLessThanOrEqual(plan.bound)
      }
      expect(plan.missing).toBe(least === undefined ? need - sum(held.map(({ gives }) => gives)) : 0)
    }),
    { numRuns: 300 },
  )
})

it('says of many deposits by how much another choice may lose less', () => {
  const held = Array.from({ length: 60 }, (_, at) => whole(5_000_003 + at * at * 97_700, 30_000 + at * at * 613))
  const plan = leastLoss(fen(441_234_567), [], held, 200)
  expect(plan.missing).toBe(0)
  expect(plan.bound).toBeGreaterThan(0)
  expect(plan.bound).toBeLessThan(plan.loss / 10)
})

it('takes what loses nothing in the order in which it stands, and no more of it than is needed', () => {
  const [balance, shares] = [part(100), part(300)]
  expect(leastLoss(fen(150), [balance, shares], [whole(500, 1)])).toMatchObject({
    parts: [
      { of: balance, amount: 100 },
      { of: shares, amount: 50 },
    ],
    whole: [],
    loss: 0,
  })
})

it('leaves shares where a deposit that is needed anyway gives more than was missing', () => {
  const [balance, shares] = [part(100), part(300)]
  expect(leastLoss(fen(550), [balance, shares], [whole(500, 7)])).toMatchObject({
    parts: [{ of: balance, amount: 50 }],
    loss: 7,
  })
})

it('among choices that lose the same takes the fewest deposits, then the least out of them', () => {
  expect(leastLoss(fen(100), [], [whole(60, 0), whole(50, 0), whole(300, 0), whole(120, 0)]).whole).toEqual([
    whole(120, 0),
  ])
})

it('gives all there is, with what is missing, where that isn’t enough', () => {
  expect(leastLoss(fen(1_000), [part(100)], [whole(200, 3), whole(300, 9)])).toMatchObject({ loss: 12, missing: 400 })
})
