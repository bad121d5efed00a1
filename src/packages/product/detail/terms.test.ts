import { facts } from '@/products/model/testing'
import { needsNames } from './terms'

it('gives terms their names where two are the same', () => {
  const products = [facts({ productType: 'A', term: 1 }), facts({ productType: 'B', term: 6, termType: 'M' })]
  expect(needsNames(products)).toBe(false)
  expect(needsNames([...products, facts({ productType: 'D' })])).toBe(true)
})
