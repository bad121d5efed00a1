import { findRoute } from '@/routes/table'
import { pageFamily } from './routeFamily'

it('stays in the route family the person came through', () => {
  const route = findRoute('/coopHoldList')
  expect(route && pageFamily(route).link('Buy')).toBe('/coopBuy')
  const named = findRoute('/productBuyPage')
  expect(named && pageFamily(named).link('Result')).toBe('/ProductResult')
  const other = findRoute('/ErrorInfo')
  expect(() => other && pageFamily(other)).toThrow(TypeError)
})
