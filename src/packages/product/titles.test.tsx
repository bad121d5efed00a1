import { keepWaiting } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { nobodyYet } from '@test/component/people'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { describeFamily } from '@/products/registry'
import { ROUTE_FAMILIES } from '@/routes/families'

it.each([
  ['/ProductIndex', 'Product'],
  ['/ProductHoldInfo', 'Product'],
  ['/struDepIndex', 'struDep'],
  ['/struDepHoldInfo', 'struDep'],
  ['/fnzqIndex', 'fnzq'],
  ['/fnzqHoldInfo', 'fnzq'],
] as const)('%s carries the product’s name from the beginning', async (route, family) => {
  nobodyYet()
  keepWaiting(queryProducts, queryProductDetail)
  const page = await openPage(route, { seqNo: '1' })
  expect(page.find('[role=heading][aria-level="1"]').textContent).toBe(describeFamily(ROUTE_FAMILIES[family]).name)
})
