import fc from 'fast-check'
import { basisPoints, fen, yuan } from '@/domain/money/fen'
import { interestAtEnd } from './estimate'
import { earningsFor, saleTerms, shapeOf } from './earnings'
import { firstTerm } from './lookedAtFirst'
import { facts } from './testing'

const quarter = { term: 3, termType: 'M', endDate: '20270221' } as const
const year = facts()
const gain = facts({ productType: '20506', appointRate: basisPoints(135), minAmt: yuan(1_000) })
const short = facts({ ...quarter, productType: '20520', appointRate: basisPoints(85) })
const steps = [0, 90, 365, 1825].map((fromDays, at) => ({ fromDays, rate: basisPoints([5, 90, 110, 165][at] ?? 0) }))
const stepped = facts({
  productType: '20117',
  term: 5,
  endDate: '20311121',
  appointRate: basisPoints(165),
  rateSteps: steps,
})
const wealth = facts({ productType: '91318017', kind: 'wealth', startDate: '', endDate: '', minAmt: fen(1) })
const ALL = [wealth, year, gain, short, stepped]

const termOf = (label: string, products = ALL) => {
  const found = saleTerms(products).find((term) => term.label === label)
  if (!found) throw new Error(`no term ${label}`)
  return found
}
const found = (amount: number | undefined, label: string, products = ALL) =>
  earningsFor(products, amount === undefined ? undefined : yuan(amount), termOf(label)).map(
    ({ product, interest, lacks }) => [product.facts.productType, interest, lacks],
  )

it('has the terms on sale, the shortest first, each once', () => {
  expect(
    saleTerms([...ALL, facts({ productType: '20178', term: 12, termType: 'M' })]).map(({ label }) => label),
  ).toEqual(['3个月', '1年', '5年'])
  expect(saleTerms([facts({ saleStatus: 'SOLD_OUT' }), wealth])).toEqual([])
})

it('begins with a year, or with the middle where there is none', () => {
  expect(firstTerm(saleTerms(ALL))?.label).toBe('1年')
  expect(firstTerm(saleTerms([short, stepped]))?.label).toBe('5年')
  expect(firstTerm([])).toBeUndefined()
})

it('has one line a family, the most interest first, what may be taken at any time by the step it reaches', () => {
  // 10,000 at 1.35 %, 1.30 % and, after a year, 1.10 %
  expect(found(10_000, '1年')).toEqual([
    ['20506', 13_500, undefined],
    ['20194', 13_000, undefined],
    ['20117', 11_000, undefined],
  ])
  // What is fixed for longer isn't broken for it.
  expect(found(10_000, '3个月').map(([code]) => code)).toEqual(['20117', '20520'])
})

it('puts what doesn’t take the amount last, and says what is missing', () => {
  expect(found(600, '1年').map(([code, , lacks]) => [code, lacks])).toEqual([
    ['20194', undefined],
    ['20117', undefined],
    ['20506', yuan(400)],
  ])
  const [only] = earningsFor([facts({ maxAmt: yuan(5_000) })], yuan(6_000), termOf('1年'))
  expect(only).toMatchObject({ refusal: 'AboveMaximum', interest: undefined })
  const [between] = earningsFor([facts({ minAmt: yuan(1_000), stepAmt: yuan(100) })], yuan(10_050), termOf('1年'))
  expect(between).toMatchObject({ refusal: 'NotAStep', interest: undefined, lacks: undefined })
})

it('says what the purchase shows, for any amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 2_000_000 }), (amount) => {
      for (const { product, interest } of earningsFor([year, gain], yuan(amount), termOf('1年')))
        expect(interest).toBe(interestAtEnd(product.facts, yuan(amount)))
    }),
  )
})

it('names another way of earning in four words', () => {
  const monthly = { term: 1, termType: 'M' } as const
  expect(shapeOf(year)).toBeUndefined()
  expect(shapeOf(facts({ productType: '20178', payoutPeriod: monthly }))).toBe('每月付息')
  expect(shapeOf(facts({ productType: '20178', payoutPeriod: { ...monthly, term: 3 } }))).toBe('每季付息')
  expect(shapeOf(stepped)).toBe('随时可取')
  expect(shapeOf(facts({ productType: '30101' }))).toBe('保底利息')
  expect(shapeOf(facts({ productType: '30201' }))).toBe('分段计息')
})
