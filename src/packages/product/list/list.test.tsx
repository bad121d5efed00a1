import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { queryProducts } from '@/contract/product/queryProducts'
import type { Mounted } from '@test/component/harness'
import { basisPoints } from '@/domain/money/fen'
import { facts } from '@/products/model/testing'
import { elderMode } from '@/session/preferences'
import { currentToast } from '@/ui/Toast/queue'

const PRODUCTS = [
  facts({ productType: '20194', productName: '普通储蓄一年' }),
  facts({ productType: '20520', productName: '普通储蓄三个月', term: 3, termType: 'M', endDate: '20270221' }),
  facts({ productType: '20523', productName: '普通储蓄三年', term: 3, endDate: '20291121' }),
  facts({
    productType: '20124',
    productName: '增益存三个月',
    term: 3,
    termType: 'M',
    endDate: '20270221',
    appointRate: basisPoints(95),
  }),
  facts({ productType: '20117', productName: '随用存', saleStatus: 'CLOSED' }),
]

const open = async (): Promise<Mounted> => {
  const page = await openPage('/newProductList')
  await page.until(() => page.find('.family-card'))
  return page
}

const names = (page: Mounted): (string | null)[] =>
  page.findAll('.ui-product-card__name').map((each) => each.textContent)

/** The terms of the family's card, as they are read out. */
const chips = (page: Mounted): (string | null)[] =>
  page.findAll('.family-card__chip').map((each) => each.getAttribute('aria-label'))

const search = (page: Mounted, text: string) =>
  page.type('[aria-label="搜索产品"] input, input[aria-label="搜索产品"]', text)

const choose = async (page: Mounted, ...chosen: string[]) => {
  for (const name of chosen) await page.tap(page.findText(name))
}

beforeEach(() => {
  answer(queryProducts, { products: PRODUCTS })
})

it('narrows the shelf to what is typed, and shows all of it again', async () => {
  const page = await open()
  await search(page, '三个月')
  expect(names(page)).toEqual(['普通储蓄三个月', '增益存三个月'])
  await page.tap('[aria-label="清除搜索"]')
  expect(chips(page)).toHaveLength(3)
  expect(names(page)).toEqual(['增益存三个月'])
})

it('finds what is no longer sold, and says so', async () => {
  const page = await open()
  await search(page, '随用')
  expect(names(page)).toEqual(['随用存'])
  expect(page.text()).toContain('已停售')
})

it('says what it didn’t find, and leads back to everything', async () => {
  const page = await open()
  await search(page, '黄金')
  expect(page.text()).toContain('没有找到与“黄金”相关的产品')
  await page.tap(page.findText('查看全部产品'))
  expect(chips(page)).toHaveLength(3)
})

it('opens a product by a tap, and chooses it while comparing', async () => {
  const page = await open()
  expect(chips(page)).toEqual(['普通储蓄三个月，3个月1.30%', '普通储蓄一年，1年1.30%', '普通储蓄三年，3年1.30%'])
  await page.tap('[aria-label="普通储蓄三年，3年1.30%"]')
  expect(navigation.stack.at(-1)).toEqual({ name: '/ProductIndex', query: { productType: '20523' } })
  await page.tap('[aria-label="产品对比"]')
  await choose(page, '普通储蓄三年')
  expect(pages().at(-1)).toBe('/ProductIndex')
  expect(page.findAll('[role=checkbox][aria-checked=true]')).toHaveLength(1)
})

it('compares from two products on, and never more than three', async () => {
  const page = await open()
  await page.tap('[aria-label="产品对比"]')
  await choose(page, '普通储蓄一年')
  await page.tap(page.findText('开始对比（1/3）'))
  expect(pages().at(-1)).toBe('/newProductList')
  await choose(page, '普通储蓄三年', '增益存三个月', '普通储蓄三个月')
  expect(currentToast()?.text).toBe('最多可对比3个产品')
  await page.tap('[aria-label="移除普通储蓄三年"]')
  await page.tap(page.findText('开始对比（2/3）'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/productRadom', query: { codes: '20194,20124' } })
})

it('opens products again when the comparison is left', async () => {
  const page = await open()
  await page.tap('[aria-label="产品对比"]')
  expect(page.findAll('[role=checkbox]')).not.toEqual([])
  await page.tap('[aria-label="退出对比"]')
  expect(page.findAll('[role=checkbox]')).toEqual([])
})

it('says of each family why one would take it', async () => {
  const page = await open()
  expect(page.find('.family-card').textContent).toContain('普通储蓄起存金额50元')
  expect(page.findAll('.family-card__reason, .ui-product-card__note').map((each) => each.textContent)).toEqual([
    '同期限利率高于增益存',
    '到期一次付息',
  ])
  // What is compared or looked for by name stands by itself.
  await page.tap('[aria-label="产品对比"]')
  expect(page.findAll('.family-card__reason, .ui-product-card__note')).toEqual([])
})

it('asks for the kind behind 筛选 too in large type, where its chips would be cut at the edge', async () => {
  elderMode.set(true)
  const shares = facts({ productType: '91318017', productName: '日日盈', kind: 'wealth', endDate: '', riskLevel: 'R1' })
  answer(queryProducts, { products: [...PRODUCTS, shares] })
  const page = await open()
  expect(page.findAll('[role=radiogroup]')).toEqual([])
  await page.tap('[aria-label="筛选"]')
  await page.tap(page.find('[role=radiogroup][aria-label="产品类型"] [role=radio]:last-child'))
  expect(page.find('[aria-label="筛选，已设条件"]')).toBeTruthy()
  expect(names(page)).toEqual(['日日盈'])
})

it('asks for the term behind 筛选 in large type, where two lines of chips would hide the first product', async () => {
  elderMode.set(true)
  const page = await open()
  expect(page.findAll('[role=radiogroup]').map((each) => each.getAttribute('aria-label'))).not.toContain('期限')
  await page.tap('[aria-label="筛选"]')
  await choose(page, '1年以上')
  expect(page.find('[aria-label="筛选，已设条件"]')).toBeTruthy()
  expect(names(page)).toEqual(['普通储蓄三年'])
})
