import { answer, keepWaiting } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { CHANNELS, offers } from '@/domain/channels/channels'
import type { ChannelCode } from '@/domain/channels/channels'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { familyOf } from '@/domain/product/families'
import { facts } from '@/products/model/testing'
import type { RouteName } from '@/routes/link'
import { keepSource } from '@/session/source'

const REASON = '该产品暂不支持从当前渠道购买'
const SHELF = '/productDetailsHomePage'

/** A product of every channel that has a list, one it offers and one it doesn't. */
const LINKS: readonly (readonly [ChannelCode, RouteName, string])[] = [
  ['YZT202101', '/ProductIndex', '20194'],
  ['YZT202101', '/fnzqIndex', '91318017'],
  ['HZJK', '/fnzqIndex', '91318017'],
  ['HZJK', '/manbillionIndex', '20178'],
  ['HZ202102', '/coopIndex', '20122'],
  ['HZ202102', '/billionsOfDollarsIndex', '20158'],
  ['KMH_HZJK', '/manbillionIndex', '20178'],
  ['KMH_HZJK', '/struDepIndex', '30101'],
  ['BANK_STAFF', '/struDepIndex', '30101'],
]

const open = (name: RouteName, productType: string) => openPage(name, { productType })

beforeEach(() => keepWaiting(queryProducts, queryProductDetail, queryWallet))

it.each(LINKS)('by a link of %s, %s says at once whether it is sold here', async (channel, route, code) => {
  keepSource({ channel })
  const page = await open(route, code)
  const sold = offers(channel, familyOf(code))
  expect(page.text().includes(REASON)).toBe(!sold)
})

it('covers every channel', () => {
  expect(new Set(LINKS.map(([channel]) => channel))).toEqual(new Set(Object.keys(CHANNELS)))
})

it('can be read to its end all the same, and leads on to what is sold here', async () => {
  keepSource({ channel: 'HZ202102' })
  answer(queryProducts, { products: [facts({ productType: '20178' })] })
  answer(queryProductDetail, {
    product: facts({ productType: '20178' }),
    yields: [],
    agreementVersion: PRODUCT_AGREEMENT_VERSION,
  })
  const page = await open('/manbillionIndex', '20178')
  await page.until(() => page.findText('普通储蓄一年'))
  for (const text of ['产品性质', REASON]) expect(page.text()).toContain(text)
  expect(page.text()).not.toContain('立即存入')
  await page.tap(page.findText('看看可购产品'))
  expect(pages().at(-1)).toBe('/newProductList')
})

it('has no form on the page that buys, not even for a moment', async () => {
  keepSource({ marketNo: 'HZ202102' })
  const page = await open('/manbillionBuy', '20178')
  expect(page.text()).toContain(REASON)
  expect(page.findAll('input')).toEqual([])
  await page.tap(page.findText('看看可购产品'))
  expect(pages()[0]).toBe(SHELF)
})
