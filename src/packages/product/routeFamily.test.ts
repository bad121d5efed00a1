import { findRoute } from '@/routes/table'
import { pageFamily } from './routeFamily'

it('stays in the route family the person came through', () => {
  expect(findRoute('/coopHoldList')?.with).toEqual({ family: 'coop' })
  expect(pageFamily('coop').link('Buy')).toBe('/coopBuy')
  expect(findRoute('/productBuyPage')?.with).toEqual({ family: 'Product' })
  expect(pageFamily('Product').link('Result')).toBe('/ProductResult')
})
