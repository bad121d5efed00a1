import { facts } from '@/products/model/testing'
import { byTerm, defaultCode } from './codes'

describe("a family's products", () => {
  const products = [
    facts({ productType: 'A', term: 1 }),
    facts({ productType: 'B', term: 7, termType: 'D', saleStatus: 'SOLD_OUT' }),
    facts({ productType: 'C', term: 6, termType: 'M' }),
  ]
  it('stand the shortest term first', () => {
    expect(byTerm(products).map(({ productType }) => productType)).toEqual(['B', 'C', 'A'])
  })
  it.each([
    [['B', 'C', 'A'], products, 'C'],
    [['B'], products, 'B'],
    [['B', 'X'], products, 'B'],
    [['B'], undefined, 'B'],
    [['B', 'C'], undefined, undefined],
  ] as const)('%s open with the first on sale', (codes, known, code) => expect(defaultCode(codes, known)).toBe(code))
})
