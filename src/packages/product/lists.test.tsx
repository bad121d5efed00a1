import { answer, asked, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import type { Query, RouteName } from '@/routes/link'
import { EARNING } from '@/contract/account/testing'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { queryOperation } from '@/contract/order/queryOperation'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryWallet } from '@/contract/account/queryWallet'
import { holding } from '@/contract/holding/testing'
import { basisPoints, yuan } from '@/domain/money/fen'
import { facts } from '@/products/model/testing'
import { elderMode } from '@/session/preferences'

afterEach(() => elderMode.set(false))

const WEALTH = facts({
  productType: '91318017',
  productName: '日日盈',
  kind: 'wealth',
  endDate: '',
  riskLevel: 'R1',
  minAmt: yuan(1),
})
const PRODUCTS = [
  facts(),
  facts({
    productType: '20178',
    productName: '满月存一年',
    minAmt: yuan(1_000),
    payoutPeriod: { term: 1, termType: 'M' },
  }),
  facts({ productType: '20124', productName: '增益存三个月', saleStatus: 'PAUSED', minAmt: yuan(1_000) }),
  WEALTH,
]

const list = async (name: RouteName) => {
  const page = await openPage(name)
  await page.until(() => page.find('.list__intro'))
  return page
}
const compare = (codes?: string) => openPage('/productRadom', { codes })

beforeEach(() => {
  answer(queryProducts, { products: PRODUCTS })
})

describe('a part of the shelf under its own route', () => {
  it.each([
    ['/fullDepositListStencil', ['满月存一年']],
    ['/combineDepositStencil', ['普通储蓄一年', '增益存三个月', '满月存一年']],
    ['/combineWealthStencil', ['日日盈']],
    ['/newProductList', ['普通储蓄一年', '满月存一年', '日日盈']],
  ] as const)('%s shows %j', async (name, wanted) => {
    const page = await list(name)
    await page.until(() => page.find('.ui-product-card'))
    expect(page.findAll('.ui-product-card__name').map((each) => each.textContent)).toEqual(wanted)
    expect(asked()).toEqual(['queryProducts'])
  })

  it('says that wealth is no deposit, and shows no insurance mark beside it', async () => {
    expect((await list('/combineWealthStencil')).text()).toContain('非存款')
    expect((await list('/combineWealthStencil')).text()).not.toContain('存款保险')
  })

  it('shows what the balance can pay, and leads to buying it', async () => {
    answer(queryWallet, {
      available: yuan(500),
      balance: yuan(500),
      frozen: 0,
      outgoing: 0,
      acctNo: '',
      interest: EARNING,
    })
    const page = await list('/keProductBuyIndex')
    await page.until(() => page.find('.ui-product-card'))
    expect(page.text()).not.toContain('满月存一年')
    await page.tap(page.findText('普通储蓄一年'))
    expect(pages().at(-1)).toBe('/ProductBuy')
  })

  it('says so when the balance pays for nothing, and offers to try again when it isn’t known', async () => {
    answer(queryWallet, { available: 0, balance: 0, frozen: 0, outgoing: 0, acctNo: '', interest: EARNING })
    const page = await list('/keProductBuyIndex')
    await page.until(() => page.findText('可用余额不足以购买在售产品'))
    refuse(queryWallet, 'InternalError')
    const failed = await list('/keProductBuyIndex')
    await failed.until(() => failed.findText('重新加载'))
  })
})

describe('the comparison', () => {
  it('shows each product’s rate, rules, protection and what the same amount comes to', async () => {
    const page = await compare('20194,20178,91318017')
    await page.until(() => page.find('.compare-table'))
    for (const shown of ['10,130.00', '每满1个月付息一次', '按0.05%计息', '受存款保险保障', '风险等级R1', '不作预估'])
      expect(page.text()).toContain(shown)
  })

  it('has what is agreed and what is past in rows of their own, and gives what is past no weight', async () => {
    const page = await compare('20194,91318017')
    await page.until(() => page.find('.compare-table'))
    const cells = (label: string) => page.findAll(`[aria-label="${label}"] .compare-table-line__value`)
    const texts = (label: string) => cells(label).map(({ textContent }) => textContent)
    expect(texts('存款年利率')).toEqual([expect.stringMatching(/%$/), '--'])
    expect(texts('理财过往业绩，不代表未来')).toEqual(['--', expect.stringMatching(/七日年化收益率$/)])
    expect(cells('存款年利率')[0]?.querySelector('.ui-rate--title')).not.toBeNull()
    expect(cells('理财过往业绩，不代表未来')[1]?.querySelector('.ui-rate--text')).not.toBeNull()
  })

  it.each([false, true])('says first which brings most, and by how much (elder view: %p)', async (elder) => {
    elderMode.set(elder)
    answer(queryProducts, { products: [...PRODUCTS.slice(1), facts({ appointRate: basisPoints(135) })] })
    const page = await compare('20194,20178')
    await page.until(() => page.find('.compare__most'))
    expect(page.find('.compare__most').textContent).toBe('所选中，普通储蓄一年利息最多，比第二多5.04元')
    expect(page.text().indexOf('利息最多')).toBeLessThan(page.text().indexOf('到期本息'))
    const head = (name: string) => page.find(`[aria-label^="${name}，"][aria-label$="查看详情"]`).textContent
    expect(head('普通储蓄一年')).toContain('利息最多')
    expect(head('满月存一年')).not.toContain('利息最多')
    const marked = page.findAll('.compare-table-line__cell.is-most')
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.every(({ textContent }) => textContent?.includes('普通储蓄一年'))).toBe(true)
  })

  it('reckons anew with the amount that is typed', async () => {
    const page = await compare('20194,20178')
    await page.until(() => page.find('.compare-table'))
    await page.type('input', '500')
    expect(page.text()).toContain('506.50')
    expect(page.text()).toContain('1,000元起存')
  })

  it('names the product in every cell, for the elder view and who can’t see the columns', async () => {
    const page = await compare('20194,20178')
    await page.until(() => page.find('.compare-table'))
    const cells = page.findAll('.compare-table-line__cell')
    expect(cells.every((cell) => /普通储蓄一年|满月存一年/.test(cell.textContent ?? ''))).toBe(true)
    page.find('[role=group][aria-label="提前支取"]')
    // Where all are deposits the row says it once.
    expect(page.text().split('存款年利率')).toHaveLength(2)
  })

  it('has in the elder view too the products of each line under one another, what comes back first', async () => {
    elderMode.set(true)
    const page = await compare('20194,91318017')
    await page.until(() => page.find('.compare-table'))
    const rules = ['期限', '起存、起购金额', '付息方式', '提前支取', '风险与保障']
    expect(page.findAll('.compare-table-line__label').map(({ textContent }) => textContent)).toEqual([
      '到期本息（元）',
      '存款年利率',
      '理财过往业绩，不代表未来',
      ...rules,
    ])
    await page.tap('[aria-label="日日盈，查看详情"]')
    expect(pages().at(-1)).toBe('/fnzqIndex')
  })

  it('asks for products where there are too few, and refuses what isn’t sold', async () => {
    const few = await compare('20194')
    await few.tap(few.findText('去选择产品'))
    expect(pages().at(-1)).toBe('/productDetailsHomePage')
    const strange = await compare('20194,99999')
    await strange.until(() => expect(strange.text()).toContain('链接中的信息有误'))
  })
})

describe('the result of any order', () => {
  const ANSWER = {
    orderNo: '202611210000000001',
    status: 'SUCCESS',
    productType: '20178',
    productName: '满月存一年',
    at: 1_790_000_000_000,
  }
  const open = (call: string, answered: object) => {
    answer(queryOperation, { state: 'DONE', call, answer: { ...ANSWER, ...answered } })
    return openPage('/newResult', { orderId: '0'.repeat(32) })
  }

  it('is a purchase’s, of whichever family', async () => {
    const bought = { seqNo: '9', amount: yuan(1_000), startDate: '20261121', endDate: '20271121', appointInterest: 0 }
    const page = await open('buyProduct', bought)
    await page.until(() => page.findText('存入成功'))
    // Of which call it is the page learns later; a title that changes would say two things.
    page.findText('交易结果')
    await page.tap(page.findText('到期转入电子账户，可修改'))
    expect(pages().at(-1)).toBe('/redeposit')
    await page.tap(page.findText('查看持有'))
    expect(pages().at(-1)).toBe('/manbillionHoldList')
  })

  it('is a withdrawal’s', async () => {
    const page = await open('redeemProduct', { principal: yuan(1_000), interest: 14, payDate: '' })
    await page.until(() => page.findText('支取成功'))
    expect(page.text()).toContain('1,000.14')
    await page.tap(page.findText('申请回单'))
    expect(navigation.stack.at(-1)).toMatchObject({ name: '/pdfshow', query: { orderNo: ANSWER.orderNo } })
  })

  it('has no receipt while it is under way, and says when the money comes', async () => {
    const page = await open('redeemProduct', {
      status: 'PENDING',
      productType: '91318017',
      principal: yuan(1_000),
      interest: 0,
      payDate: '20261124',
    })
    await page.until(() => page.findText('申请赎回'))
    page.findText('交易结果')
    expect(page.text()).toContain('2026.11.24')
    expect(page.text()).not.toContain('回单')
  })

  it('is nobody’s when the bank did nothing under the id', async () => {
    answer(queryOperation, { state: 'NONE' })
    const page = await openPage('/newResult', { orderId: '1'.repeat(32) })
    await page.until(() => page.findText('交易未完成'))
  })
})

describe('the deposits of all families', () => {
  const OPEN = {
    holdings: [holding({ seqNo: '7', prodType: '20178', prodDesc: '满月存一年' }), holding()],
    preInterestSum: 0,
    appointInterestSum: 0,
    accumulatedIncomeSum: 0,
    amountSum: yuan(2_000),
    underWaySum: 0,
    yesterdayIncomeSum: 0,
    months: [],
    more: false,
  }
  const holdList = (query: Query) => openPage('/ProductHoldList', query)

  it('are one list, each under its own captions, and each leads to its own page', async () => {
    answer(queryHoldings, OPEN)
    const page = await holdList({ scope: 'all' })
    await page.until(() => page.findText('满月存一年'))
    const [request] = sent(queryHoldings)
    const productTypes = request?.productTypes ?? []
    expect(productTypes).toEqual(expect.arrayContaining(['20178', '20194', '30201']))
    expect(productTypes).not.toContain('91318017')
    expect(productTypes.length).toBeLessThanOrEqual(60)
    for (const text of ['我的存款', '¥2,000.00', '累计收益', '到期预计利息']) expect(page.text()).toContain(text)
    await page.tap(page.findText('满月存一年'))
    expect(pages()).toContain('/manbillionHoldInfo')
  })

  it('are not in a family’s own list', async () => {
    answer(queryHoldings, OPEN)
    await holdList({})
    const [request] = sent(queryHoldings)
    expect(request?.productTypes).not.toContain('20178')
  })
})
