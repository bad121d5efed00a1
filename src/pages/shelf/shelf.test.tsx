import { answer } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation } from '@test/component/router'
import { queryProducts } from '@/contract/product/queryProducts'
import type { Mounted } from '@test/component/harness'
import { basisPoints, yuan } from '@/domain/money/fen'
import { takeMeantAmount } from '@/session/meantAmount'
import { facts } from '@/products/model/testing'

const quarter = { term: 3, termType: 'M', endDate: '20270221' } as const
const PRODUCTS = [
  facts({ productType: '20194', productName: '普通储蓄一年' }),
  facts({ ...quarter, productType: '20520', productName: '普通储蓄三个月', appointRate: basisPoints(85) }),
  facts({
    ...quarter,
    productType: '20124',
    productName: '增益存三个月',
    appointRate: basisPoints(95),
    minAmt: yuan(1_000),
  }),
  facts({ productType: '20506', productName: '增益存一年', appointRate: basisPoints(135), minAmt: yuan(1_000) }),
  facts({
    productType: '91318017',
    productName: '日日盈',
    kind: 'wealth',
    startDate: '',
    endDate: '',
    riskLevel: 'R2',
  }),
]

const open = async (): Promise<Mounted> => {
  answer(queryProducts, { products: PRODUCTS })
  const page = await openPage('/productDetailsHomePage')
  await page.until(() => page.find('.earning-row'))
  return page
}

/** The lines as they are read: name, what the amount earns or why nothing, what that means, and the rate. */
const lines = (page: Mounted): (string | null)[] => page.findAll('.earning-row').map((each) => each.textContent)

it('answers how much and how long with what each family earns, the most first, and how much less the others bring', async () => {
  const page = await open()
  expect(lines(page)).toEqual([
    '增益存一年¥135.00同额同期利息最多年利率 1.35%存款保险',
    '普通储蓄一年¥130.00比增益存一年少5.00元年利率 1.30%存款保险',
  ])
  await page.tap(page.findText('3个月'))
  // 10,000 yuan for a quarter at 0.95 % and at 0.85 %
  expect(lines(page)).toEqual([
    '增益存三个月¥23.75同额同期利息最多年利率 0.95%存款保险',
    '普通储蓄三个月¥21.25比增益存三个月少2.50元年利率 0.85%存款保险',
  ])
})

it('says how much an amount is short of what a family takes', async () => {
  const page = await open()
  await page.type('input[aria-label^="想存的金额"]', '600')
  expect(lines(page)).toEqual([
    '普通储蓄一年¥7.80年利率 1.30%存款保险',
    '增益存一年还差 ¥4001,000元起存年利率 1.35%存款保险',
  ])
  expect(page.text()).toMatch(/普通储蓄一年.*这个金额还不能存.*增益存一年/)
})

it('shows no figure without an amount', async () => {
  const page = await open()
  await page.type('input[aria-label^="想存的金额"]', '')
  expect(lines(page)).toEqual(['增益存一年--年利率 1.35%存款保险', '普通储蓄一年--年利率 1.30%存款保险'])
})

it('shows what promises nothing apart, without a rank and without the mark of insurance', async () => {
  const page = await open()
  const wealth = page.find('.ui-product-card')
  expect(wealth.textContent).toContain('日日盈')
  expect(wealth.textContent).not.toContain('存款保险')
  expect(wealth.textContent).not.toContain('最多')
  expect(page.text()).toContain('代销产品，收益不确定')
})

it('opens a product by a tap on it', async () => {
  const page = await open()
  expect(page.findAll('[role=checkbox]')).toEqual([])
  await page.tap(page.findText('普通储蓄一年'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/ProductIndex', query: { productType: '20194' } })
})

it('leads on with the amount that was typed, and with none for the example', async () => {
  const page = await open()
  await page.tap(page.findText('普通储蓄一年'))
  expect(takeMeantAmount()).toBeUndefined()
  await page.type('input[aria-label^="想存的金额"]', '50000')
  await page.tap(page.findText('普通储蓄一年'))
  expect(takeMeantAmount()).toBe(yuan(50_000))
})

it('compares as soon as two are chosen, across terms too, and a third with them', async () => {
  const page = await open()
  await page.tap('[aria-label="产品对比"]')
  expect(page.text()).toContain('请选择2至3个产品')
  await page.tap(page.findText('增益存一年'))
  expect(page.text()).toContain('再选一个对比')
  expect(page.findAll('[role=checkbox][aria-checked=true]')).toHaveLength(1)
  expect(navigation.stack.at(-1)?.name).toBe('/productDetailsHomePage')
  await page.tap(page.findText('3个月'))
  await page.tap(page.findText('普通储蓄三个月'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/productRadom', query: { codes: '20506,20520' } })
  await page.tap(page.findText('增益存三个月'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/productRadom', query: { codes: '20506,20520,20124' } })
  // Nothing is compared by a choice that is taken back.
  const before = navigation.stack.length
  await page.tap(page.findText('增益存三个月'))
  expect(navigation.stack).toHaveLength(before)
  await page.tap('[aria-label="退出对比"]')
  await page.tap(page.findText('普通储蓄三个月'))
  expect(navigation.stack.at(-1)).toEqual({ name: '/ProductIndex', query: { productType: '20520' } })
})

it('leads to the search among everything, what is no longer sold included', async () => {
  const page = await open()
  await page.tap(page.findText('搜索与筛选全部产品'))
  expect(navigation.stack.at(-1)?.name).toBe('/newProductList')
})
