import fc from 'fast-check'
import { basisPoints, fen, yuan } from '@/domain/money/fen'
import { interestAtEnd } from './estimate'
import { findBest } from './finder'
import { facts } from './testing'

const year = facts()
const quarter = facts({
  productType: '20520',
  term: 3,
  termType: 'M',
  endDate: '20270221',
  appointRate: basisPoints(85),
})
const large = facts({ productType: '20158', minAmt: yuan(200_000), appointRate: basisPoints(180) })
const wealth = facts({ productType: '91318017', kind: 'wealth', startDate: '', endDate: '', minAmt: fen(1) })
const ALL = [wealth, year, quarter, large]

const codeOf = (amount: number, months: number, products = ALL): string | undefined =>
  findBest(products, yuan(amount), months)?.product.facts.productType

it.each([
  [10_000, 12, '20194'],
  // A year's deposit that is broken after three months pays next to nothing.
  [10_000, 3, '20520'],
  [300_000, 12, '20158'],
  [10, 12, undefined],
])('for %i yuan and %i months finds %s', (amount, months, code) => expect(codeOf(amount, months)).toBe(code))

it('compares no wealth product, and nothing that isn’t on sale', () => {
  expect(codeOf(10_000, 12, [wealth])).toBeUndefined()
  expect(codeOf(10_000, 12, [{ ...year, saleStatus: 'SOLD_OUT' }, quarter])).toBe('20520')
})

it('says the interest that the product’s own page says', () => {
  const found = findBest(ALL, yuan(10_000), 12)
  expect([found?.interest, found?.among]).toEqual([interestAtEnd(year, yuan(10_000)), 2])
})

it('never brings less for longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 400_000 }), (amount) => {
      const interests = [3, 6, 12, 24].map((months) => findBest(ALL, yuan(amount), months)?.interest ?? 0)
      expect([...interests].sort((a, b) => a - b)).toEqual(interests)
    }),
  )
})
