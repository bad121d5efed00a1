import { keepWaiting } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import type { ShareContent } from '@/platform/share/types'

let mockOffered: ShareContent | undefined
jest.mock('@/platform/share', () => ({
  share: { useShareContent: (content: ShareContent | undefined) => void (mockOffered = content) },
}))

beforeEach(() => keepWaiting(queryProducts, queryProductDetail))

it('offers a family’s index page with the code of who may promote', async () => {
  arrive({ marketNo: 'M0015' })
  await openPage('/manbillionIndex', { productType: '20178' })
  expect(mockOffered?.url).toBe('/main/manbillionIndex?productType=20178&marketNo=M0015')
})

it('offers a distributed product without anybody’s code, and with its notice', async () => {
  arrive({ marketNo: 'M0015' })
  await openPage('/fnzqIndex')
  expect(mockOffered?.url).toBe('/main/fnzqIndex')
  expect(mockOffered?.description).toContain('理财非存款')
})
